import { expect, test } from 'vitest';
import { healthOf, noteHealth } from './health';

const NOON = Date.parse('2026-11-25T12:00:30Z');
const MINUTE = 60_000;

test('what has happened in a quarter of an hour is counted, what was before is not', () => {
  noteHealth('orders', false, NOON - 16 * MINUTE);
  for (const isGood of [true, false, true]) noteHealth('orders', isGood, NOON - 14 * MINUTE);
  expect(healthOf('orders', NOON)).toEqual({
    ...{ good: 2, bad: 1, lastGoodAt: NOON - 14 * MINUTE, isFailing: false },
  });
  expect(healthOf('orders', NOON + 5 * MINUTE)).toMatchObject({ good: 0, bad: 0 });
});

test('something fails from the first bad answer to the next good one', () => {
  noteHealth('provider', true, NOON);
  expect(healthOf('provider', NOON).isFailing).toBe(false);
  noteHealth('provider', false, NOON + 1_000);
  expect(healthOf('provider', NOON + 2_000)).toMatchObject({ isFailing: true, lastGoodAt: NOON });
  noteHealth('provider', true, NOON + 3_000);
  expect(healthOf('provider', NOON + 4_000).isFailing).toBe(false);
});

test('of what nobody has asked for a long time nothing bad is said', () => {
  noteHealth('cms', false, NOON);
  expect(healthOf('cms', NOON + 60 * MINUTE)).toEqual({
    good: 0,
    bad: 0,
    lastGoodAt: undefined,
    isFailing: false,
  });
});
