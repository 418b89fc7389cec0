import { stem } from './stem';

/** One word of a text: where it stands, and the term by which it is found. */
export interface Word {
  start: number;
  end: number;
  term: string;
}

/** The words of a text, whatever their case, endings and dots over «ё». */
export function words(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    term: stem(fold(word)),
  }));
}

/** One spelling for all ways to write a word. */
export function fold(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('ё', 'е');
}
