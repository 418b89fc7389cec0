import {
  eachPeriod,
  type LocationCode,
  type Money,
  multiplierOf,
  type Order,
  offeredPeriods,
  type PaymentPeriod,
  type PeriodMultipliers,
  quote,
  shortestPeriod,
} from '@vitrina/ordering';
import { periodCaption } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';
import { t } from '~/messages';
import { orderPaths } from '~/urls/order-paths';
import type { PeriodOffer, PeriodOption, ProductOffer } from './product-offer';

export interface OfferRow {
  title: string;
  /** What its button orders, where that is more than title and place. */
  name?: string;
  location: LocationCode;
  /** A month without a discount. */
  price: Money;
  order: (period: PaymentPeriod) => Order;
  /** Where it is put together, instead of being ordered as it is: an address without its query. */
  page?: string;
  /** The query of its address, where that is not the one of an order. */
  query?: (period: PaymentPeriod) => URLSearchParams;
  /** What else is to be said of the price. */
  note?: (period: PaymentPeriod) => string;
  specs: ProductOffer['specs'];
  amounts?: ProductOffer['amounts'];
  group?: string;
  isSoldOut?: boolean;
}

/** A line of a price list, priced for every period. */
export function toOffer(row: OfferRow, multipliers: PeriodMultipliers): ProductOffer {
  const { title, location, price, order, specs, amounts = {}, group, isSoldOut = false, page } = row;
  const offerFor = (period: PaymentPeriod): PeriodOffer => ({
    monthly: quote(price, { floatingIp: undefined, discount: multiplierOf(multipliers, period) }),
    query: String(row.query?.(period) ?? orderPaths.query(order(period))),
    ...(row.note && { note: row.note(period) }),
  });
  const periods = offeredPeriods(multipliers);
  return {
    key: orderPaths.page(order(shortestPeriod(periods))),
    ...{ title, location, specs, amounts, isSoldOut },
    ...(group && { group }),
    ...(page && { page }),
    name: row.name ?? `${title}, ${locationName(location)}`,
    byPeriod: eachPeriod(periods, offerFor),
  };
}

/** The same where all places stand together: its place is a column too. */
export function toLine(row: OfferRow, multipliers: PeriodMultipliers): ProductOffer {
  return toOffer(
    { ...row, specs: [...row.specs, [t.products.location, locationName(row.location)]] },
    multipliers,
  );
}

/** The periods to choose among, with what each saves against paying by the month. */
export function periodOptions(multipliers: PeriodMultipliers): PeriodOption[] {
  return offeredPeriods(multipliers).map((period) => ({
    period,
    label: periodCaption(period, multiplierOf(multipliers, period)),
  }));
}
