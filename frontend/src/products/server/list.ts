import {
  type LocationCode,
  MB_IN_GB,
  type OsImage,
  type PresetId,
  type ServerTariff,
  type TariffFamily,
} from '@vitrina/ordering';
import { firstOfShop, usualShopPeriod } from '~/copy/taxonomy';
import { t } from '~/messages';
import type { Amounts, ListDefinition, ListFilters, ListView, Words } from '../definition';
import { readCompared } from './compared';
import { tabsOf } from './family-tabs';

export type ServerList = ListDefinition<ServerTariff, TariffFamily, LocationCode>;
export type ServerView = ListView<TariffFamily, LocationCode>;

/** One location, family by family. `areBuilt`: servers can also be built from parts (see `tabsOf`). */
export function serverList(systems: readonly OsImage[], areBuilt = true): ServerList {
  return {
    usualPeriod: usualShopPeriod,
    opensAt: firstLocation,
    amounts: serverAmounts,
    filters: [
      { key: 'min_cpu', label: () => t.products.leastCores },
      { key: 'min_ram', label: () => t.products.leastMemory },
      { key: 'min_disk', label: () => t.products.leastDisk },
      { key: 'max_price', label: () => t.products.highestMonthlyPrice() },
    ],
    sorts: [
      { key: 'price', label: () => t.products.cheapestFirst },
      { key: 'core', label: () => t.products.cheapestPerCore },
      { key: 'ram', label: () => t.products.cheapestPerGbOfMemory },
      { key: 'disk', label: () => t.products.cheapestPerGbOfDisk },
    ],
    tabs: {
      key: 'tab',
      of: ({ family }) => family,
      offered: (tariffs, location) => tabsOf(location, tariffs, areBuilt),
    },
    systems,
    hasLooks: true,
    compares: readCompared,
  };
}

/** Where a price list opens: at the first location of the shop, or at the one that has the most where nothing is sold there. */
export function firstLocation(tariffs: readonly { location: LocationCode }[]): LocationCode {
  const first = firstOfShop() ?? '';
  const amounts = new Map<LocationCode, number>();
  for (const { location } of tariffs) amounts.set(location, (amounts.get(location) ?? 0) + 1);
  if (amounts.has(first)) return first;
  const [[most] = [first]] = [...amounts].sort(([, one], [, other]) => other - one);
  return most;
}

export function serverAmounts({ cpu, ramMb, diskMb }: ServerTariff): Amounts {
  return { cpu, ramGb: ramMb / MB_IN_GB, diskGb: diskMb / MB_IN_GB };
}

/** The one popular tariff of each family and location: the first of those the provider calls so. */
export function mostPopular(offers: readonly ServerTariff[]): Set<PresetId> {
  const places = new Map<string, PresetId>();
  for (const { presetId, location, family, isPopular } of offers) {
    const place = `${location} ${family}`;
    if (isPopular && !places.has(place)) places.set(place, presetId);
  }
  return new Set(places.values());
}

/** Where to begin when one knows what a server is for: a small one of its kind, from which the figures can be raised. */
export const PURPOSES: readonly { key: string; name: Words; filters: ListFilters }[] = [
  { key: 'website', name: () => t.products.website, filters: { min_cpu: 1, min_ram: 2, min_disk: 30 } },
  { key: 'store', name: () => t.products.onlineStore, filters: { min_cpu: 2, min_ram: 4, min_disk: 50 } },
  { key: 'database', name: () => t.products.database, filters: { min_cpu: 4, min_ram: 8, min_disk: 80 } },
  { key: '1c', name: () => t.products.oneC, filters: { min_cpu: 4, min_ram: 8, min_disk: 100 } },
];
