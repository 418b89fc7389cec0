import { expect, test } from 'vitest';
import { wholeOf } from './filter-field';

test.each([
  ['1 500,50', true, '1500'],
  ['1 500,50', false, '1501'],
  ['1,500', true, '1500'],
  ['1,234,567', true, '1234567'],
  ['1,5', false, '2'],
  ['1.5', false, '2'],
  ['4 ГБ', false, '4'],
  ['-3', false, '3'],
  ['много', false, ''],
  ['', true, ''],
])('%s as a maximum (%s) is %s', (text, isMax, expected) => {
  expect(wholeOf(text, isMax)).toBe(expected);
});
