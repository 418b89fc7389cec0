import {
  type DatabaseType,
  type Money,
  type OfPeriods,
  inPeriod as ofPeriod,
  type PaymentPeriod,
} from '@vitrina/ordering';
import type { LineRow } from './lines';

/** A line of a price list of anything but cloud servers. */
export interface ProductOffer extends LineRow {
  key: string;
  title: string;
  /** What its button orders, in full: on the screen the columns say a part of it. */
  name: string;
  specs: readonly (readonly [caption: string, value: string])[];
  /** Of what is sold out: what comes nearest to it; absent when nothing as large is left. */
  instead?: Pick<ProductOffer, 'name' | 'byPeriod'>;
  /** Priced by the server for every period, so that the browser neither multiplies money nor writes orders. */
  byPeriod: OfPeriods<PeriodOffer>;
}

export interface PeriodOffer {
  /** A month, when it is paid for as long as the period says. */
  monthly: Money;
  href: { visitor: string; customer: string };
  /** What else is to be said of the price. */
  note?: string;
}

export interface DatabaseOffer extends ProductOffer {
  type: DatabaseType;
}

/** A line at the period that is chosen for the whole list, and so what stands in its place. */
export type PricedOffer<Offer extends ProductOffer = ProductOffer> = Offer &
  PeriodOffer & { instead?: Pick<ProductOffer, 'name' | 'byPeriod'> & PeriodOffer };

export function inPeriod<Offer extends ProductOffer>(
  offers: readonly Offer[],
  period: PaymentPeriod,
): PricedOffer<Offer>[] {
  return offers.map(({ instead, ...offer }) => ({
    ...(offer as Offer),
    ...ofPeriod(offer.byPeriod, period),
    ...(instead && { instead: { ...instead, ...ofPeriod(instead.byPeriod, period) } }),
  }));
}

/** A period to pay for, in the words of its choice. */
export interface PeriodOption {
  period: PaymentPeriod;
  label: string;
}
