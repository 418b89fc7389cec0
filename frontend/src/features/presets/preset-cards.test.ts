import {
  type ConfiguratorId,
  type PresetId,
  type PresetMachine,
  roubles,
  type SoldPreset,
  serverOrder,
} from '@vitrina/ordering';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { StaticPreset } from '~/content/get-static-presets';
import { pricesOf } from '~/price-basis/price-basis';
import { SAMPLE_RULES } from '~/testing/sample-tariffs';
import { type PresetCard, soldCard, unconfirmedCard } from './preset-card';
import { PresetCards } from './preset-cards';

const WRITTEN: StaticPreset = {
  id: 'msk-1',
  title: 'MSK 1',
  server: { kind: 'preset', presetId: '4823' as PresetId },
  bandwidthMbit: 200,
  written: { cpu: 9, ramGb: 90, diskGb: 900, location: 'de-1', price: roubles(850) },
};
const BUILT: StaticPreset = {
  ...WRITTEN,
  server: { kind: 'configuration', configuratorId: '79' as ConfiguratorId, cpu: 1, ramGb: 2, diskGb: 30 },
};
const order = serverOrder(WRITTEN.server, { period: 'P1M', hasFloatingIp: false, bandwidthMbit: 200 });
const machine: PresetMachine = {
  ...{ cpu: 1, ramMb: 4096, diskMb: 51_200, bandwidthMbit: 200, location: 'ru-3' },
  diskType: 'nvme',
};
const OFFER: SoldPreset = { kind: 'offer', order, machine, monthly: roubles(2330) };
const PRICES = pricesOf(roubles(2330), SAMPLE_RULES);

describe('a card', () => {
  test('shows what the provider says, not what a marketer has written', () => {
    const page = markup(soldCard(WRITTEN, OFFER, PRICES));
    for (const words of [
      '2 330 ₽',
      'Цена за месяц при оплате помесячно, без публичного IP',
      '1 ядро',
      '4 ГБ',
      '50 ГБ',
      'Москва',
    ])
      expect(page).toContain(words);
    for (const words of ['850', '9 ядер', '90', 'Германия']) expect(page).not.toContain(words);
  });

  test.each([
    ['sold-out', 'Нет в наличии', 'Подобрать замену MSK 1'],
    ['by-request', 'По заявке', 'Оставить заявку MSK 1'],
  ] as const)('of what is %s promises no price', (kind, words, label) => {
    const page = markup(soldCard(WRITTEN, { kind, order, machine }, undefined));
    expect(page).toContain(words);
    expect(page).toContain(`aria-label="${label}"`);
    expect(page).not.toContain('₽');
  });

  test('of what is not sold is none', () => {
    expect(soldCard(WRITTEN, { kind: 'not-sold' }, undefined)).toBeUndefined();
  });

  test('says while nobody can be asked that its price is not confirmed', () => {
    const page = markup(unconfirmedCard(WRITTEN, SAMPLE_RULES));
    expect(page).toContain('850 ₽');
    expect(page).toContain('Сейчас цену не проверить');
    expect(unconfirmedCard({ ...WRITTEN, written: undefined }, SAMPLE_RULES)).toBeUndefined();
  });

  test.each([
    ['a preset, as it is sold', soldCard(WRITTEN, OFFER, PRICES), 'preset=4823'],
    ['a preset that nobody confirms', unconfirmedCard(WRITTEN, SAMPLE_RULES), 'preset=4823'],
    [
      'a configuration that nobody confirms',
      unconfirmedCard(BUILT, SAMPLE_RULES),
      'configurator_id=79&cpu=1&ram=2&disk=30',
    ],
  ])('leads to the order of %s, in the usual basis until another is chosen', (_, card, what) => {
    for (const [way, path] of [
      [card?.href.visitor, '/registration'],
      [card?.href.customer, '/order'],
    ] as const) {
      const { pathname, search, searchParams } = new URL(way ?? '', 'https://site.example');
      expect(pathname).toBe(path);
      expect(search).toContain(what);
      expect(Object.fromEntries(searchParams)).toMatchObject({
        ...{ auth: 'registrationVds', period: 'P1Y', is_floating_ip: 'true', bandwidth: '200' },
      });
    }
  });
});

/** With plain spaces, as one reads it. */
function markup(card: PresetCard | undefined): string {
  if (!card) throw new Error('There is no card');
  return renderToStaticMarkup(createElement(PresetCards, { cards: [card], heading: 'h3' }))
    .replace(/\u00a0/g, ' ')
    .replace(/<span[^>]*>/g, '');
}
