import type { LocationCode } from '@vitrina/ordering';
import { locationName, locationsOf } from '~/copy/taxonomy';
import { type BasisPrices, type BasisRules, pricesOf } from '~/price-basis/price-basis';
import type { TariffOffer } from './tariff-offers';

/** A location in which something is sold, and the cheapest of it. */
export interface LocationOffer {
  location: LocationCode;
  name: string;
  /** What is cheapest in one basis is so in all. */
  from: BasisPrices;
  href: TariffOffer['href'];
}

/** Every location with tariffs, in the order of the shop. */
export function cheapestByLocation(offers: readonly TariffOffer[], rules: BasisRules): LocationOffer[] {
  return locationsOf(offers).flatMap((location) => {
    const [cheapest] = offers
      .filter((offer) => offer.location === location && !offer.isSoldOut)
      .sort((a, b) => a.price - b.price);
    if (!cheapest) return [];
    const { price, href } = cheapest;
    return [{ location, name: locationName(location), from: pricesOf(price, rules), href }];
  });
}
