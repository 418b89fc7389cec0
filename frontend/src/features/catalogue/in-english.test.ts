import { type AppTariff, type DatabasePresetId, type DatabaseTariff, roubles } from '@vitrina/ordering';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { t } from '~/messages';
import { toAppOffers } from '~/products/app/list';
import { toDatabaseOffers } from '~/products/database/list';
import type { ListFilters } from '~/products/definition';
import { serverList } from '~/products/server/list';
import { periodOptions } from '~/products/to-offer';
import { inLanguage } from '~/testing/in-language';
import { russianLeft } from '~/testing/russian-left';
import { SAMPLE_RULES, sampleTariff } from '~/testing/sample-tariffs';
import { ProductList } from './product-list';
import { readView } from './read-view';
import { ServerTariffs } from './server-tariffs';
import { AfterTariffs } from './servers/after-tariffs';
import { NoScriptTariffs } from './servers/no-script-tariffs';
import { TariffResults } from './servers/tariff-results';
import { toOffers } from './tariff-offers';

const TARIFFS = [
  sampleTariff(1, { isPopular: true }),
  sampleTariff(2, { isSoldOut: true, price: 1200 }),
  sampleTariff(3, { location: 'ru-3', ramGb: 1 }),
];
const SERVERS = {
  ...{ ...SAMPLE_RULES, tariffs: TARIFFS, osImages: [], asOf: '2026-11-21T12:00:00Z' },
};
const DATABASE: DatabaseTariff = {
  ...{ presetId: '7' as DatabasePresetId, type: 'postgres', title: '2 / 4 / 60', location: 'ru-1' },
  ...{ cpu: 2, cpuFrequency: 3.3, ramMb: 4096, diskMb: 61_440, price: roubles(1000), isSoldOut: false },
};
const APP = {
  ...{ presetId: '9', type: 'backend', title: '1 / 1', location: 'ru-1', price: roubles(300) },
  ...{ cpu: 1, cpuFrequency: 3.3, ramMb: 1024, diskMb: 10_240 },
} as AppTariff;
const { multipliers } = SAMPLE_RULES;

test.each<[string, () => ReactElement]>([
  ['servers', () => createElement(ServerTariffs, { list: SERVERS })],
  ['servers without a script', () => createElement(NoScriptTariffs, { list: SERVERS })],
  [
    'what stands below them',
    () => createElement(AfterTariffs, { hasClusters: true, contact: { href: '/' } }),
  ],
  ['servers that fit', () => results({ min_cpu: 1 })],
  ['servers none of which fits', () => results({ min_cpu: 99 })],
  [
    'databases',
    () => {
      const offers = toDatabaseOffers([DATABASE, { ...DATABASE, isSoldOut: true }], multipliers);
      return createElement(ProductList, {
        list: { product: 'dbaas', periods: periodOptions(multipliers), offers },
      });
    },
  ],
  [
    'apps',
    () => {
      const offers = toAppOffers(
        [APP],
        [{ type: 'backend', name: 'Express', language: 'Node.js' }],
        multipliers,
      );
      return createElement(ProductList, {
        list: { product: 'apps', periods: periodOptions(multipliers), offers },
      });
    },
  ],
])('a list of %s has no Russian word in English but the names that the shop has given', (_, list) => {
  const page = inLanguage('en', () => renderToString(list()));
  expect(page.length).toBeGreaterThan(500);
  expect(russianLeft(page)).toEqual([]);
  expect(russianLeft(renderToString(list())).length).toBeGreaterThan(3);
});

test.each([
  [1, '1\u00a0plan fits: Place, all server lines'],
  [2, '2\u00a0plans fit: Place, all server lines'],
  [0, 'Place: no plans fit'],
])('%i tariffs that fit are told with their verb', (count, words) => {
  expect(inLanguage('en', () => t.catalogue.fittingAt(count, 'Place'))).toBe(words);
});

function results(filters: ListFilters): ReactElement {
  const list = serverList([]);
  const view = { ...readView(new URLSearchParams(), list, TARIFFS).view, filters };
  return createElement(TariffResults, {
    ...{ list, view, shownView: view, offers: toOffers(TARIFFS, SAMPLE_RULES) },
    onCompare: () => undefined,
  });
}
