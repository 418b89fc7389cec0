import { type Money, quote, roubles } from '@vitrina/ordering';
import type { PeriodOffer, ProductOffer } from '~/products/product-offer';
import { SAMPLE_RULES } from './sample-tariffs';

let offers = 0;

/** An offer that is like any other but for what a test says of it. */
export function offerOf({ price = roubles(100), ...own }: Partial<ProductOffer> & { price?: Money }) {
  offers += 1;
  const offerFor = (period: keyof typeof SAMPLE_RULES.multipliers): PeriodOffer => ({
    monthly: quote(price, { floatingIp: undefined, discount: SAMPLE_RULES.multipliers[period] }),
    query: `preset=${offers}`,
  });
  const offer: ProductOffer = {
    ...{ key: String(offers), title: 'Тариф', name: 'Тариф', specs: [], location: 'ru-1' },
    ...{ amounts: {}, isSoldOut: false },
    byPeriod: { P1M: offerFor('P1M'), P3M: offerFor('P3M'), P6M: offerFor('P6M'), P1Y: offerFor('P1Y') },
    ...own,
  };
  return offer;
}
