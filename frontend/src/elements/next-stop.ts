/** So near to a picture, in px, counts as being at it (rule R108 says so of the edges of a row). */
const TOLERANCE = 20;

/**
 * Where a scrolled row stops next in a direction; `undefined` at its end. `stops` are the places, in px, at which its parts
 * begin, in their order, and `at` is where it is now.
 */
export function nextStop(
  stops: readonly number[],
  at: number,
  direction: 'back' | 'forth',
): number | undefined {
  if (direction === 'forth') return stops.find((stop) => stop > at + TOLERANCE);
  return stops.findLast((stop) => stop < at - TOLERANCE);
}
