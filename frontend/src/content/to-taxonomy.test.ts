import { isTaxonomyCode } from '@vitrina/content-contract/default-taxonomy';
import { isLocationCode } from '@vitrina/ordering';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEEDED_TAXONOMY } from '~/testing/shop-taxonomy';
import { toTaxonomy } from './to-taxonomy';

// Rules R35, R36 and R37.
test('the seeded shop has the locations, names, tabs and coordinates of the rules', () => {
  const { locations, families, configurators, buildsAt } = SEEDED_TAXONOMY;
  expect(Object.fromEntries(locations.map(({ code, name }) => [code, name]))).toEqual({
    ...{ 'ru-1': 'Санкт-Петербург', 'ru-2': 'Новосибирск', 'ru-3': 'Москва', 'pl-1': 'Польша' },
    ...{ 'kz-1': 'Казахстан', 'nl-1': 'Нидерланды', 'de-1': 'Германия', 'fr-1': 'Париж' },
    ...{ 'uk-1': 'Лондон', 'us-2': 'Нью-Йорк', 'fi-1': 'Хельсинки', 'tr-1': 'Турция' },
  });
  expect(locations.filter(({ coordinates }) => !coordinates)).toEqual([]);
  expect(locations.filter(({ hidesDatabases }) => !hidesDatabases).map(({ code }) => code)).toEqual([
    ...['ru-1', 'nl-1'],
  ]);
  expect(families.map(({ name }) => name)).toEqual(['Premium', 'High CPU', 'Dedicated CPU']);
  expect(
    configurators.filter(({ isUnderTab }) => isUnderTab).map(({ configuratorId }) => configuratorId),
  ).toEqual(['67', '63', '75', '79']);
  expect(buildsAt).toBe('ru-3');
});

test('a place is found by its name where no words are given for it', () => {
  const { locations } = toTaxonomy({
    locations: [
      { code: 'br-1', name: 'Рио-де-Жанейро' },
      { code: 'es-1', name: 'Мадрид', search_words: ' , ' },
    ],
  });
  expect(locations.map(({ searchWords }) => searchWords)).toEqual([['рио', 'жанейр'], ['мадри']]);
});

test('what is not filled in is absent, and a row that names nothing is left out', () => {
  expect(
    toTaxonomy({
      locations: [
        null,
        { code: 'not a code', name: 'Нигде' },
        {
          code: 'es-1',
          name: 'Мадрид',
          longitude: -3.7,
          latitude: null,
          families: ' gpu ,, premium',
          search_words: 'Мадрид,Королёв',
        },
      ],
      server_families: [null, { code: 'gpu', name: 'GPU', text: null }],
      configurator_rules: [
        { configurator_id: '150', min_ram_per_core_gb: 2 },
        { configurator_id: '7', location: 'es-1', family: 'gpu', is_under_tab: null },
        { configurator_id: '8', family: 'gpu' },
      ],
      build_location: 'Мадрид',
    }),
  ).toEqual({
    locations: [
      { code: 'es-1', name: 'Мадрид', families: ['gpu', 'premium'], searchWords: ['мадрид', 'королев'] },
    ],
    families: [{ code: 'gpu', name: 'GPU', text: '' }],
    configurators: [
      { configuratorId: '7', location: 'es-1', family: 'gpu', isUnderTab: false },
      { configuratorId: '8', family: 'gpu', isUnderTab: false },
    ],
    periods: [],
    buildsAt: undefined,
  });
  expect(toTaxonomy({})).toEqual({
    locations: [],
    families: [],
    configurators: [],
    periods: [],
    buildsAt: undefined,
  });
});

test('what the panel takes for a code is one for the site', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.stringMatching(/^[A-Za-z0-9][\w.-]{0,41}$/)),
      (code) => {
        expect(isTaxonomyCode(code)).toBe(isLocationCode(code));
      },
    ),
  );
});
