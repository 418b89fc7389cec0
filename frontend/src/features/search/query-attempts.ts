import type { Query } from 'minisearch';
import { onOtherLayout } from './on-other-layout';
import { readings } from './readings';
import { fold, words } from './words';

/** Tried in turn until something is found: what was typed, the same with typos forgiven, any word of it. */
export function queryAttempts(query: string): Query[] {
  const asked = questions(query);
  const all = (forgivesTypos: boolean) => asked.map((typed) => anyReading(typed, forgivesTypos));
  return [
    { combineWith: 'AND', queries: all(false) },
    { combineWith: 'AND', queries: all(true) },
    { combineWith: 'OR', queries: all(true) },
  ];
}

const FILLERS = 'как что где для на в во из и с со к по не у о об от до за или a the to in on of'.split(' ');

/** What stands between the spaces of a query, without words that say nothing, unless there are no others. */
function questions(query: string): string[] {
  const all = query.split(/\s+/).filter((typed) => words(typed).length > 0);
  const meant = all.filter((typed) => !FILLERS.includes(fold(typed)));
  return meant.length > 0 ? meant : all;
}

function anyReading(typed: string, forgivesTypos: boolean): Query {
  const asTyped = words(typed).map(({ start, end, term }) => orCalled(term, typed.slice(start, end)));
  const asMeant = words(onOtherLayout(typed)).map(({ term }) => term);
  return {
    combineWith: 'OR',
    // A number is itself only: `50` is neither 500 nor 80.
    prefix: (term) => term.length > 1 && !isNumber(term),
    fuzzy: (term) => forgivesTypos && !isNumber(term) && term.length > 4 && (term.length > 7 ? 2 : 1),
    queries: [
      { combineWith: 'AND', queries: asTyped },
      { combineWith: 'AND', queries: asMeant, ...GUESS },
    ],
  };
}

function orCalled(term: string, word: string): Query {
  return { combineWith: 'OR', queries: [term, { queries: readings(fold(word)), ...GUESS }] };
}

/** A hit by the word itself goes before one by what it may have meant. */
const GUESS = { boostTerm: () => 0.7 };

function isNumber(term: string): boolean {
  return /^\p{N}+$/u.test(term);
}
