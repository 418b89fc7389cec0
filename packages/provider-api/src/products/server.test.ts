import { inRoubles } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import type { ResponseOf } from '../contract';
import { toOsImages, toServerConfigurators, toServerTariffs } from './server';

test('a preset becomes a tariff', () => {
  expect(toServerTariffs([preset])).toEqual([
    {
      presetId: '4795',
      title: 'Cloud MSK 15',
      location: 'ru-3',
      family: 'premium',
      cpu: 1,
      cpuFrequency: 3.3,
      ramMb: 1024,
      diskMb: 15_360,
      diskType: 'nvme',
      bandwidthMbit: 200,
      price: 29_750,
      isPopular: false,
      isSoldOut: false,
    },
  ]);
});

test.each([
  [['discount_highcpu'], 'high-cpu'],
  [['discount_highcpu_3'], 'high-cpu'],
  [['ssd_2022', 'vds_dedic'], 'dedicated-cpu'],
  [['msk_dedicated_cpu'], 'dedicated-cpu'],
  [['discount_highcpu', 'vds_dedic'], 'high-cpu'],
  [['vds_dedicated_other'], 'premium'],
  [['ssd_2022'], 'premium'],
  [[], 'premium'],
])('a preset tagged %o is %s', (tags, family) => {
  expect(toServerTariffs([{ ...preset, tags }])[0]?.family).toBe(family);
});

test.each([
  [['recommended_cp'], true],
  [['ssd_2022', 'popular_site'], true],
  [['recommended'], false],
  [[], false],
])('a preset tagged %o is popular: %s', (tags, isPopular) => {
  expect(toServerTariffs([{ ...preset, tags }])[0]?.isPopular).toBe(isPopular);
});

test('tariffs come with the cheapest first', () => {
  const prices = [550, 99.5, 1800, 350];
  const tariffs = toServerTariffs(prices.map((price) => ({ ...preset, price })));
  expect(tariffs.map(({ price }) => inRoubles(price))).toEqual([99.5, 350, 550, 1800]);
});

test('what stands in a location without a code is left out, and any code is one of the provider', () => {
  expect(toServerTariffs([{ ...preset, location: 'not a code' }])).toEqual([]);
  expect(toServerConfigurators([{ ...configurator, location: '' }])).toEqual([]);
  expect(toServerTariffs([{ ...preset, location: 'mars-1' }])).toMatchObject([{ location: 'mars-1' }]);
});

test('a configurator becomes limits and unit prices', () => {
  expect(toServerConfigurators([configurator])).toEqual([
    {
      configuratorId: '11',
      location: 'ru-1',
      diskType: 'nvme',
      cpuFrequency: 3.3,
      cpu: { min: 1, max: 32, step: 1 },
      ramMb: { min: 1024, max: 65_536, step: 1024 },
      diskMb: { min: 10_240, max: 512_000, step: 5120 },
      bandwidthMbit: { min: 200, max: 1000, step: 100 },
      unitPrices: { core: 15_000, ramGb: 9950, diskGb: 35 },
    },
  ]);
});

test.each([
  ['ubuntu', '24.04', 'Ubuntu 24.04'],
  ['windows', '2022', 'Windows Server 2022'],
  ['plan9', '4', 'plan9 4'],
])('%s %s reads %s', (name, version, caption) => {
  const image = { id: 99, family: 'linux', name, version, version_codename: '' };
  expect(toOsImages([image])).toEqual([{ osId: '99', family: 'linux', caption }]);
});

const preset: ResponseOf<'listServerPresets'>['server_presets'][number] = {
  id: 4795,
  location: 'ru-3',
  price: 297.5,
  cpu: 1,
  cpu_frequency: '3.3',
  ram: 1024,
  disk: 15_360,
  disk_type: 'nvme',
  bandwidth: 200,
  description: '',
  description_short: 'Cloud MSK 15',
  is_allowed_local_network: true,
  tags: [],
};

const configurator: ResponseOf<'listServerConfigurators'>['server_configurators'][number] = {
  id: 11,
  location: 'ru-1',
  disk_type: 'nvme',
  cpu_frequency: '3.3',
  is_allowed_local_network: true,
  prices: { cpu: 150, ram: 99.5, disk: 0.35 },
  requirements: {
    ...{ cpu_min: 1, cpu_step: 1, cpu_max: 32 },
    ...{ ram_min: 1024, ram_step: 1024, ram_max: 65_536 },
    ...{ disk_min: 10_240, disk_step: 5120, disk_max: 512_000 },
    ...{ network_bandwidth_min: 200, network_bandwidth_step: 100, network_bandwidth_max: 1000 },
  },
};
