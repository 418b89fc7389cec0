import { APP_LIST } from './app/list';
import { BALANCER_LIST } from './balancer/list';
import { BUCKET_LIST } from './bucket/list';
import { NODE_LIST } from './cluster/list';
import { DATABASE_LIST } from './database/list';
import { DEDICATED_LIST } from './dedicated/list';
import type { DatabaseOffer, PeriodOption, ProductOffer } from './product-offer';

/** What is sold line by line, by the product that each line orders. */
export const PRODUCT_LISTS = {
  dbaas: DATABASE_LIST,
  s3: BUCKET_LIST,
  apps: APP_LIST,
  k8s: NODE_LIST,
  balancer: BALANCER_LIST,
  dedicated: DEDICATED_LIST,
};

export type ListedProduct = keyof typeof PRODUCT_LISTS;
export type LinedProduct = Exclude<ListedProduct, 'dbaas'>;

export interface DatabaseList {
  product: 'dbaas';
  periods: PeriodOption[];
  offers: DatabaseOffer[];
}

export interface LineList {
  product: LinedProduct;
  periods: PeriodOption[];
  offers: ProductOffer[];
}

/** A live price list, as plain values that a browser can show. */
export type ProductList = DatabaseList | LineList;
