import type { DatabaseType, LocationCode, PaymentPeriod } from '@vitrina/ordering';
import { DATABASE_NAMES } from '~/copy/captions';
import type { DatabaseList, DatabaseOffer } from '~/products/product-offer';
import { readCommon } from '../product-lines/list-choice';
import type { OfferSort } from '../product-lines/sort-offers';

/** Specification 001, section 2.2: databases are chosen in these places only. */
export const DATABASE_PLACES = ['ru-1', 'nl-1'] as const satisfies readonly LocationCode[];

export interface DatabaseChoice {
  /** The chosen type, or the first that is sold; `undefined` while none is. */
  type: DatabaseType | undefined;
  location: LocationCode;
  period: PaymentPeriod;
  sort: OfferSort;
  isWhole: boolean;
}

/** The choice that an address holds, and the keys of it that say nothing that can be understood (specification 001, section 2.2). */
export function readDatabaseChoice(
  query: URLSearchParams,
  { offers, usualPeriod }: DatabaseList,
): { choice: DatabaseChoice; invalidKeys: string[] } {
  const { location, invalidKeys, ...common } = readCommon(query, { usualPeriod, offers });
  const types = typesSold(offers);
  const wanted = query.get('type');
  const type = types.find((sold) => sold === wanted);
  if (wanted !== null && type === undefined) invalidKeys.push('type');
  return {
    choice: { ...common, location: location ?? DATABASE_PLACES[0], type: type ?? types[0] },
    invalidKeys,
  };
}

/** The types that are sold at all, in the order of their names' list, which is that of the specification (section 9). */
export function typesSold(offers: readonly DatabaseOffer[]): DatabaseType[] {
  const order = Object.keys(DATABASE_NAMES);
  const types = [...new Set(offers.map(({ type }) => type))];
  return types.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** The chosen places in which a type is sold. */
export function placesOf(type: DatabaseType, offers: readonly DatabaseOffer[]): LocationCode[] {
  return DATABASE_PLACES.filter((place) =>
    offers.some((offer) => offer.type === type && offer.location === place),
  );
}
