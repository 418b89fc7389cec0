import { markedParts } from '@vitrina/search-language';
import { Fragment } from 'react';

/** A text in which the words that were found stand out. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return markedParts(text, new Set(terms)).map(({ start, text: part, isMatch }) =>
    isMatch ? (
      <mark key={start} className="rounded-xs bg-accent/15 text-ink">
        {part}
      </mark>
    ) : (
      <Fragment key={start}>{part}</Fragment>
    ),
  );
}
