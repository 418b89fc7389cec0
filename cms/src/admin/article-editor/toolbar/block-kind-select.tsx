import type { Editor } from '@tiptap/core';

const KINDS = [
  { level: 0, caption: 'Абзац' },
  { level: 2, caption: 'Заголовок раздела' },
  { level: 3, caption: 'Заголовок подраздела' },
  { level: 4, caption: 'Мелкий заголовок' },
] as const;

/** Whether the line is a paragraph or a heading. The title of the article is the only heading above these. */
export function BlockKindSelect({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const present = KINDS.find(({ level }) => level > 0 && editor.isActive('heading', { level }));

  function turnInto(chosen: string): void {
    const level = KINDS.find((kind) => String(kind.level) === chosen)?.level ?? 0;
    const chain = editor.chain().focus();
    if (level === 0) chain.setParagraph().run();
    else chain.setHeading({ level }).run();
  }

  return (
    <select
      aria-label="Вид строки"
      title="Абзац Ctrl+Alt+0, заголовки Ctrl+Alt+2, 3, 4"
      value={String(present?.level ?? 0)}
      disabled={disabled}
      onChange={({ target }) => turnInto(target.value)}
    >
      {KINDS.map(({ level, caption }) => (
        <option key={level} value={level}>
          {caption}
        </option>
      ))}
    </select>
  );
}
