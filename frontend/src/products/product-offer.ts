import {
  type DatabaseType,
  type Money,
  type OfPeriods,
  inPeriod as ofPeriod,
  type PaymentPeriod,
} from '@vitrina/ordering';
import { paths } from '~/urls/paths';
import type { LineRow } from './lines';

/** A line of a price list of anything but cloud servers. */
export interface ProductOffer extends LineRow {
  key: string;
  title: string;
  /** What its button orders, in full: on the screen the columns say a part of it. */
  name: string;
  specs: readonly (readonly [caption: string, value: string])[];
  /** Of what is sold out: what comes nearest to it; absent when nothing as large is left. */
  instead?: Pick<ProductOffer, 'name' | 'byPeriod' | 'page'>;
  /** The page on which it is put together, where there is one; else it is ordered as it is. */
  page?: string;
  /** Priced by the server for every period, so that the browser neither multiplies money nor writes orders. */
  byPeriod: OfPeriods<PeriodOffer>;
}

export interface PeriodOffer {
  /** A month, when it is paid for as long as the period says. */
  monthly: Money;
  /** The query of its order. It is for visitors and customers alike, and a list holds it once for both. */
  query: string;
  /** What else is to be said of the price. */
  note?: string;
}

export interface DatabaseOffer extends ProductOffer {
  type: DatabaseType;
}

/** A line at the period that is chosen for the whole list, and so what stands in its place. */
export type PricedOffer<Offer extends ProductOffer = ProductOffer> = Offer &
  InPeriod & { instead?: Pick<ProductOffer, 'name'> & InPeriod };

interface InPeriod {
  monthly: Money;
  /** Where its button leads those who have an account, and those who have none. */
  href: { visitor: string; customer: string };
  note?: string;
}

export function inPeriod<Offer extends ProductOffer>(
  offers: readonly Offer[],
  period: PaymentPeriod,
): PricedOffer<Offer>[] {
  return offers.map(({ instead, ...offer }) => ({
    ...(offer as Offer),
    ...priced(offer as Offer, period),
    ...(instead && { instead: { name: instead.name, ...priced(instead, period) } }),
  }));
}

function priced(
  { page, byPeriod }: Pick<ProductOffer, 'page' | 'byPeriod'>,
  period: PaymentPeriod,
): InPeriod {
  const { query, ...rest } = ofPeriod(byPeriod, period);
  const href = {
    visitor: `${page ?? paths.registration}?${query}`,
    customer: `${page ?? paths.order}?${query}`,
  };
  return { ...rest, href };
}

/** A period to pay for, in the words of its choice. */
export interface PeriodOption {
  period: PaymentPeriod;
  label: string;
}
