/**
 * Chance that can be repeated (mulberry32): the same seed chooses the same.
 * @param {number} seed
 */
export function chooser(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  // Neighbouring seeds begin alike.
  next();
  const upTo = (/** @type {number} */ bound) => Math.floor(next() * bound);
  return {
    /** A whole number below the bound. */
    upTo,
    /**
     * @template Value
     * @param {readonly Value[]} values
     * @returns {Value}
     */
    of(values) {
      const value = values[upTo(values.length)];
      if (value === undefined) throw new Error('There is nothing to choose from.');
      return value;
    },
    /**
     * Each with even chances.
     * @template Value
     * @param {readonly Value[]} values
     */
    some: (values) => values.filter(() => next() < 0.5),
    /** Letters that are bytes each. @param {number} length */
    bytes: (length) => String.fromCharCode(...Array.from({ length }, () => upTo(256))),
  };
}
