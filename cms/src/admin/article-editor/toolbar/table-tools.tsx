import type { Editor } from '@tiptap/core';

/** What can be done with the table the cursor is in. */
export function TableTools({ editor }: { editor: Editor }) {
  const table = () => editor.chain().focus();
  const tools: [label: string, apply: () => boolean][] = [
    ['Строка выше', () => table().addRowBefore().run()],
    ['Строка ниже', () => table().addRowAfter().run()],
    ['Удалить строку', () => table().deleteRow().run()],
    ['Столбец слева', () => table().addColumnBefore().run()],
    ['Столбец справа', () => table().addColumnAfter().run()],
    ['Удалить столбец', () => table().deleteColumn().run()],
    ['Строка заголовков', () => table().toggleHeaderRow().run()],
    ['Столбец заголовков', () => table().toggleHeaderColumn().run()],
    ['Объединить или разделить', () => table().mergeOrSplit().run()],
    ['Удалить таблицу', () => table().deleteTable().run()],
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of fields would be a form of its own
    <div className="row" role="group" aria-label="Таблица">
      {tools.map(([label, apply]) => (
        <button
          key={label}
          type="button"
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={apply}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
