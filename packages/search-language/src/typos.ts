/** More than so many in a word and it is another word. */
const MOST_TYPOS = 2;

/** The words that were meant by one with typos in it, or that begin as it was meant to. Short words and numbers mean themselves. */
export function meantWords(typed: string, vocabulary: Iterable<string>): string[] {
  const most = mostTypos(typed);
  if (most === 0) return [];
  return [...vocabulary].filter((word) => word.length >= typed.length - most && typos(typed, word) <= most);
}

/** How many typos a word may have; short words and numbers mean themselves. */
export function mostTypos(typed: string): number {
  if (typed.length < 5 || /^\p{N}+$/u.test(typed)) return 0;
  return typed.length < 8 ? 1 : MOST_TYPOS;
}

/** How far what was typed is from the beginning of a word: letters missing, added, wrong, or two that changed places. */
export function typos(typed: string, word: string): number {
  const beginning = word.slice(0, typed.length + MOST_TYPOS);
  let before: number[] = [];
  let last = Array.from({ length: beginning.length + 1 }, (_, letters) => letters);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let column = 1; column <= beginning.length; column++) {
      const isSame = typed[row - 1] === beginning[column - 1];
      const isSwapped = typed[row - 1] === beginning[column - 2] && typed[row - 2] === beginning[column - 1];
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return Math.min(...last);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
