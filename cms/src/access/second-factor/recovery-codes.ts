import { randomInt } from 'node:crypto';

const COUNT = 10;
const LENGTH = 12;
/** Without letters and digits that people take for one another. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** Ten of some 59 bits each, as they are shown: `abcd-efgh-jkmn`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const signs = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return signs.replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** However a code of either kind was typed: without blanks and dashes, in small letters. */
export function bareCode(typed: string): string {
  return typed.replaceAll(/[\s\-–—]/g, '').toLowerCase();
}
