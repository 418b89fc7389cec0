import type { PaymentPeriod } from '@vitrina/ordering';

/**
 * Grows by its last number when something is added, by its first when something that is there changes for who reads it already:
 * identifiers that may be words are an addition, for those of a shop that had numbers stay numbers.
 */
export const SCHEMA_VERSION = '1.2';

/** Roubles as a decimal with two digits after the point: '1062.00'. */
export type Roubles = string;

/** A month at each payment period, rounded up to whole roubles as an order is. */
export type PeriodPrices = Record<PaymentPeriod, Roubles>;

export type FeedProduct =
  | 'cloud-server'
  | 'database'
  | 'storage'
  | 'load-balancer'
  | 'kubernetes-node'
  | 'dedicated-server'
  | 'dedicated-part'
  | 'dedicated-service'
  | 'app';

/** Sizes in MB of 1024, bandwidth in Mbit/s, frequency in GHz. A figure that a product does not have is absent. */
export interface FeedSpecs {
  family?: string;
  databaseType?: string;
  storageClass?: string;
  appType?: string;
  role?: string;
  partKind?: string;
  cpu?: number;
  cpuFrequencyGhz?: number;
  ramMb?: number;
  diskMb?: number;
  diskType?: string;
  bandwidthMbit?: number;
  requestsPerSecond?: string;
  replicas?: number;
  description?: string;
}

/** Something with a price of its own. */
export interface FeedOffer {
  /** Unique in the feed, and the same from feed to feed: 'cloud-server/2453'. */
  id: string;
  product: FeedProduct;
  /** The provider's own: a number where it has numbers. */
  presetId: number | string;
  title: string;
  /** Absent for what comes with a product of any location. */
  location?: string;
  locationName?: string;
  availability: 'in-stock' | 'sold-out';
  specs: FeedSpecs;
  prices: PeriodPrices;
  /** Of a cloud server with a public address, as the price list shows it. */
  pricesWithIp?: PeriodPrices;
  url: string;
  asOf: string;
}

export interface FeedRange {
  min: number;
  max: number;
  step: number;
}

/** Something priced by what it is built of; a month costs what its parts come to, before the period's multiplier. */
export interface FeedConfigurator {
  id: string;
  product: 'cloud-server' | 'storage' | 'kubernetes-node';
  configuratorId: number | string;
  location: string;
  locationName: string;
  specs: FeedSpecs;
  limits: {
    cpu?: FeedRange;
    ramMb?: FeedRange;
    diskMb: FeedRange;
    /** Of a cloud server: memory is at least the cores times this. */
    minRamPerCoreMb?: number;
  };
  unitPrices: { core?: Roubles; ramGb?: Roubles; diskGb: Roubles };
  url: string;
  asOf: string;
}

/** Everything that is sold, for machines to read. Its shape is told in docs/price-feed.md and docs/price-feed.schema.json. */
export interface PriceFeed {
  schemaVersion: typeof SCHEMA_VERSION;
  /** When the oldest of these prices was asked for. */
  asOf: string;
  currency: 'RUB';
  /** All prices are of one month. */
  unit: 'month';
  site: string;
  /** What is sold at all, by the names that the blocks of the CMS have for price lists. */
  sells: string[];
  /** Monthly, before the multiplier. */
  publicIp: Roubles;
  /** By what the price of a month is multiplied when so much is paid in advance. */
  multipliers: Record<PaymentPeriod, string>;
  offers: FeedOffer[];
  configurators: FeedConfigurator[];
}
