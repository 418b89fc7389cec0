import { inPeriod, type Money, multiplier, offeredPeriods, roubles } from '@vitrina/ordering';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setTaxonomy } from '~/copy/taxonomy';
import { SAMPLE_RULES } from '~/testing/sample-tariffs';
import { SEEDED_TAXONOMY } from '~/testing/shop-taxonomy';
import { askEachPeriod, priceIn, pricesOf, readBasis, usualBasis, usualPrice } from './price-basis';

test('a longer period is never dearer, and no address never dearer than one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), (base) => {
      const prices = pricesOf(base as Money, SAMPLE_RULES);
      const row = offeredPeriods(prices).map((period) => inPeriod(prices, period));
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
    expect(priceIn(pricesOf(roubles(base), SAMPLE_RULES), usualBasis())).toBe(roubles(price));
});

const USUAL = { period: 'P1Y', hasIp: true };

test.each([
  [{}, USUAL],
  [
    { period: 'P1M', is_floating_ip: 'false' },
    { period: 'P1M', hasIp: false },
  ],
  [{ period: 'P2M', is_floating_ip: 'perhaps' }, USUAL],
  [{ period: ['P1M', 'P3M'] }, USUAL],
])('what a browser names as %j is read', (query, basis) => {
  expect(readBasis(query)).toEqual(basis);
});

test('a period that a marketer adds has a price and can be named, one that is taken away has none', () => {
  setTaxonomy({ ...SEEDED_TAXONOMY, periods: ['P1M', 'P2Y'] });
  const { P1M } = SAMPLE_RULES.multipliers;
  const prices = pricesOf(roubles(1000), { ...SAMPLE_RULES, multipliers: { P1M, P2Y: multiplier(0.8) } });
  expect(offeredPeriods(prices)).toEqual(['P1M', 'P2Y']);
  expect(usualPrice(prices)).toBe(roubles(944));
  expect(readBasis({ period: 'P2Y' }).period).toBe('P2Y');
  expect(readBasis({ period: 'P3M' }).period).toBe('P2Y');
  expect(() => inPeriod(prices, 'P3M')).toThrow(RangeError);
});

test('what is asked period by period is whole or nothing, in the order of the shop', async () => {
  const asked = await askEachPeriod(['P2Y', 'P1M'], async (period) => period);
  expect(Object.keys(asked ?? {})).toEqual(['P2Y', 'P1M']);
  expect(await askEachPeriod(['P2Y', 'P1M'], async (period) => (period === 'P1M' ? 1 : undefined))).toBe(
    undefined,
  );
});
