import type { Offer } from './offer';

/** What a row of a price list is sold as. */
export function toOffer({
  title,
  location,
  price,
}: Pick<Offer, 'title' | 'location'> & { price: Offer['base'] }): Offer {
  return { kind: 'offer', title, location, base: price };
}
