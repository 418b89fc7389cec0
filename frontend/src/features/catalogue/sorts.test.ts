import { inRoubles, type Money, roubles } from '@vitrina/ordering';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Amounts, SortKey } from '~/products/definition';
import { LINE_SORTS, linesOf } from '~/products/lines';
import { inPeriod } from '~/products/product-offer';
import { serverAmounts } from '~/products/server/list';
import { offerOf } from '~/testing/sample-offer';
import { SAMPLE_RULES, sampleTariff } from '~/testing/sample-tariffs';
import { sortRows, sortsOf, unitPrice } from './sorts';
import { toOffers } from './tariff-offers';

const amounts = fc.record(
  {
    cpu: fc.integer({ min: 1, max: 128 }),
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
    fc.property(offers, fc.constantFrom(...LINE_SORTS.map(({ key }) => key)), (list, sort) => {
      const sorted = inOrder(list, sort);
      expect(sorted).toHaveLength(list.length);
      expect(new Set(sorted.map(({ key }) => key))).toEqual(new Set(list.map(({ key }) => key)));
    }),
  );
});

test('no offer costs less than the one before it, or more when the dear ones come first', () => {
  fc.assert(
    fc.property(offers, (list) => {
      const prices = inOrder(list, 'price').map(({ monthly }) => monthly);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      const fromTheTop = inOrder(list, 'price-desc').map(({ monthly }) => monthly);
      expect(fromTheTop).toEqual([...prices].reverse());
    }),
  );
});

test.each([
  ['core', 'cpu'],
  ['ram', 'ramGb'],
  ['disk', 'diskGb'],
] as const)('%s: the price of a unit grows down the list, and what has none comes last', (sort, unit) => {
  fc.assert(
    fc.property(offers, (list) => {
      const costs = inOrder(list, sort).map(({ monthly, amounts: known }) => costOf(monthly, known, unit));
      expect(costs).toEqual([...costs].sort((a, b) => (a === b ? 0 : a - b)));
    }),
  );
});

test('a list is sorted by units only where something has them', () => {
  const keys = (amounts: Amounts) => sortsOf(linesOf(), [offerOf({ amounts })]).map(({ key }) => key);
  expect(keys({ diskGb: 10 })).toEqual(['price', 'price-desc', 'disk']);
  expect(keys({})).toEqual(['price', 'price-desc']);
});

test('the price of a unit is told to the kopeck, which is rounded up', () => {
  expect(unitPrice({ cpu: 3 }, roubles(1000), 'core')).toEqual({ price: roubles(333.34), unit: 'core' });
  expect(unitPrice({ cpu: 3 }, roubles(1000), 'ram')).toBeUndefined();
  expect(unitPrice({ ramGb: 0.5 }, roubles(100), 'ram')?.price).toBe(roubles(200));
});

test.each([
  ['price', undefined],
  ['core', 531],
  ['ram', 265.5],
  ['disk', 21.24],
] as const)('sorted by %s, Cloud 50 at 1 062 ₽ costs %s a unit', (sort, expected) => {
  const [offer] = toOffers([sampleTariff(2453)], SAMPLE_RULES);
  if (!offer) throw new Error('one tariff is one offer');
  const unit = unitPrice(serverAmounts(offer), offer.monthly, sort);
  expect(unit && inRoubles(unit.price)).toBe(expected);
});

function inOrder(list: Parameters<typeof inPeriod>[0], sort: SortKey) {
  return sortRows(inPeriod(list, 'P1M'), sort, (offer) => offer.amounts);
}

function costOf(price: Money, known: Amounts, unit: 'cpu' | 'ramGb' | 'diskGb'): number {
  const amount = known[unit];
  return amount ? price / amount : Number.POSITIVE_INFINITY;
}
