import { roubles } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import type { ProductOffer } from '~/products/product-offer';
import { offerOf } from '~/testing/sample-offer';
import { listRange } from './offer-range';

const list = (offers: ProductOffer[]) => ({ product: 's3' as const, periods: [], offers });

test('the range of a list is that of what is in stock, at the period on which it opens', () => {
  const offers = [roubles(1000), roubles(190), roubles(3000)].map((price) => offerOf({ price }));
  const soldOut = [offerOf({ price: roubles(10), isSoldOut: true })];
  expect(listRange(list([...soldOut, ...offers]))).toEqual({
    ...{ lowPrice: 171, highPrice: 2700, offerCount: 3, isInStock: true },
    basis: 'Цена за месяц при оплате за год',
  });
  expect(listRange(list(soldOut))).toMatchObject({ lowPrice: undefined, offerCount: 0, isInStock: false });
});
