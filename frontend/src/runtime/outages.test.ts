import { expect, test } from 'vitest';
import { noteOutage, wasOutageLately } from './outages';

test('an outage is told of for some seconds, a fault of the site never', () => {
  expect(wasOutageLately(1_000)).toBe(false);
  noteOutage(new TypeError('a bug'), 1_000);
  expect(wasOutageLately(1_000)).toBe(false);
  noteOutage(Object.assign(new Error('away'), { name: 'ContentOutage' }), 1_000);
  expect(wasOutageLately(5_999)).toBe(true);
  expect(wasOutageLately(6_000)).toBe(false);
  noteOutage(Object.assign(new Error('away'), { name: 'ProviderOutage' }), 10_000);
  expect(wasOutageLately(10_000)).toBe(true);
});
