import { meantWords, mostTypos } from './typos';

/** Of more words that may have been meant none is. */
const MOST_MEANT = 30;

/** The terms of all documents, laid out so that those near a mistyped one are found among many thousands in milliseconds. */
export class Vocabulary {
  readonly #known = new Set<string>();
  #lines = '\n';

  add(terms: Iterable<string>): void {
    const fresh: string[] = [];
    for (const term of terms) {
      if (this.#known.has(term)) continue;
      this.#known.add(term);
      fresh.push(`${term}\n`);
    }
    this.#lines += fresh.join('');
  }

  /** The terms that were meant by a mistyped one, as `meantWords` finds them. */
  near(typed: string): string[] {
    const most = mostTypos(typed);
    // Pieces of a short word are in nearly every term, and would be looked for in vain.
    if (most === 0) return [];
    return meantWords(typed, this.#candidates(typed, most)).slice(0, MOST_MEANT);
  }

  /** All terms with a piece of the typed one that its typos have left whole. */
  #candidates(typed: string, most: number): Set<string> {
    const candidates = new Set<string>();
    const pieces = wholePieces(typed, most).filter((piece) => /^[\p{L}\p{N}\p{M}]+$/u.test(piece));
    if (pieces.length === 0) return candidates;
    const pattern = new RegExp(pieces.join('|'), 'g');
    for (let match = pattern.exec(this.#lines); match; match = pattern.exec(this.#lines)) {
      const end = this.#lines.indexOf('\n', match.index);
      candidates.add(this.#lines.slice(this.#lines.lastIndexOf('\n', match.index) + 1, end));
      pattern.lastIndex = end;
    }
    return candidates;
  }
}

/**
 * One typo leaves one of two pieces whole, two leave one of three. Letters that changed places over a border spoil both sides of
 * it, so the word is cut once more with those changed back: then at most one typo is left, and one of two pieces whole.
 */
function wholePieces(typed: string, most: number): string[] {
  const letters = [...typed];
  const borders = Array.from({ length: most }, (_, cut) =>
    Math.round(((cut + 1) * letters.length) / (most + 1)),
  );
  const pieces = [0, ...borders].map((from, cut) => letters.slice(from, borders[cut]));
  const changedBack = borders.flatMap((border) => {
    const back = [...letters];
    [back[border - 1], back[border]] = [letters[border] ?? '', letters[border - 1] ?? ''];
    const middle = Math.ceil(back.length / 2);
    return [back.slice(0, middle), back.slice(middle)];
  });
  return [...pieces, ...changedBack].map((piece) => piece.join(''));
}
