import type { ConfiguratorId } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { SEEDED_TAXONOMY } from '~/testing/shop-taxonomy';
import {
  configuratorUnder,
  familyName,
  familyOfConfigurator,
  familyText,
  inFamilyOrder,
  inShopOrder,
  locationName,
  locationsOf,
  placeAndFamily,
  setTaxonomy,
  shopPeriods,
  taxonomy,
  taxonomyOfIslands,
} from './taxonomy';

test('what the shop does not know is shown, by its code', () => {
  expect([locationName('ru-3'), locationName('us-4')]).toEqual(['Москва', 'us-4']);
  expect([familyName('high-cpu'), familyName('gpu'), familyText('gpu')]).toEqual(['High CPU', 'gpu', '']);
  expect(placeAndFamily('ru-3', familyOfConfigurator('67' as ConfiguratorId))).toBe('Москва, Dedicated CPU');
  // A family that nobody has named is not claimed.
  expect(placeAndFamily('ru-3', familyOfConfigurator('9999' as ConfiguratorId))).toBe('Москва');
});

test('places stand in the order of the shop, each once, and unknown ones come last', () => {
  expect(inShopOrder(['us-4', 'de-1', 'es-1', 'ru-3', 'ru-1', 'de-1'])).toEqual([
    ...['ru-1', 'ru-3', 'de-1', 'es-1', 'us-4'],
  ]);
  expect(locationsOf([{ location: 'kz-1' }, { location: 'ru-2' }, { location: 'kz-1' }])).toEqual([
    ...['ru-2', 'kz-1'],
  ]);
  setTaxonomy({ ...SEEDED_TAXONOMY, locations: SEEDED_TAXONOMY.locations.toReversed() });
  expect(inShopOrder(['ru-1', 'ru-3', 'de-1'])).toEqual(['de-1', 'ru-3', 'ru-1']);
  expect(inFamilyOrder(['gpu', 'dedicated-cpu', 'premium'])).toEqual(['premium', 'dedicated-cpu', 'gpu']);
});

test('a shop that has been told nothing goes on with codes', () => {
  setTaxonomy({ locations: [], families: [], configurators: [], periods: [], buildsAt: undefined });
  expect(inShopOrder(['ru-3', 'de-1'])).toEqual(['de-1', 'ru-3']);
  expect([locationName('de-1'), configuratorUnder('de-1', 'premium')]).toEqual(['de-1', undefined]);
});

test('an island is told all that the page was drawn with, and no more', () => {
  const given = taxonomyOfIslands({ hasServers: true });
  expect(JSON.stringify(given)).not.toMatch(/coordinates|searchWords/);
  const drawn = [locationName('kz-1'), familyText('premium'), inShopOrder(['de-1', 'ru-1'])];
  setTaxonomy(JSON.parse(JSON.stringify(given)));
  expect([locationName('kz-1'), familyText('premium'), inShopOrder(['de-1', 'ru-1'])]).toEqual(drawn);
  expect(taxonomy().locations.map(({ hidesDatabases = false }) => hidesDatabases)).toEqual(
    SEEDED_TAXONOMY.locations.map(({ hidesDatabases = false }) => hidesDatabases),
  );
});

test('an island that sorts no servers is told of places and periods alone', () => {
  expect(taxonomyOfIslands({ hasServers: false })).toMatchObject({ families: [], configurators: [] });
  setTaxonomy(taxonomyOfIslands({ hasServers: false }));
  expect([locationName('kz-1'), shopPeriods()]).toEqual(['Казахстан', SEEDED_TAXONOMY.periods]);
});

test('who has waited on an older copy does not bring the former names back', () => {
  const renamed = { ...SEEDED_TAXONOMY, locations: [{ code: 'ru-3', name: 'Столица', families: [] }] };
  setTaxonomy(renamed, '2026-11-27T10:00:01.000Z');
  setTaxonomy(SEEDED_TAXONOMY, '2026-11-27T10:00:00.000Z');
  expect(locationName('ru-3')).toBe('Столица');
  setTaxonomy(SEEDED_TAXONOMY, '2026-11-27T10:00:02.000Z');
  expect(locationName('ru-3')).toBe('Москва');
});
