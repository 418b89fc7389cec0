import { onOtherLayout } from './on-other-layout';
import { readings } from './readings';
import { fold, words } from './words';

/** A term that counts as a word of a query. */
export interface Alternative {
  term: string;
  /** Whether words that begin so count as well, by less. */
  isPrefix: boolean;
  /** How sure it is that this was meant, from 0 to 1. */
  weight: number;
}

/** A way to read what stands between two spaces: of each part one alternative has to be there. «ssh-ключ» has two parts. */
export type Reading = Alternative[][];

/** What stands between two spaces of a query: as it was typed or, if that tells anything, on the other keyboard layout. */
export type AskedWord = Reading[];

/** A hit by the word itself goes before one by what it may have meant, and that before a mended typo. */
const [OWN, GUESS, TYPO] = [1, 0.7, 0.3];

const FILLERS = 'как что где для на во в из и с со к по не у о об от до за или a the to in on of'.split(' ');

/** Nobody asks for more, and each costs a look into the index. */
const MOST_WORDS = 12;

/** What stands between the spaces of a query, at most 12 words, without those that say nothing, unless there are no others. */
export function typedWords(query: string): string[] {
  const all = query.split(/\s+/).filter((typed) => words(typed).length > 0);
  const meant = all.filter((typed) => !FILLERS.includes(fold(typed)));
  return (meant.length > 0 ? meant : all).slice(0, MOST_WORDS);
}

/** Reads one word of a query. `near` knows the terms that may have been meant by a mistyped one; without it typos stay. */
export function readWord(typed: string, near: (term: string) => readonly string[] = () => []): AskedWord {
  const alternatives = (own: number, term: string, others: readonly string[] = []): Alternative[] => [
    { term, isPrefix: mayBeginWords(term), weight: own },
    ...others.map((other) => ({ term: other, isPrefix: mayBeginWords(other), weight: GUESS })),
    ...[term, ...others]
      .flatMap((word) => near(word))
      // These are words of the documents already.
      .map((meant) => ({ term: meant, isPrefix: false, weight: TYPO })),
  ];
  const asTyped = words(typed).map(({ start, end, term }) =>
    alternatives(OWN, term, readings(fold(typed.slice(start, end)))),
  );
  const asMeant = words(onOtherLayout(typed)).map(({ term }) => term);
  // Two letters on the other layout are something everywhere: «C++» is not the preposition.
  const isTelling = asMeant.length > 0 && asMeant.every((term) => term.length > 2);
  return isTelling ? [asTyped, asMeant.map((term) => alternatives(GUESS, term))] : [asTyped];
}

/**
 * The words that say what was meant when nothing has them all: those that fewest documents have. «kubernetes цена» is not
 * about all that has a price. Answers their places among the words; none when no word is known.
 */
export function rarestWords(counts: readonly number[]): number[] {
  const fewest = Math.min(...counts.filter((count) => count > 0));
  return counts.flatMap((count, place) => (count === fewest ? [place] : []));
}

/** A number is itself only: `50` is neither 500 nor 80. */
function mayBeginWords(term: string): boolean {
  return term.length > 1 && !/^\p{N}+$/u.test(term);
}
