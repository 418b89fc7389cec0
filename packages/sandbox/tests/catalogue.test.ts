import { isSold, ProviderOutage, zoneOf } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { parseCatalogue } from '../src/catalogue/catalogue';
import { readSeed } from '../src/catalogue/read-seed';
import { openConnectedShop } from './connected-shop';

test('every seeded preset is sold, the cheapest first', async () => {
  const shop = await openConnectedShop();
  const tariffs = await shop.provider.catalogue.serverTariffs();
  expect(tariffs.map(({ presetId }) => presetId).toSorted()).toEqual(
    seed.presets.map(({ id }) => String(id)).toSorted(),
  );
  const prices = tariffs.map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test('every family has tariffs, and some of all are popular, but not most', async () => {
  const shop = await openConnectedShop();
  const tariffs = await shop.provider.catalogue.serverTariffs();
  for (const family of ['premium', 'high-cpu', 'dedicated-cpu'])
    expect(tariffs.filter((tariff) => tariff.family === family)).not.toEqual([]);
  const popular = tariffs.filter(({ isPopular }) => isPopular).length;
  expect(popular).toBeGreaterThan(0);
  expect(popular).toBeLessThan(tariffs.length / 2);
});

test('figures arrive as the seed has them', async () => {
  const shop = await openConnectedShop();
  const tariffs = await shop.provider.catalogue.serverTariffs();
  for (const preset of seed.presets) {
    expect(tariffs.find(({ presetId }) => presetId === String(preset.id))).toMatchObject({
      cpu: preset.cpu,
      cpuFrequency: Number(preset.cpu_frequency),
      ramMb: preset.ram,
      diskMb: preset.disk,
      price: Math.round(preset.price * 100),
      location: preset.location,
    });
  }
});

// Rule R45.
test('databases have a clock of their own, which is not that of the price list', async () => {
  const shop = await openConnectedShop();
  const clocks = new Map(
    (await shop.provider.catalogue.databaseTariffs()).map((tariff) => [tariff.location, tariff.cpuFrequency]),
  );
  expect([clocks.get('ru-1'), clocks.get('nl-1')]).toEqual([3.3, 3.3]);
});

test('the site makes servers in a zone that the provider has', async () => {
  const shop = await openConnectedShop();
  const sold = new Set((await shop.provider.catalogue.serverTariffs()).map(({ location }) => location));
  for (const location of sold)
    expect(seed.locations.find(({ code }) => code === location)?.zones).toContain(zoneOf(location));
});

test('every configurator sells its own least and most', async () => {
  const shop = await openConnectedShop();
  const configurators = await shop.provider.catalogue.serverConfigurators();
  expect(configurators).toHaveLength(seed.configurators.length);
  for (const configurator of configurators) {
    const { cpu, ramMb, diskMb } = configurator;
    for (const end of ['min', 'max'] as const) {
      const parts = { cpu: cpu[end], ramGb: ramMb[end] / 1024, diskGb: diskMb[end] / 1024 };
      expect([parts, isSold(configurator, parts)]).toEqual([parts, true]);
    }
  }
});

test('images carry the names people know, and the image of an unchosen order is Ubuntu 24.04', async () => {
  const shop = await openConnectedShop();
  const images = await shop.provider.catalogue.osImages();
  expect(images.find(({ osId }) => osId === '99')?.caption).toBe('Ubuntu 24.04');
  expect(images.find(({ family }) => family === 'windows')?.caption).toMatch(/^Windows Server \d{4}/);
});

test.each([
  ['listServerPresets', 'serverTariffs'],
  ['listServerConfigurators', 'serverConfigurators'],
  ['listOs', 'osImages'],
] as const)(
  '%s is read again after an outage, and a lasting outage is thrown, not an empty shelf',
  async (endpoint, part) => {
    const shop = await openConnectedShop();
    const read = shop.provider.catalogue[part];
    await shop.fault({ endpoint, kind: 'status', status: 503, times: 2 });
    expect(await read()).not.toEqual([]);
    await shop.fault({ endpoint, kind: 'malformed', times: 3 });
    await expect(read()).rejects.toThrow(ProviderOutage);
  },
);

const seed = parseCatalogue(readSeed());
