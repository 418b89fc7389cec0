import { DEFAULT_PAYMENT_PERIOD, inRoubles } from '@vitrina/ordering';
import { basisCaption } from '~/copy/price-basis-words';
import type { OfferRange } from '~/documents/offer-range';
import type { ProductList, ProductOffer } from '~/products/product-offer';
import type { AiBundleOffer } from './get-ai-bundle';

/** What search engines are told of a price list: what is in stock of it, at the period on which it opens. */
export function listRange(list: ProductList): OfferRange {
  const inStock = offersOf(list).filter(({ isSoldOut }) => !isSoldOut);
  const prices = inStock.map(({ byPeriod }) => inRoubles(byPeriod[list.usualPeriod].monthly));
  return {
    lowPrice: prices.length > 0 ? Math.min(...prices) : undefined,
    highPrice: prices.length > 0 ? Math.max(...prices) : undefined,
    offerCount: inStock.length,
    isInStock: inStock.length > 0,
    basis: basisCaption({ period: list.usualPeriod }),
  };
}

/** A bundle is one offer. */
export function bundleRange({ prices }: AiBundleOffer): OfferRange {
  const price = inRoubles(prices[DEFAULT_PAYMENT_PERIOD]);
  const basis = basisCaption({ period: DEFAULT_PAYMENT_PERIOD, hasIp: true });
  return { lowPrice: price, highPrice: price, offerCount: 1, isInStock: true, basis };
}

function offersOf(list: ProductList): readonly ProductOffer[] {
  return list.kind === 'databases' ? list.offers : list.groups.flatMap(({ offers }) => offers);
}
