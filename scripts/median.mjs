/**
 * The middle one of some values: of an even number the higher of both.
 * @param {readonly number[]} values
 */
export function median(values) {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
