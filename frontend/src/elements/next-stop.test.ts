import { expect, test } from 'vitest';
import { nextStop } from './next-stop';

/** Three pictures, of which the last cannot begin where the row does. */
const STOPS = [0, 600, 1120];

test.each<[number, number | undefined, number | undefined]>([
  [0, undefined, 600],
  [600, 0, 1120],
  [1120, 600, undefined],
  // By hand, between two of them.
  [300, 0, 600],
  // Browsers round, and a row that snaps rests near its stop.
  [599.5, 0, 1120],
  [1110, 600, undefined],
])('from %i px a row goes back to %s and forth to %s', (at, back, forth) => {
  expect(nextStop(STOPS, at, 'back')).toBe(back);
  expect(nextStop(STOPS, at, 'forth')).toBe(forth);
});

test('a row of one picture goes nowhere', () => {
  expect(nextStop([0], 0, 'back')).toBeUndefined();
  expect(nextStop([0], 0, 'forth')).toBeUndefined();
});
