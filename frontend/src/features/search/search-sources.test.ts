import { expect, test } from 'vitest';
import { setTaxonomy } from '~/copy/taxonomy';
import { SAMPLE_RULES, sampleTariff } from '~/testing/sample-tariffs';
import { SEEDED_TAXONOMY } from '~/testing/shop-taxonomy';
import { toSale } from './search-sources';

const TARIFFS = [sampleTariff(2453, { location: 'ru-3' })];

test('what the search says of servers is made once, and again when the price, the rules or the names are others', () => {
  const now = () => toSale(TARIFFS, SAMPLE_RULES);
  const first = now();
  expect(now()).toBe(first);
  expect(first.offers[0]?.title).toBe('Cloud 2453, Москва');
  const renamed = { ...SEEDED_TAXONOMY, locations: [{ code: 'ru-3', name: 'Столица', families: [] }] };
  setTaxonomy(renamed);
  expect(now().offers[0]?.title).toBe('Cloud 2453, Столица');
  expect(now().documents[0]).toMatchObject({ title: 'Cloud 2453, Столица', suggestion: 'Столица' });
  const dearer = toSale([sampleTariff(2453, { price: 2000 })], SAMPLE_RULES);
  expect(dearer.offers[0]?.prices).not.toEqual(first.offers[0]?.prices);
  expect(toSale(TARIFFS, undefined).documents[0]?.prices).toBeUndefined();
});
