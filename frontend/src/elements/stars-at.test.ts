import { expect, test } from 'vitest';
import { starsAt } from './stars-at';

test.each([
  [-30, 1],
  [0, 1],
  [9, 1],
  [20, 1],
  [29, 1],
  [30, 2],
  [49, 2],
  [50, 3],
  [70, 4],
  [89, 4],
  [90, 5],
  [100, 5],
  [119, 5],
  [4_000, 5],
])('a pointer at %i px is at %i stars', (offset, stars) => {
  expect(starsAt(offset)).toBe(stars);
});
