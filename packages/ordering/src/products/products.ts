import type { NoOffer, Offer, PricingRules } from '../orders/offer';
import type { OnUnreadable, ReadOrder } from '../orders/read-query';
import { offerApp } from './app/offer';
import { APP_FLOW, fromAppQuery } from './app/order';
import { offerBalancer } from './balancer/offer';
import { BALANCER_FLOW, fromBalancerQuery } from './balancer/order';
import { offerBucket } from './bucket/offer';
import { BUCKET_FLOW, fromBucketQuery } from './bucket/order';
import { BUNDLE_FLOW, fromBundleQuery } from './bundle/order';
import { offerCluster } from './cluster/offer';
import { CLUSTER_FLOW, fromClusterQuery } from './cluster/order';
import { offerDatabase } from './database/offer';
import { DATABASE_FLOW, fromDatabaseQuery } from './database/order';
import { offerDedicated } from './dedicated/offer';
import { DEDICATED_FLOW, fromDedicatedQuery } from './dedicated/order';
import type { Flow } from './flow';
import { offerServer } from './server/offer';
import { fromServerQuery, SERVER_FLOW } from './server/order';
import type { Catalogue, OrderOf, Product } from './sold';

// One table a facet, because the flows are also in the browser, where a reader would bring its schemas and an offer its rules. A bundle
// has only the tables that it needs: nothing here may be made by a call while the file is read.

/** All that can be ordered, by the names that `serviceType` has for the flows. A missing one does not compile. */
export const FLOWS: { readonly [P in Product]: Flow<OrderOf<P>> } = {
  vds: SERVER_FLOW,
  dbaas: DATABASE_FLOW,
  s3: BUCKET_FLOW,
  balancer: BALANCER_FLOW,
  k8s: CLUSTER_FLOW,
  dedicated: DEDICATED_FLOW,
  apps: APP_FLOW,
  ai: BUNDLE_FLOW,
};

/** All that can be ordered, by name. Marked, because a bundler keeps what a call makes, and all flows with it, where nobody needs them. */
export const PRODUCTS = /* @__PURE__ */ Object.keys(FLOWS) as readonly Product[];

/** The flow of an order: what is said of its product may be said of it. */
export function flowOfOrder<P extends Product>(order: OrderOf<P> & { product: P }): Flow<OrderOf<P>> {
  return FLOWS[order.product];
}

/** Reads the order of each product from the query of its flow. Lists that cannot be read are told and treated as empty. */
export const READERS: {
  readonly [P in Product]: (query: URLSearchParams, onUnreadable: OnUnreadable) => ReadOrder<OrderOf<P>>;
} = {
  vds: fromServerQuery,
  dbaas: fromDatabaseQuery,
  s3: fromBucketQuery,
  balancer: fromBalancerQuery,
  k8s: fromClusterQuery,
  dedicated: fromDedicatedQuery,
  apps: fromAppQuery,
  ai: fromBundleQuery,
};

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
