import {
  type ConfiguratorId,
  confirmPrice,
  newIntentId,
  type PresetId,
  parseId,
  paymentOf,
  readOrder,
  roubles,
  type ServerChoice,
  type StaticPresetChoice,
  sellPreset,
  staticPresetOrder,
  toQuery,
} from '@vitrina/ordering';
import { describe, expect, test } from 'vitest';
import { staticPresets } from '../../../cms/seed/commerce';
import { openProductShop, RULES } from './product-shop';

/** Every static preset of the CMS: what it sells, and the price of its card (rules R27 and R28). */
const CARDS: [code: string, price: number, location: string, sold: object][] = [
  ['frankfurt-1', 1140, 'fra-1', { preset_id: 5113 }],
  ['frankfurt-2', 1650, 'fra-1', { preset_id: 5115 }],
  ['frankfurt-3', 2910, 'fra-1', { preset_id: 5117 }],
  ['frankfurt-second-1', 510, 'fra-1', built(1, 1, 15)],
  ['frankfurt-second-2', 810, 'fra-1', built(1, 2, 30)],
  ['frankfurt-second-3', 1140, 'fra-1', built(2, 2, 40)],
  ['dedicated-msk-1', 2330, 'msk-1', { preset_id: 4823 }],
  ['dedicated-msk-2', 4420, 'msk-1', { preset_id: 4825 }],
  ['dedicated-msk-3', 6390, 'msk-1', { preset_id: 4827 }],
  ['static-2611', 499, 'spb-3', { preset_id: 2611 }],
];

describe('the card of', () => {
  test.each(CARDS)(
    '%s costs %i ₽ there and in its order, which makes what it says',
    async (code, price, zone, sold) => {
      const { shop, place, monthly, catalogue } = await openProductShop();
      const card = cardOf(code);
      const offered = await sellPreset(choiceOf(card), catalogue, RULES);
      if (offered.kind !== 'offer') throw new Error(offered.kind);
      expect(offered.monthly).toBe(roubles(price));
      expect(card.price).toBe(price);
      expect(offered.machine).toMatchObject({
        ...{ cpu: card.cpu, ramMb: card.ram_gb * 1024, diskMb: card.disk_gb * 1024 },
        ...{ location: card.location, bandwidthMbit: card.bandwidth },
      });

      // As the button carries it through the address.
      const read = readOrder('vds', new URLSearchParams(toQuery(offered.order).toString()), () => undefined);
      if (!read.ok) throw new Error(JSON.stringify(read.failure));
      expect(await monthly(read.value)).toBe(roubles(price));
      const confirm = confirmPrice(
        read.value,
        paymentOf(roubles(price), read.value.period),
        catalogue,
        RULES,
      );
      const customer = await shop.newCustomer();
      expect(await place(customer, newIntentId(), read.value, confirm)).toMatchObject({ status: 'placed' });
      const [made] = await shop.requests('createServer');
      expect(made?.body).toMatchObject({ data: { ...sold, bandwidth: 200, availability_zone: zone } });
      expect(made?.body).not.toHaveProperty('data.network');
    },
  );

  test('no static preset is forgotten above', () => {
    expect(staticPresets.map(({ code }) => code)).toEqual(CARDS.map(([code]) => code));
  });
});

describe('a card tells the truth when', () => {
  const MSK_1 = { server: { kind: 'preset', presetId: '4823' as PresetId }, bandwidthMbit: 200 } as const;

  test('its tariff costs something else now', async () => {
    const { catalogue, change } = await openChangedShop();
    await change({ id: 4823, price: 2500 });
    expect(await sellPreset(MSK_1, catalogue, RULES)).toMatchObject({
      kind: 'offer',
      monthly: roubles(2500),
    });
  });

  test('its tariff is sold out', async () => {
    const { catalogue, change } = await openChangedShop();
    await change({ id: 4823, available: false });
    expect(await sellPreset(MSK_1, catalogue, RULES)).toMatchObject({
      kind: 'sold-out',
      machine: { cpu: 1 },
    });
  });

  test('its tariff is not sold any more', async () => {
    const { catalogue, change } = await openChangedShop();
    await change({ id: 4823, retired: true });
    expect(await sellPreset(MSK_1, catalogue, RULES)).toEqual({ kind: 'not-sold' });
  });

  test.each([
    ['nobody sells its configurator', { configuratorId: '7', cpu: 1, ramGb: 1, diskGb: 15 }, 'not-sold'],
    ['its disk is not on a step', { configuratorId: '79', cpu: 1, ramGb: 1, diskGb: 17 }, 'not-sold'],
    [
      'it has more cores than are ordered',
      { configuratorId: '79', cpu: 17, ramGb: 32, diskGb: 50 },
      'by-request',
    ],
  ])('%s', async (_, parts, kind) => {
    const { catalogue } = await openProductShop();
    const configuratorId = parts.configuratorId as ConfiguratorId;
    const server: ServerChoice = { kind: 'configuration', ...parts, configuratorId };
    expect(await sellPreset({ server, bandwidthMbit: undefined }, catalogue, RULES)).toMatchObject({ kind });
  });

  test.each([
    [undefined, 200],
    [500, 500],
    [250, 200],
  ])('a marketer has written %s Mbit/s', async (bandwidthMbit, ordered) => {
    const { catalogue } = await openProductShop();
    expect(await sellPreset({ ...MSK_1, bandwidthMbit }, catalogue, RULES)).toMatchObject({
      ...{ kind: 'offer', monthly: roubles(2330), machine: { bandwidthMbit: ordered } },
      order: { bandwidthMbit: ordered },
    });
  });

  test('the provider is away: its order is the same, and nobody has confirmed a price', async () => {
    const { shop, catalogue } = await openProductShop();
    const offered = await sellPreset(MSK_1, catalogue, RULES);
    if (offered.kind !== 'offer') throw new Error(offered.kind);
    expect(staticPresetOrder(MSK_1, RULES)).toEqual(offered.order);
    await shop.fault({ endpoint: 'listServerPresets', kind: 'status', status: 503, times: 20 });
    await expect(sellPreset(MSK_1, catalogue, RULES)).rejects.toThrow();
  });
});

function cardOf(code: string) {
  const card = staticPresets.find((candidate) => candidate.code === code);
  if (!card) throw new Error(`The CMS has no ${code}`);
  return card;
}

/** As the site reads a card of the CMS. */
function choiceOf(card: (typeof staticPresets)[number]): StaticPresetChoice {
  const { cpu, ram_gb: ramGb, disk_gb: diskGb, bandwidth: bandwidthMbit } = card;
  const presetId = parseId<PresetId>('preset_id' in card ? card.preset_id : undefined);
  if (presetId) return { server: { kind: 'preset', presetId }, bandwidthMbit };
  const configuratorId = parseId<ConfiguratorId>(
    'configurator_id' in card ? card.configurator_id : undefined,
  );
  if (!configuratorId) throw new Error(`${card.code} names nothing that it sells`);
  return { server: { kind: 'configuration', configuratorId, cpu, ramGb, diskGb }, bandwidthMbit };
}

async function openChangedShop() {
  const { shop, catalogue } = await openProductShop();
  return {
    catalogue,
    change: async (change: object) => {
      const answer = await fetch(`${shop.url}/__sandbox/catalogue`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ product: 'servers', ...change }),
      });
      expect(answer.ok).toBe(true);
    },
  };
}

function built(cpu: number, ramGb: number, diskGb: number) {
  return { configuration: { configurator_id: 79, cpu, ram: ramGb * 1024, disk: diskGb * 1024 } };
}
