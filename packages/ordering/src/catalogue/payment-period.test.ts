import { expect, test } from 'vitest';
import { nextPaymentOf } from './payment-period';

test.each([
  ['2026-11-23', 'P1M', '2026-12-23'],
  ['2026-11-23', 'P1Y', '2027-11-23'],
  ['2026-12-31', 'P6M', '2027-06-30'],
  ['2027-01-31', 'P1M', '2027-02-28'],
  ['2028-01-31', 'P1M', '2028-02-29'],
  ['2028-02-29', 'P1Y', '2029-02-28'],
  ['2026-08-31', 'P3M', '2026-11-30'],
] as const)('what is paid for on %s by %s is paid for again on %s', (paidAt, period, next) => {
  expect(
    nextPaymentOf(new Date(`${paidAt}T09:00:00Z`), period)
      .toISOString()
      .slice(0, 10),
  ).toBe(next);
});

test('a night in Moscow is of the day that has begun there', () => {
  const paidAt = new Date('2026-01-31T00:30:00+03:00');
  expect(nextPaymentOf(paidAt, 'P1M')).toEqual(new Date('2026-02-28T00:30:00+03:00'));
});
