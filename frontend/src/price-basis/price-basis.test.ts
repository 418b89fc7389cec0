import { type Money, PAYMENT_PERIODS, roubles } from '@vitrina/ordering';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAMPLE_RULES } from '~/testing/sample-tariffs';
import { priceIn, pricesOf, readBasis, USUAL_BASIS } from './price-basis';

test('a longer period is never dearer, and no address never dearer than one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), (base) => {
      const prices = pricesOf(base as Money, SAMPLE_RULES);
      const row = PAYMENT_PERIODS.map((period) => prices[period]);
      for (const [place, { withIp, withoutIp }] of row.entries()) {
        expect(withoutIp).toBeLessThanOrEqual(withIp);
        expect(withIp).toBeLessThanOrEqual(row[place - 1]?.withIp ?? Number.POSITIVE_INFINITY);
      }
    }),
  );
});

test('the five published prices are those of the usual basis', () => {
  for (const [base, price] of [
    [350, 477],
    [550, 657],
    [800, 882],
    [1000, 1062],
    [1800, 1782],
  ] as const)
    expect(priceIn(pricesOf(roubles(base), SAMPLE_RULES), USUAL_BASIS)).toBe(roubles(price));
});

test.each([
  [{}, USUAL_BASIS],
  [
    { period: 'P1M', is_floating_ip: 'false' },
    { period: 'P1M', hasIp: false },
  ],
  [{ period: 'P2M', is_floating_ip: 'perhaps' }, USUAL_BASIS],
  [{ period: ['P1M', 'P3M'] }, USUAL_BASIS],
])('what a browser names as %j is read', (query, basis) => {
  expect(readBasis(query)).toEqual(basis);
});
