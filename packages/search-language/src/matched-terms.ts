import type { AskedWord } from './read-query';
import { words } from './words';

/** Whether a term is one of those that a word of a query asks for. */
export function isAskedBy(word: AskedWord, term: string): boolean {
  return word.some((reading) =>
    reading.some((part) =>
      part.some((asked) => asked.term === term || (asked.isPrefix && term.startsWith(asked.term))),
    ),
  );
}

/** The terms of some texts that a query asks for: by them what was found is marked. */
export function matchedTerms(texts: readonly string[], asked: readonly AskedWord[]): string[] {
  const terms = new Set(texts.flatMap((text) => words(text).map(({ term }) => term)));
  return [...terms].filter((term) => asked.some((word) => isAskedBy(word, term)));
}
