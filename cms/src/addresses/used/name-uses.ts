import { entryWord } from '../../panel/entry-words';
import type { Use } from './use';

const MOST_NAMED = 5;

/** The users in words: the first of them by name, and how many there are. */
export function nameUses(uses: readonly Use[]): string {
  const named = uses
    .slice(0, MOST_NAMED)
    .map(({ uid, title, how }) => `${entryWord(uid)} «${title}» (${how})`);
  const rest = uses.length - named.length;
  return `${named.join(', ')}${rest > 0 ? ` и ещё ${rest}` : ''}. Всего: ${uses.length}`;
}
