import { expect, test } from 'vitest';
import type { ListFilters } from '~/products/definition';
import { serverAmounts, serverList } from '~/products/server/list';
import { SAMPLE_RULES, sampleTariff } from '~/testing/sample-tariffs';
import { fits } from './filters';
import { nearest } from './nearest';
import { toOffers } from './tariff-offers';

const OFFERS = toOffers(
  [
    sampleTariff(1, { cpu: 4, price: 1800 }),
    sampleTariff(2, { cpu: 4, price: 2500 }),
    sampleTariff(3, { cpu: 4, price: 900, isSoldOut: true }),
    sampleTariff(4, { cpu: 4, price: 1000, location: 'nl-1' }),
    sampleTariff(5, { cpu: 4, price: 900, location: 'nl-1' }),
    sampleTariff(6, { cpu: 4, price: 950, location: 'kz-1' }),
    sampleTariff(7, { cpu: 1, price: 350 }),
  ],
  SAMPLE_RULES,
);

const near = (filters: ListFilters) => nearest(OFFERS, { location: 'ru-1', filters }, serverList([]));

test('a price of exactly the maximum still fits', () => {
  const cheap = OFFERS.find(({ presetId }) => presetId === '7');
  if (!cheap) throw new Error('the tariff is in the list');
  expect(fits(cheap, serverAmounts(cheap), { max_price: 477 })).toBe(true);
  expect(fits(cheap, serverAmounts(cheap), { max_price: 476 })).toBe(false);
});

test('where nothing fits, the cheapest that is large enough here is named, and the cheapest of each other location', () => {
  const { dearer, elsewhere } = near({ min_cpu: 4, max_price: 1200 });
  expect(dearer?.presetId).toBe('1');
  expect(elsewhere.map(({ presetId }) => presetId)).toEqual(['5', '6']);
});

test('what is larger than anything that is sold has nothing near', () => {
  expect(near({ min_cpu: 64 })).toEqual({ dearer: undefined, elsewhere: [] });
});
