import { roubles } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { fullPrice } from './price-caption';

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
