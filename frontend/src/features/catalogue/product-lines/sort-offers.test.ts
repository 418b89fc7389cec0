import { type Money, roubles } from '@vitrina/ordering';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Amounts } from '~/products/product-offer';
import { offerOf } from '~/testing/sample-offer';
import { OFFER_SORTS, sortOffers, sortsOf, unitPrice } from './sort-offers';

const amounts = fc.record(
  {
    cores: fc.integer({ min: 1, max: 128 }),
    ramGb: fc.integer({ min: 1, max: 1024 }),
    diskGb: fc.integer({ min: 1, max: 50_000 }),
  },
  { requiredKeys: [] },
);
const offers = fc.array(
  fc
    .record({ price: fc.integer({ min: 1, max: 200_000 }), amounts })
    .map(({ price, amounts: known }) => offerOf({ price: roubles(price), amounts: known })),
  { maxLength: 12 },
);

test('whatever the order, every offer is still there, and is there once', () => {
  fc.assert(
    fc.property(offers, fc.constantFrom(...OFFER_SORTS), (list, sort) => {
      const sorted = sortOffers(list, sort, 'P1Y');
      expect(sorted).toHaveLength(list.length);
      expect(new Set(sorted)).toEqual(new Set(list));
    }),
  );
});

test('no offer costs less than the one before it, or more when the dear ones come first', () => {
  fc.assert(
    fc.property(offers, (list) => {
      const prices = sortOffers(list, 'price', 'P1M').map(({ byPeriod }) => byPeriod.P1M.monthly);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      const fromTheTop = sortOffers(list, 'price-desc', 'P1M').map(({ byPeriod }) => byPeriod.P1M.monthly);
      expect(fromTheTop).toEqual([...prices].reverse());
    }),
  );
});

test.each([
  ['per-core', 'cores'],
  ['per-ram', 'ramGb'],
  ['per-disk', 'diskGb'],
] as const)('%s: the price of a unit grows down the list, and what has none comes last', (sort, unit) => {
  fc.assert(
    fc.property(offers, (list) => {
      const costs = sortOffers(list, sort, 'P1M').map(({ byPeriod, amounts: known }) =>
        costOf(byPeriod.P1M.monthly, known, unit),
      );
      expect(costs).toEqual([...costs].sort((a, b) => (a === b ? 0 : a - b)));
    }),
  );
});

test('a list is sorted by units only where something has them', () => {
  expect(sortsOf([offerOf({ amounts: { diskGb: 10 } })])).toEqual(['price', 'price-desc', 'per-disk']);
});

test('the price of a unit is told to the kopeck, which is rounded up', () => {
  const offer = offerOf({ price: roubles(1000), amounts: { cores: 3 } });
  expect(unitPrice(offer, 'per-core', 'P1M')).toEqual({ price: roubles(333.34), unit: 'ядро' });
  expect(unitPrice(offer, 'per-ram', 'P1M')).toBeUndefined();
  const small = offerOf({ price: roubles(100), amounts: { ramGb: 0.5 } });
  expect(unitPrice(small, 'per-ram', 'P1M')?.price).toBe(roubles(200));
});

function costOf(price: Money, known: Amounts, unit: keyof Amounts): number {
  const amount = known[unit];
  return amount ? price / amount : Number.POSITIVE_INFINITY;
}
