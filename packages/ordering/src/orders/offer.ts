import type { Bandwidths } from '../catalogue/bandwidth';
import type { LocationCode } from '../catalogue/location';
import type { PaymentPeriod, PeriodMultipliers } from '../catalogue/payment-period';
import type { ConfiguratorId } from '../ids';
import type { Money } from '../money';

/** The shop's own rules of prices, as edited in the CMS. */
export interface PricingRules {
  multipliers: PeriodMultipliers;
  /** Monthly price of a public address. */
  floatingIp: Money;
  /** More cores of a configuration are asked for in writing instead of ordered. */
  cpuLimit: number;
  /** The least memory for each core. */
  ramPerCoreGb: (configuratorId: ConfiguratorId) => number;
}

/** What is sold: its name, where it is, and its price of a month before the discount of the period. */
export interface Offer {
  kind: 'offer';
  /** `undefined` of what a customer puts together, which nobody has named. */
  title: string | undefined;
  location: LocationCode;
  base: Money;
  /** Of a server: what it is made with. */
  bandwidthMbit?: number;
}

/** Something that is not sold as ordered: not at all, not now, or only after a request in writing. */
export type NoOffer =
  | { kind: 'not-sold' }
  /** It is in the price list, but nothing of it is left. */
  | { kind: 'sold-out'; title: string }
  | { kind: 'by-request'; cpuLimit: number }
  /** What is sold is not offered for this period any more. */
  | { kind: 'no-such-period'; wanted: PaymentPeriod }
  /** It is sold, but not with this bandwidth. */
  | { kind: 'no-such-bandwidth'; title: string | undefined; wantedMbit: number; bandwidths: Bandwidths }
  /** It is sold, but not with so little memory for this system, by its name for the screen. */
  | { kind: 'too-small-for-system'; title: string | undefined; system: string; leastRamMb: number };

export const NOT_SOLD: NoOffer = { kind: 'not-sold' };
