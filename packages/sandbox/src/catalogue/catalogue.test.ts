import { expect, test } from 'vitest';
import { describePreset } from '../products/server/describe-preset';
import { openTestShop } from '../testing/open-test-shop';
import { readAnswer } from '../testing/read-answer';
import { parseCatalogue } from './catalogue';
import { readSeed } from './read-seed';

test('the catalogue is answered in the shape of the contract', async () => {
  const shop = await openTestShop();
  const presets = await readAnswer('listServerPresets', await shop.fetch('/api/v1/presets/servers'));
  await readAnswer('listServerConfigurators', await shop.fetch('/landing-api/configurator/servers'));
  await readAnswer('listOs', await shop.fetch('/api/v1/os/servers'));
  await readAnswer('listSoftware', await shop.fetch('/api/v1/software/servers'));

  expect(presets.meta.total).toBe(49);
  expect(new Set(presets.server_presets.map(({ location }) => location)).size).toBe(6);
});

test('prices are those of 2026 where that level is known', async () => {
  const shop = await openTestShop();
  const answer = await shop.fetch('/api/v1/presets/servers');
  const { server_presets } = await readAnswer('listServerPresets', answer);
  const priceOf = (wanted: number) => server_presets.find(({ id }) => id === wanted)?.price;
  expect([2447, 2459, 2611, 4807].map(priceOf)).toEqual([350, 3600, 499, 3600]);
});

// Rules R37 and R87.
test('the configurators, plugins and tariffs that the rules name are sold', async () => {
  const shop = await openTestShop();
  const { server_configurators } = await readAnswer(
    'listServerConfigurators',
    await shop.fetch('/landing-api/configurator/servers'),
  );
  const { storage_configurators } = await readAnswer(
    'listStorageConfigurators',
    await shop.fetch('/landing-api/configurator/storages'),
  );
  const { network_drivers } = await readAnswer(
    'listNetworkDrivers',
    await shop.fetch('/api/v1/k8s/network-drivers'),
  );
  const ids = [...server_configurators, ...storage_configurators].map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([150, 67, 63, 75, 77, 79]));
  expect(network_drivers).toContain('calico');
});

test('a preset is described in a sentence', () => {
  const figures = {
    cpu: 2,
    cpu_frequency: '3.3',
    ram: 4096,
    disk: 51_200,
    disk_type: 'nvme',
    bandwidth: 200,
    location: 'ru-3',
  };
  expect(describePreset({ ...figures, locationName: 'Москва' }).replaceAll('\u00a0', ' ')).toBe(
    'Сервер в дата-центре «Москва»: 2 ядра по 3,3 ГГц, 4 ГБ памяти, диск NVMe на 50 ГБ и канал 200 Мбит/с.',
  );
});

test('whatever kind of rows a product asks for is in the seed, under the same name', () => {
  const seed = readSeed();
  const asked: string[] = [];
  parseCatalogue(
    new Proxy(seed, {
      get(rows, kind) {
        asked.push(String(kind));
        return Reflect.get(rows, kind);
      },
    }),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((kind) => !seed[kind]?.length)).toEqual([]);
});
