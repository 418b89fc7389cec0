import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';

/** Rule R94: the site counts so, too. */
const CHARACTERS_A_MINUTE = 1300;
const plural = new Intl.PluralRules('ru');
const WORDS: Record<string, string> = { one: 'слово', few: 'слова', many: 'слов', other: 'слова' };

/** How much has been written, and how long it takes to read. */
export function TextAmount({ editor }: { editor: Editor }) {
  const { words, minutes } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => amountOf(state.doc.textBetween(0, state.doc.content.size, ' ', ' ')),
  });
  return (
    <p className="amount">
      {words.toLocaleString('ru')} {WORDS[plural.select(words)]}
      {minutes > 0 && `, ${minutes} мин чтения`}
    </p>
  );
}

export function amountOf(text: string): { words: number; minutes: number } {
  const plain = text.replace(/\s+/g, ' ').trim();
  return {
    words: plain === '' ? 0 : plain.split(' ').length,
    minutes: Math.ceil([...plain].length / CHARACTERS_A_MINUTE),
  };
}
