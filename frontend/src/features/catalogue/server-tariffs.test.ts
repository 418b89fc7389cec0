import type { LocationCode, OsId, TariffFamily } from '@vitrina/ordering';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { firstLocation, serverList } from '~/products/server/list';
import { SAMPLE_RULES, sampleTariff } from '~/testing/sample-tariffs';
import { readView } from './read-view';
import { ServerTariffs } from './server-tariffs';
import { NoScriptTariffs } from './servers/no-script-tariffs';
import { TariffResults } from './servers/tariff-results';
import { TariffList } from './tariff-list';
import { toOffers } from './tariff-offers';

const IMAGES = [{ osId: '95' as OsId, family: 'linux', caption: 'Debian 12' }];

const listOf = (tariffs: ReturnType<typeof sampleTariff>[]) => ({
  ...{ ...SAMPLE_RULES, tariffs, osImages: IMAGES, asOf: '2026-11-21T12:00:00Z' },
});

/** What a reader without scripts, a search engine and the first paint get. */
function html(...tariffs: ReturnType<typeof sampleTariff>[]): string {
  return renderToString(createElement(ServerTariffs, { list: listOf(tariffs) }));
}

test('the HTML has all locations and all families, also those without a tab', () => {
  const tariffs = [
    sampleTariff(1),
    sampleTariff(2, { family: 'high-cpu' }),
    sampleTariff(3, { location: 'ru-3' }),
    sampleTariff(4, { location: 'ru-3', family: 'dedicated-cpu' }),
  ];
  const page = html(...tariffs);
  const noscript = renderToString(createElement(NoScriptTariffs, { list: listOf(tariffs) }));
  for (const title of ['Cloud 1', 'Cloud 2']) expect(page).toContain(`aria-label="Заказать ${title}"`);
  for (const title of ['Cloud 3', 'Cloud 4']) expect(noscript).toContain(`aria-label="Заказать ${title}"`);
  expect(noscript).not.toContain('Cloud 1"');
});

test.each<[string, LocationCode[], LocationCode]>([
  ['St. Petersburg, if anything is sold there', ['ru-3', 'ru-3', 'ru-1'], 'ru-1'],
  ['the place that has the most, if not', ['de-1', 'ru-3', 'ru-3'], 'ru-3'],
  ['St. Petersburg also where nothing is sold at all', [], 'ru-1'],
])('a price list opens at %s', (_, places, first) => {
  expect(firstLocation(places.map((location) => ({ location })))).toBe(first);
});

test('the list of a provider that sells nothing in St. Petersburg is not empty', () => {
  const page = html(sampleTariff(1, { location: 'de-1' }), sampleTariff(2, { location: 'de-1' }));
  expect(page).toContain('aria-label="Заказать Cloud 1"');
  expect(page).not.toContain('готовых тарифов пока нет');
});

test('a sold-out tariff keeps its line, has no button, and leads to what comes nearest', () => {
  const page = html(
    sampleTariff(1, { isSoldOut: true }),
    sampleTariff(2, { price: 1800, cpu: 4 }),
    sampleTariff(3, { price: 350, cpu: 1 }),
  );
  expect(page).toContain('Нет в наличии');
  expect(page).not.toContain('aria-label="Заказать Cloud 1"');
  expect(page).toContain('aria-label="Вместо Cloud 1: Cloud 2 — 1\u00a0782\u00a0₽/мес"');
});

describe('a tariff with too little memory for the chosen system', () => {
  const WINDOWS = { osId: '115' as OsId, family: 'windows', caption: 'Windows Server 2022' };
  const lines = (...tariffs: ReturnType<typeof sampleTariff>[]) =>
    renderToString(
      createElement(TariffList, {
        ...{ label: 'Тарифы', isLeading: false },
        offers: toOffers(tariffs, SAMPLE_RULES, { system: WINDOWS }),
      }),
    );

  test('has no button, says what the system needs, and leads to the nearest that has it', () => {
    const page = lines(sampleTariff(1, { ramGb: 1 }), sampleTariff(2, { price: 1800, ramGb: 2 }));
    expect(page).toContain('Для Windows Server 2022 нужно от 2\u00a0ГБ памяти');
    expect(page).not.toContain('aria-label="Заказать Cloud 1"');
    expect(page).toContain('aria-label="Вместо Cloud 1: Cloud 2 — 1\u00a0782\u00a0₽/мес"');
    expect(page).toContain('aria-label="Заказать Cloud 2"');
  });

  test('is never what another one that is sold out gives way to', () => {
    const offers = toOffers(
      [sampleTariff(1, { ramGb: 1, isSoldOut: true }), sampleTariff(2, { ramGb: 1 }), sampleTariff(3)],
      ...[SAMPLE_RULES, { system: WINDOWS }],
    );
    expect(offers[0]?.incompatible?.instead?.title).toBe('Cloud 3');
  });

  test('is ordered as ever with another system', () => {
    const offers = toOffers([sampleTariff(1, { ramGb: 1 })], SAMPLE_RULES, { system: IMAGES[0] });
    expect(offers[0]).not.toHaveProperty('incompatible');
  });
});

test('every tariff is ordered with its own bandwidth', () => {
  const tariffs = [100, 200, 1000].map((bandwidthMbit, place) => sampleTariff(place + 1, { bandwidthMbit }));
  for (const { bandwidthMbit, href } of toOffers(tariffs, SAMPLE_RULES))
    for (const way of Object.values(href))
      expect(new URL(way, 'https://site.example').searchParams.get('bandwidth')).toBe(String(bandwidthMbit));
});

test('a sold-out tariff with nothing as large beside it says so', () => {
  expect(html(sampleTariff(1, { isSoldOut: true }))).toContain('Такого размера сейчас не осталось');
});

describe('a configurator', () => {
  const page = (location: LocationCode, family: TariffFamily, count: number) => {
    const tariffs = Array.from({ length: count }, (_, place) =>
      sampleTariff(place + 1, { location, family }),
    );
    const list = serverList([]);
    const { view } = readView(new URLSearchParams({ location, tab: family }), list, tariffs);
    return renderToString(
      createElement(TariffResults, {
        ...{ list, view },
        shownView: view,
        offers: toOffers(tariffs, SAMPLE_RULES),
        onCompare: () => undefined,
        renderConfigurator: (id: string) => `Конфигуратор ${id}`,
      }),
    );
  };

  test('stands below a list that is whole, not below a preview', () => {
    expect(page('de-1', 'premium', 6)).toContain('Конфигуратор 79');
    expect(page('de-1', 'premium', 7)).not.toContain('Конфигуратор');
  });

  test('is always there where servers are only built', () => {
    const built = page('ru-3', 'premium', 1);
    expect(built).toContain('Конфигуратор 67');
  });

  test('stands in the chosen tab only', () => {
    const built = page('ru-1', 'high-cpu', 2);
    expect(built.match(/Конфигуратор \d+/g)).toEqual(['Конфигуратор 63']);
  });
});
