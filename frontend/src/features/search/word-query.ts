import type { Query } from 'minisearch';
import { onOtherLayout } from './on-other-layout';
import { readings } from './readings';
import { meantWords } from './typos';
import { fold, words } from './words';

const FILLERS = 'как что где для на в во из и с со к по не у о об от до за или a the to in on of'.split(' ');

/** What stands between the spaces of a query, without words that say nothing, unless there are no others. */
export function typedWords(query: string): string[] {
  const all = query.split(/\s+/).filter((typed) => words(typed).length > 0);
  const meant = all.filter((typed) => !FILLERS.includes(fold(typed)));
  return meant.length > 0 ? meant : all;
}

/**
 * Asks for one word of a query as it stands or on the other layout, and with a vocabulary for words of it that were
 * mistyped as well.
 */
export function wordQuery(typed: string, vocabulary: ReadonlySet<string>): Query {
  const asTyped = words(typed).map(({ start, end, term }) => [
    term,
    ...readings(fold(typed.slice(start, end))),
  ]);
  const asMeant = words(onOtherLayout(typed)).map(({ term }) => term);
  // Two letters on the other layout are something everywhere: «C++» is not the preposition.
  const isTelling = asMeant.every((term) => term.length > 2);
  const called = (term: string, ...others: string[]): Query => ({
    combineWith: 'OR',
    queries: [
      term,
      { queries: others, ...GUESS },
      { queries: [term, ...others].flatMap((word) => meantWords(word, vocabulary)), ...TYPO },
    ],
  });
  return {
    combineWith: 'OR',
    // A number is itself only: `50` is neither 500 nor 80.
    prefix: (term) => term.length > 1 && !/^\p{N}+$/u.test(term),
    queries: [
      { combineWith: 'AND', queries: asTyped.map(([term = '', ...others]) => called(term, ...others)) },
      { combineWith: 'AND', queries: isTelling ? asMeant.map((term) => called(term)) : [], ...GUESS },
    ],
  };
}

/** A hit by the word itself goes before one by what it may have meant. */
const GUESS = { boostTerm: () => 0.7 };

/** These are words of the documents already. */
const TYPO = { boostTerm: () => 0.3, prefix: false };
