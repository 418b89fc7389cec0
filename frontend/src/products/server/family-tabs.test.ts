import { expect, test } from 'vitest';
import { configuratorUnder, setTaxonomy } from '~/copy/taxonomy';
import { sampleTariff } from '~/testing/sample-tariffs';
import { SEEDED_TAXONOMY } from '~/testing/shop-taxonomy';
import { tabsOf } from './family-tabs';

const EVERYWHERE = SEEDED_TAXONOMY.locations.flatMap(({ code: location }, place) => [
  sampleTariff(place + 1, { location }),
  sampleTariff(place + 101, { location, family: 'dedicated-cpu' }),
]);

test.each([
  ['ru-1', ['premium', 'high-cpu', 'dedicated-cpu']],
  ['ru-3', ['dedicated-cpu']],
  ['ru-2', ['premium']],
  ['nl-1', ['premium']],
  ['kz-1', ['premium']],
  ['de-1', ['premium']],
  // Not in rule R36: what is sold there.
  ['fi-1', ['premium', 'dedicated-cpu']],
] as const)('%s has the tabs %s', (location, tabs) => {
  expect(tabsOf(location, EVERYWHERE)).toEqual(tabs);
});

test('where nothing is sold there is no tab', () => {
  expect(tabsOf('ru-1', [])).toEqual([]);
});

test.each([
  ['ru-1', 'premium', undefined],
  ['ru-1', 'high-cpu', '63'],
  ['ru-1', 'dedicated-cpu', '75'],
  ['ru-3', 'dedicated-cpu', '67'],
  ['nl-1', 'premium', undefined],
  ['de-1', 'premium', '79'],
] as const)('below %s %s stands the configurator %s', (location, family, configuratorId) => {
  expect(configuratorUnder(location, family)).toBe(configuratorId);
});

test('where nothing is sold or built under the specified tabs, the families that are sold are the tabs', () => {
  // Moscow has one tab, of dedicated processors; a provider without those has its own.
  const premium = [{ location: 'ru-3', family: 'premium' }] as const;
  expect(tabsOf('ru-3', premium, false)).toEqual(['premium']);
  expect(tabsOf('ru-3', premium, true)).toEqual(['dedicated-cpu']);
  const both = [
    { location: 'ru-3', family: 'premium' },
    { location: 'ru-3', family: 'dedicated-cpu' },
  ] as const;
  expect(tabsOf('ru-3', both, false)).toEqual(['dedicated-cpu']);
});

test('what is sold is seen where nothing stands under the tabs that a shop has named', () => {
  // Novosibirsk has one tab, of Premium, and no configurator under it.
  const fast = [{ location: 'ru-2', family: 'high-cpu' }];
  expect(tabsOf('ru-2', fast, true)).toEqual(['high-cpu']);
});

test('a shop that names no tabs has those of what is sold, in its order of families', () => {
  const families = [...SEEDED_TAXONOMY.families].reverse();
  setTaxonomy({ ...SEEDED_TAXONOMY, locations: [], families });
  const tariffs = ['premium', 'gpu', 'dedicated-cpu'].map((family) => ({ location: 'msk', family }));
  expect(tabsOf('msk', tariffs)).toEqual(['dedicated-cpu', 'premium', 'gpu']);
});
