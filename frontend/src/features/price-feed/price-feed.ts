import type { PaymentPeriod } from '@vitrina/ordering';
import type { CurrencyCode } from '~/messages/currency';
import type { FeedConfigurator, FeedOffer, Roubles } from '~/products/feed-record';

/**
 * Grows by its last number when something is added, by its first when something that is there changes for who reads it already:
 * identifiers that may be words are an addition, for those of a shop that had numbers stay numbers.
 */
export const SCHEMA_VERSION = '1.4';

/** Everything that is sold, for machines to read. Its shape is told in docs/price-feed.md and docs/price-feed.schema.json. */
export interface PriceFeed {
  schemaVersion: typeof SCHEMA_VERSION;
  /** When the oldest of these prices was asked for. */
  asOf: string;
  /** By its code of ISO 4217. */
  currency: CurrencyCode;
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
