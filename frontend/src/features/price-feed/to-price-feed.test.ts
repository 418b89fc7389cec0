import {
  type Catalogue,
  type ConfiguratorId,
  multiplier,
  NOTHING_SOLD,
  PRODUCTS,
  roubles,
  type ServerConfigurator,
} from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { pricingRules } from '~/checkout/pricing-rules';
import type { Commerce } from '~/content/get-commerce';
import { askFeeds } from '~/products/products';
import { datedCatalogue } from '~/testing/dated-catalogue';
import { sampleTariff } from '~/testing/sample-tariffs';
import { SEEDED_TAXONOMY } from '~/testing/shop-taxonomy';
import { toPriceFeed } from './to-price-feed';

const ASKED = '2026-11-21T12:00:00.000Z';
const EARLIER = '2026-11-21T11:57:00.000Z';

const COMMERCE: Commerce = {
  ...{
    floatingIp: roubles(180),
    cpuLimit: 64,
    minRamPerCoreGb: 1,
    retirements: [],
    companyDomain: '',
    taxonomy: SEEDED_TAXONOMY,
  },
  ramRules: [{ configuratorId: '150' as ConfiguratorId, minRamPerCoreGb: 2 }],
  multipliers: { P1M: multiplier(1), P3M: multiplier(0.97), P6M: multiplier(0.95), P1Y: multiplier(0.9) },
  ...{ consentTicked: true, mailingTicked: true },
};

function configurator(id: number): ServerConfigurator {
  return {
    ...{
      configuratorId: String(id) as ConfiguratorId,
      location: 'ru-3',
      diskType: 'nvme',
      cpuFrequency: 3.3,
    },
    cpu: { min: 1, max: 32, step: 1 },
    ramMb: { min: 1024, max: 262_144, step: 1024 },
    diskMb: { min: 15_360, max: 4_096_000, step: 5120 },
    unitPrices: { core: roubles(150), ramGb: roubles(50), diskGb: roubles(10) },
  };
}

/** Of a catalogue that has nothing but this, each part asked for at its moment. */
async function feedOf(parts: Partial<Catalogue>, moments: Partial<Record<keyof Catalogue, string>> = {}) {
  const catalogue = datedCatalogue({ ...NOTHING_SOLD, ...parts }, (part) => moments[part] ?? ASKED);
  return toPriceFeed(await askFeeds(catalogue, PRODUCTS), pricingRules(COMMERCE), 'https://vitrina.example', [
    'cloud_servers',
  ]);
}

test('of a shop that sells nothing with a price of its own the feed is empty', () => {
  const feed = toPriceFeed([], pricingRules(COMMERCE), 'https://vitrina.example', []);
  expect([feed.offers, Number.isNaN(Date.parse(feed.asOf))]).toEqual([[], false]);
});

test('of what is not sold nobody asks the provider', async () => {
  const sold = datedCatalogue(NOTHING_SOLD, () => ASKED);
  const away = () => Promise.reject(new Error('There is no such list.'));
  const asked = { ...sold, databaseTariffs: { ...sold.databaseTariffs, dated: away } };
  const [feed, ...others] = await askFeeds(asked, ['vds']);
  expect([feed?.moments.length, others]).toEqual([expect.any(Number), []]);
  await expect(askFeeds(asked, PRODUCTS)).rejects.toThrow('There is no such list.');
});

test('the feed is as old as the oldest of its prices, whatever is older without a price', async () => {
  expect((await feedOf({}, { appFrameworks: EARLIER })).asOf).toBe(ASKED);
  expect((await feedOf({}, { appTariffs: EARLIER })).asOf).toBe(EARLIER);
});

test('the feed says what is sold at all', async () => {
  expect((await feedOf({})).sells).toEqual(['cloud_servers']);
});

test('a server that is sold out is in the feed as such, and one that is not is in stock', async () => {
  const part = [sampleTariff(1, { isSoldOut: true }), sampleTariff(2)];
  const { offers } = await feedOf({ serverTariffs: async () => part });
  expect(offers.map(({ presetId, availability }) => [presetId, availability])).toEqual([
    [1, 'sold-out'],
    [2, 'in-stock'],
  ]);
});

// A base of 1,000 and an address of 180 roubles; each price is discounted for its period and rounded up by itself.
test('a server has its price without an address and that with one, for every period', async () => {
  const part = [sampleTariff(1, { price: 1000 })];
  const [offer] = (await feedOf({ serverTariffs: async () => part })).offers;
  expect(offer?.prices).toEqual({ P1M: '1000.00', P3M: '970.00', P6M: '950.00', P1Y: '900.00' });
  expect(offer?.pricesWithIp).toEqual({ P1M: '1180.00', P3M: '1145.00', P6M: '1121.00', P1Y: '1062.00' });
});

test('a configurator says how much memory a core needs, and ends where the one on the page does', async () => {
  const { configurators } = await feedOf({
    serverConfigurators: async () => [configurator(150), configurator(67)],
  });
  expect(configurators.map(({ limits }) => limits)).toEqual([
    {
      cpu: { min: 1, max: 32, step: 1 },
      ramMb: { min: 1024, max: 262_144, step: 1024 },
      diskMb: { min: 15_360, max: 2000 * 1024, step: 5120 },
      minRamPerCoreMb: 2048,
    },
    expect.objectContaining({ minRamPerCoreMb: 1024 }),
  ]);
});
