import { describe, expect, test } from 'vitest';
import { multiplier } from '../money';
import {
  isPaymentPeriod,
  monthsOf,
  multiplierOf,
  nextPaymentOf,
  offeredPeriod,
  offeredPeriods,
  periodInWords,
  shortestPeriod,
  usualPeriod,
} from './payment-period';

test.each([
  ['2026-11-23', 'P1M', '2026-12-23'],
  ['2026-11-23', 'P1Y', '2027-11-23'],
  ['2026-12-31', 'P6M', '2027-06-30'],
  ['2027-01-31', 'P1M', '2027-02-28'],
  ['2028-01-31', 'P1M', '2028-02-29'],
  ['2028-02-29', 'P1Y', '2029-02-28'],
  ['2026-08-31', 'P3M', '2026-11-30'],
  ['2028-02-29', 'P2Y', '2030-02-28'],
  ['2026-08-31', 'P18M', '2028-02-29'],
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

test.each([
  ['P1M', 1, 'месяц'],
  ['P2M', 2, '2 месяца'],
  ['P3M', 3, '3 месяца'],
  ['P6M', 6, '6 месяцев'],
  ['P11M', 11, '11 месяцев'],
  ['P12M', 12, 'год'],
  ['P21M', 21, '21 месяц'],
  ['P1Y', 12, 'год'],
  ['P2Y', 24, '2 года'],
  ['P24M', 24, '2 года'],
  ['P5Y', 60, '5 лет'],
  ['P10Y', 120, '10 лет'],
] as const)('%s is %i months: %s', (period, months, words) => {
  expect(isPaymentPeriod(period)).toBe(true);
  expect([monthsOf(period), periodInWords(period)]).toEqual([months, words]);
});

test.each([
  ...['', 'P', 'P0M', 'P01M', 'P121M', 'P11Y', 'P999M', 'P1W', 'P30D', 'PT1M', 'P1Y6M', 'P1.5Y', 'P-1M'],
  ...['p1y', ' P1Y', 'P1Y\n', 'P1e1M', 12, null, undefined, ['P1Y']],
])('%j is no period', (value) => {
  expect(isPaymentPeriod(value)).toBe(false);
});

describe('what is offered', () => {
  const multipliers = { P6M: multiplier(0.95), P3M: multiplier(0.97), P2Y: multiplier(0.8) };
  const offered = offeredPeriods(multipliers);

  test('stands in the order of the shop and has a multiplier; nothing else has one', () => {
    expect(offered).toEqual(['P6M', 'P3M', 'P2Y']);
    expect(multiplierOf(multipliers, 'P2Y')).toBe(multiplier(0.8));
    expect(() => multiplierOf(multipliers, 'P1Y')).toThrow(RangeError);
  });

  test('has a usual one and a shortest one, whatever it is', () => {
    expect([usualPeriod(offered), shortestPeriod(offered)]).toEqual(['P2Y', 'P3M']);
    expect(usualPeriod(['P2Y', 'P1Y', 'P1M'])).toBe('P1Y');
    expect([usualPeriod(['P1M']), shortestPeriod(['P1M'])]).toEqual(['P1M', 'P1M']);
  });

  test('stands in for what is not: as long a period, or the usual one', () => {
    expect(offeredPeriod(offered, 'P3M')).toBe('P3M');
    expect(offeredPeriod(offered, 'P24M')).toBe('P2Y');
    expect(offeredPeriod(offered, 'P1M')).toBe('P2Y');
  });
});
