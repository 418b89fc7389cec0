import type { ServerCatalogue } from '../catalogue/tariff';
import type { NoOffer, Offer, PricingRules } from '../orders/offer';
import type { OnUnreadable, ReadOrder } from '../orders/read-query';
import { offerApp } from './app/offer';
import { APP_FLOW, type AppOrder, fromAppQuery } from './app/order';
import type { AppCatalogue } from './app/tariff';
import {
  BALANCER_FLOW,
  type BalancerCatalogue,
  type BalancerOrder,
  fromBalancerQuery,
  offerBalancer,
} from './balancer/order';
import { offerBucket } from './bucket/offer';
import { BUCKET_FLOW, type BucketOrder, fromBucketQuery } from './bucket/order';
import type { BucketCatalogue } from './bucket/tariff';
import { BUNDLE_FLOW, type BundleOrder, fromBundleQuery } from './bundle/order';
import { offerCluster } from './cluster/offer';
import { CLUSTER_FLOW, type ClusterOrder, fromClusterQuery } from './cluster/order';
import type { ClusterCatalogue } from './cluster/tariff';
import { offerDatabase } from './database/offer';
import { DATABASE_FLOW, type DatabaseOrder, fromDatabaseQuery } from './database/order';
import type { DatabaseCatalogue } from './database/tariff';
import { offerDedicated } from './dedicated/offer';
import { DEDICATED_FLOW, type DedicatedOrder, fromDedicatedQuery } from './dedicated/order';
import type { DedicatedCatalogue } from './dedicated/tariff';
import type { Flow } from './flow';
import { offerServer } from './server/offer';
import { fromServerQuery, SERVER_FLOW, type ServerOrder } from './server/order';

/** The order of each product that makes one resource, by the names that `serviceType` has for the flows. */
export interface Orders {
  vds: ServerOrder;
  dbaas: DatabaseOrder;
  s3: BucketOrder;
  balancer: BalancerOrder;
  k8s: ClusterOrder;
  dedicated: DedicatedOrder;
}

export type ResourceProduct = keyof Orders;

/** An order that makes one resource. */
export type ResourceOrder = Orders[ResourceProduct];

interface AllOrders extends Orders {
  apps: AppOrder;
  ai: BundleOrder;
}

/** The flows that end with an order. */
export type Product = keyof AllOrders;

/** The order of one product. */
export type OrderOf<P extends Product> = AllOrders[P];

/** Anything that can be ordered, told apart by the flow it is ordered in. */
export type Order = OrderOf<Product>;

/**
 * What is sold now, price lists with the cheapest first. Each part is asked for only when it is needed, and throws
 * `ProviderOutage` when it cannot be had.
 */
export interface Catalogue
  extends ServerCatalogue,
    DatabaseCatalogue,
    BucketCatalogue,
    BalancerCatalogue,
    ClusterCatalogue,
    DedicatedCatalogue,
    AppCatalogue {}

/** What one part of the catalogue says: `PartOf<'nodeTariffs'>` is a list of tariffs. */
export type PartOf<Name extends keyof Catalogue> = Awaited<ReturnType<Catalogue[Name]>>;

/** The catalogue of a provider that sells nothing: an adapter begins with it and adds what there is. */
export const NOTHING_SOLD: Catalogue = {
  serverTariffs: async () => [],
  serverConfigurators: async () => [],
  osImages: async () => [],
  software: async () => [],
  databaseTariffs: async () => [],
  storageTariffs: async () => [],
  storageConfigurators: async () => [],
  balancerTariffs: async () => [],
  nodeTariffs: async () => [],
  nodeConfigurators: async () => [],
  clusterVersions: async () => [],
  dedicatedTariffs: async () => [],
  dedicatedServices: async () => [],
  dedicatedConfigurator: async () => undefined,
  appTariffs: async () => [],
  appFrameworks: async () => [],
};

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
