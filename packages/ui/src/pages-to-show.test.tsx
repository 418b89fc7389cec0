import { expect, test } from 'vitest';
import { pagesToShow } from './pages-to-show';

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 3, '1 2 3'],
  [1, 4, '1 2 3 4'],
  [1, 5, '1 2 gap 5'],
  [2, 5, '1 2 3 4 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 5, '1 2 3 4 5'],
  [5, 5, '1 gap 4 5'],
  [4, 9, '1 2 3 4 5 gap 9'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [6, 9, '1 gap 5 6 7 8 9'],
  [20, 40, '1 gap 19 20 21 gap 40'],
  [0, 40, '1 2 gap 40'],
  [99, 40, '1 gap 39 40'],
])('at page %i of %i: %s', (page, pageCount, shown) => {
  expect(pagesToShow(page, pageCount).join(' ')).toBe(shown);
});
