import type { DatabaseType, LocationCode, Money, PaymentPeriod } from '@vitrina/ordering';

/** What is known of an offer in numbers, to sort and to choose by. */
export interface Amounts {
  cores?: number;
  ramGb?: number;
  diskGb?: number;
}

/** A line of a price list of anything but cloud servers. */
export interface ProductOffer {
  key: string;
  title: string;
  /** What its button orders, in full: on the screen the columns say a part of it. */
  name: string;
  specs: readonly (readonly [caption: string, value: string])[];
  location: LocationCode;
  amounts: Amounts;
  diskTypes: readonly string[];
  /** Known here, but none is left. */
  isSoldOut: boolean;
  /** Of what is sold out: what comes nearest to it; absent when nothing as large is left. */
  instead?: Pick<ProductOffer, 'name' | 'byPeriod'>;
  /** Priced by the server for every period, so that the browser neither multiplies money nor writes orders. */
  byPeriod: Readonly<Record<PaymentPeriod, PeriodOffer>>;
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

/** A period to pay for, in the words of its choice. */
export interface PeriodOption {
  period: PaymentPeriod;
  label: string;
}

export interface PriceList {
  kind: 'lines';
  periods: PeriodOption[];
  usualPeriod: PaymentPeriod;
  groups: { title: string | undefined; offers: ProductOffer[] }[];
  /** Whether the list is long and various enough to be filtered. */
  isFilterable: boolean;
}

export interface DatabaseList {
  kind: 'databases';
  periods: PeriodOption[];
  usualPeriod: PaymentPeriod;
  offers: DatabaseOffer[];
}

export type ProductList = PriceList | DatabaseList;
