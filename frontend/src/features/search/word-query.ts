import type { Alternative, AskedWord } from '@vitrina/search-language';
import type { Query } from 'minisearch';

/** Asks for one word of a query in any of the ways it may have been meant. */
export function wordQuery(word: AskedWord): Query {
  return {
    combineWith: 'OR',
    queries: word.map((reading) => ({
      combineWith: 'AND',
      queries: reading.map((part) => ({ combineWith: 'OR', queries: part.map(termQuery) })),
    })),
  };
}

function termQuery({ term, isPrefix, weight }: Alternative): Query {
  return { queries: [term], prefix: isPrefix, boostTerm: () => weight };
}
