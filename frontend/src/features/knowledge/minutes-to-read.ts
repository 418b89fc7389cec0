import readingTime from 'reading-time';

const CHARACTERS_A_MINUTE = 1300;

/**
 * Rule R94: units of text divided by 1300, rounded up. A unit is a character of the text without
 * markup; the library counts words, so it is given one word for every character.
 */
export function minutesToRead(plainText: string): number {
  const characters = [...plainText.replace(/\s+/g, ' ').trim()].length;
  return Math.ceil(readingTime('x '.repeat(characters), { wordsPerMinute: CHARACTERS_A_MINUTE }).minutes);
}
