import { Fragment } from 'react';
import { markedParts } from './marked-parts';

/** A text in which the words that were found stand out. */
export function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  return markedParts(text, terms).map(({ start, text: part, isMatch }) =>
    isMatch ? (
      <mark key={start} className="rounded-xs bg-accent/15 text-ink">
        {part}
      </mark>
    ) : (
      <Fragment key={start}>{part}</Fragment>
    ),
  );
}
