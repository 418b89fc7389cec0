import type { LocationCode } from '@vitrina/ordering';
import type { ListDefinition, ListFilters, ListRow, Priced } from '~/products/definition';
import { fits, isLargeEnough } from './filters';

/** What to offer where nothing fits. */
export interface Nearest<Offer> {
  /** The cheapest here that is large enough, above the price asked for. */
  dearer: Offer | undefined;
  /** In other locations, the cheapest of each that fits in everything. */
  elsewhere: Offer[];
}

export function nearest<Row extends ListRow, Offer extends Row & Priced>(
  offers: readonly Offer[],
  { location, filters }: { location: LocationCode | undefined; filters: ListFilters },
  { amounts }: Pick<ListDefinition<Row>, 'amounts'>,
): Nearest<Offer> {
  const left = offers
    .filter((offer) => !offer.isSoldOut && !offer.incompatible)
    .sort((a, b) => a.monthly - b.monthly);
  const elsewhere = left.filter(
    (offer) => offer.location !== location && fits(offer, amounts(offer), filters),
  );
  return {
    dearer: left.find((offer) => offer.location === location && isLargeEnough(amounts(offer), filters)),
    elsewhere: elsewhere.filter(
      (offer, place) => elsewhere.findIndex((other) => other.location === offer.location) === place,
    ),
  };
}
