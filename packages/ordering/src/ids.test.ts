import { expect, test } from 'vitest';
import { parseId } from './ids';

test.each([
  [4795, 4795],
  ['4795', 4795],
  ['007', 7],
  ['999999999999999', 999_999_999_999_999],
])('%o is the id %i', (value, expected) => {
  expect(parseId(value)).toBe(expected);
});

test.each([
  ...[0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1],
  ...['', '0', '-1', '1.5', ' 1', '1e3', '0x10', '١٢', '9999999999999999', 'null'],
  ...[null, undefined, true, [1], { id: 1 }],
])('%o is no id', (value) => {
  expect(parseId(value)).toBeUndefined();
});
