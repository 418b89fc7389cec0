import { LOCATION_CODES, LOCATIONS, type LocationCode, type Money } from '@vitrina/ordering';
import { getOffers, type TariffOffer } from './get-tariff-list';

/** A location in which something is sold, and the cheapest of it. */
export interface LocationOffer {
  location: LocationCode;
  name: string;
  from: Money;
  href: TariffOffer['href'];
}

/** Every location with tariffs, in the order of the specification. Throws `ProviderOutage` or `ContentOutage`. */
export async function getLocationOffers(): Promise<LocationOffer[]> {
  const offers = await getOffers();
  return LOCATION_CODES.flatMap((location) => {
    const [cheapest] = offers
      .filter((offer) => offer.location === location)
      .sort((a, b) => a.monthly - b.monthly);
    if (!cheapest) return [];
    return [{ location, name: LOCATIONS[location], from: cheapest.monthly, href: cheapest.href }];
  });
}
