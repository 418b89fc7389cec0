import { expect, test } from 'vitest';
import { requestNumber } from './request-number';

test('a request has one number, which can be read aloud', () => {
  expect(requestNumber('d3b1a4b2')).toBe(requestNumber('d3b1a4b2'));
  expect(requestNumber('d3b1a4b2')).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
});

test('ten thousand requests have as many numbers', () => {
  const numbers = Array.from({ length: 10_000 }, (_, id) => requestNumber(`request ${id}`));
  expect(new Set(numbers).size).toBe(numbers.length);
});
