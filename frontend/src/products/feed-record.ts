import type { PaymentPeriod } from '@vitrina/ordering';

/** Roubles as a decimal with two digits after the point: '1062.00'. */
export type Roubles = string;

/** A month at each payment period, rounded up to whole roubles as an order is. */
export type PeriodPrices = Record<PaymentPeriod, Roubles>;

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
  /** By the names that each product's `feed.ts` has for what it sells. */
  product: string;
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
