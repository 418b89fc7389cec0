import { expect, test } from 'vitest';
import { halfOf } from './half-of';

test('a banner has always the same half, and many banners have all of them', () => {
  const banners = Array.from({ length: 200 }, (_, index) => `banner${index}`.padEnd(24, 'x'));
  expect(banners.map(halfOf)).toEqual(banners.map(halfOf));
  expect(new Set(banners.map(halfOf))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
});
