import type { Catalogue } from '../catalogue/catalogue';
import type { NoOffer, Offer, PricingRules } from '../orders/offer';
import type { OrderOf, Product } from '../orders/order-types';
import { offerApp } from './app/offer';
import { offerBalancer } from './balancer/offer';
import { offerBucket } from './bucket/offer';
import { offerCluster } from './cluster/offer';
import { offerDatabase } from './database/offer';
import { offerDedicated } from './dedicated/offer';
import { offerServer } from './server/offer';

/** Finds what of a product is sold as ordered. Throws `ProviderOutage`. */
export type FindOffer<Order> = (
  order: Order,
  catalogue: Catalogue,
  rules: PricingRules,
) => Promise<Offer | NoOffer>;

/** What is sold by itself; a bundle is its parts. A missing one does not compile. */
export const OFFERS: { readonly [P in Exclude<Product, 'ai'>]: FindOffer<OrderOf<P>> } = {
  vds: offerServer,
  dbaas: offerDatabase,
  s3: offerBucket,
  balancer: offerBalancer,
  k8s: offerCluster,
  dedicated: offerDedicated,
  apps: offerApp,
};

/** The offer of an order of any product that is sold by itself. */
export function findOffer<P extends Exclude<Product, 'ai'>>(
  order: OrderOf<P> & { product: P },
  catalogue: Catalogue,
  rules: PricingRules,
): Promise<Offer | NoOffer> {
  const find: FindOffer<OrderOf<P>> = OFFERS[order.product];
  return find(order, catalogue, rules);
}
