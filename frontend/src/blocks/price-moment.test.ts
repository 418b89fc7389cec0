import { expect, test } from 'vitest';
import { makePriceMoment } from './make-price-moment';
import { isLastKnown, momentCaption } from './price-moment';

test.each([
  ['the same day', '2026-11-21T11:05:00.000Z', '2026-11-21T18:00:00Z', '14:05'],
  ['after midnight in Moscow', '2026-11-21T20:59:00.000Z', '2026-11-21T21:01:00Z', '23:59, 21 ноября'],
  ['before midnight in London', '2026-11-21T21:01:00.000Z', '2026-11-21T23:30:00Z', '00:01'],
  ['the last moment of the day', '2026-11-21T11:05:33.512Z', '2026-11-21T20:59:59.999Z', '14:05'],
  ['the first moment of the next', '2026-11-21T11:05:33.512Z', '2026-11-21T21:00:00Z', '14:05, 21 ноября'],
  ['the day before', '2026-11-21T21:01:00.000Z', '2026-11-21T20:59:00Z', '00:01, 22 ноября'],
  ['the same date of another year', '2025-11-21T11:05:00.000Z', '2026-11-21T11:05:00Z', '14:05, 21 ноября'],
])('prices of %s', (_, asOf, now, words) => {
  expect(momentCaption(makePriceMoment(asOf), Date.parse(now))).toBe(words);
});

test('a page for everyone tells the date too', () => {
  expect(momentCaption(makePriceMoment('2026-11-21T11:05:00.000Z'), undefined)).toBe('14:05, 21 ноября');
});

test.each([
  [600_000, false],
  [600_001, true],
  [-5_000, false],
])('prices of %i ms ago are old: %s', (age, isOld) => {
  const now = Date.parse('2026-11-21T11:05:00.000Z');
  expect(isLastKnown(new Date(now - age).toISOString(), now)).toBe(isOld);
});
