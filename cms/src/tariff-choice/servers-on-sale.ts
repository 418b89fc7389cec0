import { fieldOf, textIn } from '../field-of';
import { identifierOf } from '../identifier-of';
import { ofShortestPeriod } from '../prices/payment-period';

/** What of the provider a static preset can sell, by the site's price feed (`docs/price-feed.md`), by its identifiers. */
export interface ServersOnSale {
  /** Price lists that there are, by the names of blocks; absent where an older site does not say. */
  sells: ReadonlySet<string> | undefined;
  /** Codes of where anything is sold. */
  locations: ReadonlySet<string>;
  presets: ReadonlyMap<string, PresetOnSale>;
  configurators: ReadonlyMap<string, ConfiguratorOnSale>;
}

/** A server of fixed size. Memory and disk in GB. */
export interface PresetOnSale {
  preset: string;
  title: string;
  location: string;
  locationName: string;
  cpu: number;
  ramGb: number;
  diskGb: number;
  /** Roubles, by the month and without a public address, as the card of a static preset says. */
  monthly: number;
  isSoldOut: boolean;
}

/** What servers of any size are built in. Memory and disk in GB. */
export interface ConfiguratorOnSale {
  configurator: string;
  location: string;
  locationName: string;
  diskType: string;
  cpu: Range;
  ramGb: Range;
  diskGb: Range;
  ramPerCoreGb: number;
  /** Kopecks by the month, before the multiplier. */
  prices: { core: number; ramGb: number; diskGb: number };
  /** By what a month costs, in ten-thousandths. */
  multiplier: number;
}

export interface Range {
  min: number;
  max: number;
  step: number;
}

export interface Build {
  cpu: number;
  ramGb: number;
  diskGb: number;
}

const MB_IN_GB = 1024;

/** The cloud servers of a price feed, or `undefined` when it is none; what is not of its shape is left out. */
export function readServersOnSale(feed: unknown): ServersOnSale | undefined {
  const offers = fieldOf(feed, 'offers');
  if (!Array.isArray(offers)) return undefined;
  const configurators = fieldOf(feed, 'configurators');
  const built: unknown[] = Array.isArray(configurators) ? configurators : [];
  const multiplier = Math.round(Number(ofShortestPeriod(fieldOf(feed, 'multipliers')) ?? 1) * 10_000);
  const sells = fieldOf(feed, 'sells');
  return {
    sells: Array.isArray(sells) ? new Set(sells.filter((name) => typeof name === 'string')) : undefined,
    locations: new Set([...offers, ...built].flatMap((row: unknown) => textIn(row, 'location') ?? [])),
    presets: new Map(offers.flatMap(readPreset).map((row) => [row.preset, row])),
    configurators: new Map(
      built.flatMap((row) => readConfigurator(row, multiplier)).map((row) => [row.configurator, row]),
    ),
  };
}

/** Roubles a month of a server of these parts: the whole is rounded up once, as an order is. */
export function priceOfBuild(
  { prices, multiplier }: ConfiguratorOnSale,
  { cpu, ramGb, diskGb }: Build,
): number {
  const kopecks = prices.core * cpu + prices.ramGb * ramGb + prices.diskGb * diskGb;
  return Math.ceil((kopecks * multiplier) / 1_000_000);
}

/** What of these parts a configurator does not sell, in words for the person who writes. */
export function faultOfBuild(
  { cpu, ramGb, diskGb, ramPerCoreGb }: ConfiguratorOnSale,
  build: Build,
): { field: 'cpu' | 'ram_gb' | 'disk_gb'; words: string } | undefined {
  if (!isOffered(cpu, build.cpu)) return { field: 'cpu', words: `ядер бывает ${inWords(cpu)}` };
  if (!isOffered(ramGb, build.ramGb)) return { field: 'ram_gb', words: `памяти бывает ${inWords(ramGb)} ГБ` };
  if (!isOffered(diskGb, build.diskGb))
    return { field: 'disk_gb', words: `диск бывает ${inWords(diskGb)} ГБ` };
  return build.ramGb < build.cpu * ramPerCoreGb
    ? { field: 'ram_gb', words: `памяти нужно не меньше ${ramPerCoreGb} ГБ на ядро` }
    : undefined;
}

/** Both ends are sold, multiples of the step or not. */
function isOffered({ min, max, step }: Range, amount: number): boolean {
  return amount === min || amount === max || (amount > min && amount < max && amount % step === 0);
}

function inWords({ min, max, step }: Range): string {
  return `от ${min} до ${max}${step === 1 ? '' : ` с шагом ${step}`}`;
}

function readPreset(offer: unknown): PresetOnSale[] {
  const preset = identifierInName('cloud-server', offer);
  if (preset === undefined) return [];
  const specs = fieldOf(offer, 'specs');
  return [
    {
      ...{ preset, title: textIn(offer, 'title') ?? '', ...placeOf(offer) },
      cpu: Number(fieldOf(specs, 'cpu')),
      ramGb: Number(fieldOf(specs, 'ramMb')) / MB_IN_GB,
      diskGb: Number(fieldOf(specs, 'diskMb')) / MB_IN_GB,
      monthly: Number(ofShortestPeriod(fieldOf(offer, 'prices'))),
      isSoldOut: fieldOf(offer, 'availability') === 'sold-out',
    },
  ];
}

function readConfigurator(row: unknown, multiplier: number): ConfiguratorOnSale[] {
  const configurator = identifierInName('cloud-server-configurator', row);
  if (configurator === undefined) return [];
  const limits = fieldOf(row, 'limits');
  const prices = fieldOf(row, 'unitPrices');
  const kopecks = (part: string) => Math.round(Number(fieldOf(prices, part)) * 100);
  return [
    {
      ...{ configurator, ...placeOf(row), multiplier },
      diskType: textIn(fieldOf(row, 'specs'), 'diskType') ?? '',
      cpu: rangeOf(fieldOf(limits, 'cpu'), 1),
      ramGb: rangeOf(fieldOf(limits, 'ramMb'), MB_IN_GB),
      diskGb: rangeOf(fieldOf(limits, 'diskMb'), MB_IN_GB),
      ramPerCoreGb: Number(fieldOf(limits, 'minRamPerCoreMb')) / MB_IN_GB,
      prices: { core: kopecks('core'), ramGb: kopecks('ramGb'), diskGb: kopecks('diskGb') },
    },
  ];
}

/** Records of a feed are named like `cloud-server/2453`. */
function identifierInName(kind: string, row: unknown): string | undefined {
  const [named, ...rest] = (textIn(row, 'id') ?? '').split('/');
  return named === kind ? identifierOf(rest.join('/')) : undefined;
}

function placeOf(row: unknown): { location: string; locationName: string } {
  const location = textIn(row, 'location') ?? '';
  return { location, locationName: textIn(row, 'locationName') ?? location };
}

function rangeOf(range: unknown, unit: number): Range {
  const part = (name: string) => Number(fieldOf(range, name)) / unit;
  return { min: part('min'), max: part('max'), step: part('step') };
}
