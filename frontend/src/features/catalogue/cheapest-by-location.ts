import { LOCATION_CODES, LOCATIONS, type LocationCode, type Money } from '@vitrina/ordering';
import type { TariffOffer } from './tariff-offers';

/** A location in which something is sold, and the cheapest of it. */
export interface LocationOffer {
  location: LocationCode;
  name: string;
  from: Money;
  href: TariffOffer['href'];
}

/** Every location with tariffs, in the order of the specification. */
export function cheapestByLocation(offers: readonly TariffOffer[]): LocationOffer[] {
  return LOCATION_CODES.flatMap((location) => {
    const [cheapest] = offers
      .filter((offer) => offer.location === location && !offer.isSoldOut)
      .sort((a, b) => a.monthly - b.monthly);
    if (!cheapest) return [];
    return [{ location, name: LOCATIONS[location], from: cheapest.monthly, href: cheapest.href }];
  });
}
