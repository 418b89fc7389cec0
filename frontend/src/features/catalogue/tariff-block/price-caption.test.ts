import { multiplier, roubles } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { fullPrice, savingCaption } from './price-caption';

test.each([
  [1062, '1\u00a0062\u00a0₽/мес', '35,40\u00a0₽/день'],
  [477, '477\u00a0₽/мес', '15,90\u00a0₽/день'],
  [900, '900\u00a0₽/мес', '30\u00a0₽/день'],
  // A thirtieth of 700 ₽ is 23,33 and a third of a kopeck.
  [700, '700\u00a0₽/мес', '23,34\u00a0₽/день'],
])('%i ₽ are said for a month and for a day', (monthly, month, day) => {
  expect(fullPrice(roubles(monthly), 'month')).toBe(month);
  expect(fullPrice(roubles(monthly), 'day')).toBe(day);
});

test.each([
  [1, undefined],
  [0.97, '−3\u00a0%'],
  [0.9, '−10\u00a0%'],
  [0.975, '−2,5\u00a0%'],
])('a multiplier of %s saves %s', (by, expected) => {
  expect(savingCaption(multiplier(by))).toBe(expected);
});
