import { entryWord } from '../panel/entry-words';
import type { Reference } from './reference';

const MOST_NAMED = 5;

/** Who refers, in words: the first of them by name, and how many there are. */
export function nameReferences(references: readonly Reference[]): string {
  const named = references
    .slice(0, MOST_NAMED)
    .map(({ uid, title, how }) => `${entryWord(uid)} «${title}» (${how})`);
  const rest = references.length - named.length;
  return `${named.join(', ')}${rest > 0 ? ` и ещё ${rest}` : ''}. Всего: ${references.length}`;
}
