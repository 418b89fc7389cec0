import { words } from './words';

/** A stretch of a text, and whether it is what was searched for. */
export interface MarkedPart {
  start: number;
  text: string;
  isMatch: boolean;
}

/** Cuts a text where the words begin and end that one of the terms has found. */
export function markedParts(text: string, terms: ReadonlySet<string>): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = 0;
  const cut = (end: number, isMatch: boolean) => {
    if (end > at) parts.push({ start: at, text: text.slice(at, end), isMatch });
    at = end;
  };
  for (const { start, end, term } of words(text)) {
    if (!terms.has(term)) continue;
    cut(start, false);
    cut(end, true);
  }
  cut(text.length, false);
  return parts;
}
