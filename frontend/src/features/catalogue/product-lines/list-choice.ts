import { isLocationCode, isPaymentPeriod, type LocationCode, type PaymentPeriod } from '@vitrina/ordering';
import type { PriceList, ProductOffer } from '~/products/product-offer';
import { FILTER_CHOICES, FILTER_KEYS, type OfferFilters, readFilters } from './filters';
import { type OfferSort, sortsOf } from './sort-offers';

/** How a visitor wants to see a price list. */
export interface ListChoice {
  /** `undefined` is everywhere. */
  location: LocationCode | undefined;
  period: PaymentPeriod;
  sort: OfferSort;
  isWhole: boolean;
  filters: OfferFilters;
}

/** A list whose usual period is the one that the visitor has chosen for all prices of the site. */
export function inBasis<List extends { usualPeriod: PaymentPeriod }>(
  list: List,
  chosen: PaymentPeriod | undefined,
): List {
  return chosen ? { ...list, usualPeriod: chosen } : list;
}

/** The choice that an address holds, and the keys of it that are invalid. */
export function readListChoice(
  query: URLSearchParams,
  list: PriceList,
): { choice: ListChoice; invalidKeys: string[] } {
  const { location, period, sort, isWhole, invalidKeys } = readCommon(query, {
    usualPeriod: list.usualPeriod,
    offers: list.groups.flatMap(({ offers }) => offers),
  });
  const unknownFilters = list.isFilterable
    ? FILTER_KEYS.filter(
        (key) => query.has(key) && !FILTER_CHOICES[key].some((one) => one === query.get(key)),
      )
    : [];
  return {
    choice: { location, period, sort, isWhole, filters: readFilters(list.isFilterable ? query : NO_FILTERS) },
    invalidKeys: [...invalidKeys, ...unknownFilters],
  };
}

const NO_FILTERS = new URLSearchParams();

interface ListFacts {
  usualPeriod: PaymentPeriod;
  offers: readonly ProductOffer[];
}

/** What every price list can be asked for. */
export function readCommon(query: URLSearchParams, { usualPeriod, offers }: ListFacts) {
  const location = query.get('location');
  const period = query.get('period');
  const wanted = query.get('sort');
  const sort = sortsOf(offers).find((known) => known === wanted);
  const show = query.get('show');
  const isInvalid = {
    location: location !== null && !isLocationCode(location),
    period: period !== null && !isPaymentPeriod(period),
    sort: wanted !== null && sort === undefined,
    show: show !== null && show !== 'all',
  };
  return {
    location: isLocationCode(location) ? location : undefined,
    period: isPaymentPeriod(period) ? period : usualPeriod,
    sort: sort ?? ('price' as const),
    isWhole: show === 'all',
    invalidKeys: Object.entries(isInvalid).flatMap(([key, isSo]) => (isSo ? [key] : [])),
  };
}
