import type { ConfiguratorId } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import type { ShopLocation, Taxonomy } from '~/copy/taxonomy';
import { changedTaxonomy } from './taxonomy-effects';

const MOSCOW: ShopLocation = { code: 'ru-3', name: 'Москва', families: ['premium'] };
const MADRID: ShopLocation = { code: 'es-1', name: 'Мадрид', families: [] };
const OWN = { configuratorId: '150' as ConfiguratorId };
const NOW: Taxonomy = {
  locations: [MOSCOW, MADRID],
  families: [{ code: 'premium', name: 'Premium', text: 'Быстро.' }],
  configurators: [{ ...OWN, location: 'ru-3', family: 'premium', isUnderTab: true }],
  buildsAt: 'ru-3',
  periods: [],
};

test.each<[string, Partial<Taxonomy>, string[]]>([
  ['nothing', {}, []],
  [
    'what a configurator is',
    { configurators: [{ ...OWN, family: 'premium', isUnderTab: false }] },
    ['Конфигуратор 150: ru-3, premium, под вкладкой → локация не указана, premium'],
  ],
  [
    'what is found by which words',
    { locations: [MOSCOW, { ...MADRID, searchWords: ['мадри'] }] },
    ['В поиске Мадрид (es-1): undefined → мадри'],
  ],
  [
    'a name',
    { locations: [MOSCOW, { ...MADRID, name: 'Испания' }] },
    ['Порядок локаций: Москва, Мадрид → Москва, Испания', 'Название локации es-1: Мадрид → Испания'],
  ],
  ['the order', { locations: [MADRID, MOSCOW] }, ['Порядок локаций: Москва, Мадрид → Мадрид, Москва']],
  [
    'a place that is gone',
    { locations: [MOSCOW] },
    ['Порядок локаций: Москва, Мадрид → Москва', 'Локация Мадрид (es-1): Мадрид → undefined'],
  ],
  [
    'what a place shows',
    {
      locations: [
        { ...MOSCOW, families: [], hidesDatabases: true, coordinates: { latitude: 55.75, longitude: 37.6 } },
        MADRID,
      ],
    },
    [
      'Вкладки локации Москва (ru-3): premium → того, что продаётся',
      'Базы данных в локации Москва (ru-3): показаны → не показаны',
      'На карте Москва (ru-3): undefined → 55.75, 37.6',
    ],
  ],
  [
    'a family',
    { families: [{ code: 'premium', name: 'Быстрые', text: 'Ещё быстрее.' }] },
    ['Вкладки тарифов по порядку: Premium → Быстрые', 'Описание вкладки Быстрые: Быстро. → Ещё быстрее.'],
  ],
  ['where a server begins', { buildsAt: 'es-1' }, ['Свой сервер начинается в локации: ru-3 → es-1']],
])('a draft that changes %s says so', (_what, change, expected) => {
  const changes = changedTaxonomy(NOW, { ...NOW, ...change });
  expect(changes.map(({ label, from, to }) => `${label}: ${from} → ${to}`)).toEqual(expected);
});
