import { offeredPeriods, type PaymentPeriod } from '@vitrina/ordering';
import type { FeedConfigurator, FeedOffer } from '~/products/feed-record';
import type { PriceFeed } from './price-feed';

/** So that a table program takes the file for UTF-8, as the Russian ones do only then. */
const BYTE_ORDER_MARK = '\ufeff';

type Cell = string | number | undefined;

/** The feed as a table by RFC 4180: a header, a line a price, an empty cell for a figure that there is not. */
export function toCsv(feed: PriceFeed): string {
  const rows = [...feed.offers.map(toOfferRow), ...feed.configurators.map(toConfiguratorRow)];
  const common = { currency: feed.currency, unit: feed.unit, schema_version: feed.schemaVersion };
  const columns = columnsOf(offeredPeriods(feed.multipliers));
  const lines = rows.map((row) => line(columns.map((column) => ({ ...row, ...common })[column])));
  return `${BYTE_ORDER_MARK}${[line(columns), ...lines].join('')}`;
}

const SPECS = [
  ...(['family', 'databaseType', 'storageClass', 'appType', 'role', 'partKind', 'cpu'] as const),
  ...(['cpuFrequencyGhz', 'ramMb', 'diskMb', 'diskType', 'bandwidthMbit', 'requestsPerSecond'] as const),
  ...(['replicas', 'description'] as const),
];
const RESOURCES = ['cpu', 'ramMb', 'diskMb'] as const;

const columnsOf = (periods: readonly PaymentPeriod[]): readonly string[] => [
  ...['id', 'record', 'product', 'number', 'title', 'location', 'location_name', 'availability'],
  ...['currency', 'unit'],
  ...periods.map((period) => `price_${period}`),
  ...periods.map((period) => `price_with_ip_${period}`),
  ...SPECS.map(snake),
  ...['core_price', 'ram_gb_price', 'disk_gb_price'],
  ...RESOURCES.flatMap((name) => [`${snake(name)}_min`, `${snake(name)}_max`, `${snake(name)}_step`]),
  ...['url', 'as_of', 'schema_version'],
  // What came after version 1.0 stands at the end, for readers that count columns.
  'min_ram_per_core_mb',
];

function toOfferRow(offer: FeedOffer): Record<string, Cell> {
  const { id, product, presetId, title, availability, prices, pricesWithIp, url, asOf } = offer;
  return {
    ...{ id, record: 'offer', product, number: presetId, title, availability, url, as_of: asOf },
    ...{ location: offer.location, location_name: offer.locationName },
    ...Object.fromEntries(
      offeredPeriods(prices).flatMap((period) => [
        [`price_${period}`, prices[period]],
        [`price_with_ip_${period}`, pricesWithIp?.[period]],
      ]),
    ),
    ...specCells(offer.specs),
  };
}

function toConfiguratorRow(configurator: FeedConfigurator): Record<string, Cell> {
  const { id, product, configuratorId, unitPrices, limits, url, asOf } = configurator;
  return {
    ...{ id, record: 'configurator', product, number: configuratorId, url, as_of: asOf },
    ...{ location: configurator.location, location_name: configurator.locationName },
    ...{ core_price: unitPrices.core, ram_gb_price: unitPrices.ramGb, disk_gb_price: unitPrices.diskGb },
    ...Object.fromEntries(
      RESOURCES.flatMap((name) => [
        [`${snake(name)}_min`, limits[name]?.min],
        [`${snake(name)}_max`, limits[name]?.max],
        [`${snake(name)}_step`, limits[name]?.step],
      ]),
    ),
    min_ram_per_core_mb: limits.minRamPerCoreMb,
    ...specCells(configurator.specs),
  };
}

function specCells(specs: FeedOffer['specs']): Record<string, Cell> {
  return Object.fromEntries(SPECS.map((name) => [snake(name), specs[name]]));
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function line(cells: readonly Cell[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: Cell): string {
  const text = harmless(String(value ?? ''));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table program takes a cell that begins so for a formula; titles come from the provider. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
