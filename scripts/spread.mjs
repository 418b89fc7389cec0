import { median } from './median.mjs';

/**
 * The middle of some ratios and, in brackets, the least and the most of them.
 * @param {readonly number[]} values
 */
export function spread(values) {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(short);
  return `${middle} (${least}–${most})`;
}

/** @param {number} value */
function short(value) {
  return value < 10 ? value.toFixed(2) : value.toFixed(0);
}
