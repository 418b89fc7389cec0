import {
  type Catalogue,
  NETWORK_DRIVER,
  type Order,
  ProviderOutage,
  type ServerTariff,
} from '@vitrina/ordering';
import type { EndpointName } from '@vitrina/provider-api/contract';
import { describe, expect, test } from 'vitest';
import { parseCatalogue } from '../src/catalogue/catalogue';
import { readSeed } from '../src/catalogue/read-seed';
import { openConnectedShop } from './connected-shop';

/** A part of the catalogue, the endpoint it comes from, and the rows it is made of. */
const PARTS: readonly [keyof Catalogue, EndpointName, string[]][] = [
  ['databaseTariffs', 'listDatabasePresets', ['databases_presets']],
  ['storageTariffs', 'listStoragePresets', ['storages_presets']],
  ['storageConfigurators', 'listStorageConfigurators', ['storage_configurators']],
  ['balancerTariffs', 'listBalancerPresets', ['balancers_presets']],
  ['nodeTariffs', 'listClusterPresets', ['k8s_presets']],
  ['nodeConfigurators', 'listClusterConfigurators', ['k8s_configurators']],
  ['clusterVersions', 'listClusterVersions', ['k8s_versions']],
  ['dedicatedTariffs', 'listDedicatedPresets', ['dedicated_servers_presets']],
  ['dedicatedServices', 'listDedicatedServices', ['dedicated_services']],
  ['appTariffs', 'listAppPresets', ['apps_backend_presets', 'apps_frontend_presets']],
];

describe.each(PARTS)('%s', (part, endpoint, kinds) => {
  test('sells every seeded row, in a location the site knows', async () => {
    const { provider } = await openConnectedShop();
    const seed = readSeed();
    const rows = await provider.catalogue[part]();
    expect(rows).toHaveLength(kinds.reduce((sum, kind) => sum + (seed[kind]?.length ?? 0), 0));
  });

  test('is read again after an outage, and a lasting outage is thrown, not an empty shelf', async () => {
    const shop = await openConnectedShop();
    const catalogue = shop.provider.catalogue;
    await shop.fault({ endpoint, kind: 'status', status: 503, times: 2 });
    expect(await catalogue[part]()).not.toEqual([]);
    await shop.fault({ endpoint, kind: 'malformed', times: 3 });
    await expect(catalogue[part]()).rejects.toThrow(ProviderOutage);
  });
});

test('tariffs come the cheapest first', async () => {
  const catalogue = (await openConnectedShop()).provider.catalogue;
  const lists: Pick<ServerTariff, 'price'>[][] = await Promise.all([
    catalogue.databaseTariffs(),
    catalogue.storageTariffs(),
    catalogue.balancerTariffs(),
    catalogue.nodeTariffs(),
    catalogue.dedicatedTariffs(),
    catalogue.appTariffs(),
  ]);
  for (const list of lists) {
    const prices = list.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  }
});

test('databases are sold in St. Petersburg and the Netherlands, every type somewhere', async () => {
  const tariffs = await (await openConnectedShop()).provider.catalogue.databaseTariffs();
  expect(new Set(tariffs.map(({ location }) => location))).toEqual(new Set(['ru-1', 'nl-1']));
  expect(new Set(tariffs.map(({ type }) => type))).toEqual(
    new Set(['mysql', 'postgres', 'redis', 'mongodb', 'clickhouse', 'opensearch', 'kafka', 'rabbitmq']),
  );
});

test('the provider installs the network plugin that the site asks for', async () => {
  const answer = await (await openConnectedShop()).http('listNetworkDrivers', {});
  expect(answer.ok && answer.value.body.network_drivers).toContain(NETWORK_DRIVER);
});

test('clusters stand where masters, workers and both configurators are, in a zone the provider has', async () => {
  const catalogue = (await openConnectedShop()).provider.catalogue;
  const rows = [...(await catalogue.nodeTariffs()), ...(await catalogue.nodeConfigurators())];
  const places = new Set<Extract<Order, { product: 'k8s' }>['location']>(
    rows.map(({ location }) => location),
  );
  const { locations } = parseCatalogue(readSeed());
  for (const place of places) {
    expect(locations.find(({ code }) => code === place)?.zones).not.toEqual([]);
    for (const role of ['master', 'worker'])
      expect(rows.filter((row) => row.location === place && row.role === role).length).toBeGreaterThan(1);
  }
});
