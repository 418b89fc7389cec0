import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInn } from './inn';

test.each(['7707083893', '7736050003', '500100732259', '526317984689'])('%s is a tax number', (inn) => {
  expect(isInn(inn)).toBe(true);
});

test.each([
  ['too short', '770708389'],
  ['a length between', '77070838931'],
  ['too long', '7707083893011'],
  ['a letter that looks like a digit', '770708389O'],
  ['digits of another script', '٧٧٠٧٠٨٣٨٩٣'],
  ['a space', ' 7707083893'],
  ['nothing', ''],
])('%s is none: "%s"', (_, text) => {
  expect(isInn(text)).toBe(false);
});

test('of all last digits of an organisation exactly one is right', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (start) => {
      const nine = String(start).padStart(9, '0');
      expect([...'0123456789'].filter((last) => isInn(nine + last))).toHaveLength(1);
    }),
  );
});

test('of all last pairs of a person exactly one is right', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (start) => {
      const ten = String(start).padStart(10, '0');
      const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'));
      expect(pairs.filter((pair) => isInn(ten + pair))).toHaveLength(1);
    }),
  );
});
