'use client';

import type { ProductList as List } from '~/products/product-lists';
import { DatabaseTariffs } from './databases/database-tariffs';
import { PriceList } from './product-lines/price-list';

/** The live price list of anything but cloud servers, to be chosen from. What is chosen stands in the address. */
export function ProductList({ list }: { list: List }) {
  return list.product === 'dbaas' ? <DatabaseTariffs list={list} /> : <PriceList list={list} />;
}
