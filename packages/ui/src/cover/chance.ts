/** A whole number from 0 to below `limit`; the next call gives the next one. */
export type Chance = (limit: number) => number;

/** 2^32 divided by the golden ratio: steps of it fall far from one another. */
const STEP = 0x9e3779b9;

/**
 * Chance that a text decides: the same text gives the same numbers on every machine. Whole numbers only, because a
 * drawing made on a server and in a browser must not differ by a rounding.
 */
export function chanceOf(text: string): Chance {
  let state = hashOf(text);
  return (limit) => {
    state = (state + STEP) | 0;
    return Math.floor((mixed(state) * limit) / 2 ** 32);
  };
}

/** FNV-1a over the text's UTF-16 units: 32 bits, not negative. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** The last steps of MurmurHash3, after which every bit depends on every other: 32 bits, not negative. */
function mixed(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}
