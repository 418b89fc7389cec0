import { type AuthFlow, flowOf, parseAuthMode } from '../account/auth-flow';
import { PANEL_HOME, type PanelPath, serverPage } from '../account/panel';
import { fail, type Result, unreachable } from '../result';
import { type AppOrder, appPage, fromAppQuery, toAppQuery } from './app-order';
import { type BalancerOrder, fromBalancerQuery, toBalancerQuery } from './balancer-order';
import { type BucketOrder, fromBucketQuery, toBucketQuery } from './bucket-order';
import { type BundleOrder, fromBundleQuery, toBundleQuery } from './bundle-order';
import { type ClusterOrder, fromClusterQuery, toClusterQuery } from './cluster-order';
import { type DatabaseOrder, fromDatabaseQuery, toDatabaseQuery } from './database-order';
import { type DedicatedOrder, fromDedicatedQuery, toDedicatedQuery } from './dedicated-order';
import type { OrderRefusal } from './order-outcome';
import type { InvalidQuery, OnUnreadable } from './read-query';
import { fromServerQuery, type ServerOrder, toServerQuery } from './server-order';

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

/** Anything that can be ordered, told apart by the flow it is ordered in. */
export type Order = ResourceOrder | AppOrder | BundleOrder;

/** The flows that end with an order. */
export type Product = Order['product'];

/** Why an address is not an order. `no-handler`: its `auth` is unknown or orders nothing, which is raised as an error. */
export type InvalidOrder = InvalidQuery | { kind: 'no-handler'; auth: string };

/** The product that an `auth` orders; `login` and its like name it by `serviceType`. `undefined` without an order handler. */
export function productOf(auth: string | null, serviceType: string | null = null): Product | undefined {
  const mode = parseAuthMode(auth);
  const flow = mode && flowOf(mode, serviceType);
  return flow !== undefined && isProduct(flow) ? flow : undefined;
}

/**
 * Reads the order that an address carries, by its `auth`. Lists that cannot be read are told to `onUnreadable`, to be
 * logged, and treated as empty (specification 000, section 5).
 */
export function parseOrder(
  auth: string | null,
  query: URLSearchParams,
  onUnreadable: OnUnreadable = () => undefined,
): Result<Order, InvalidOrder> {
  const product = productOf(auth, query.get('serviceType'));
  if (!product) return fail({ kind: 'no-handler', auth: auth ?? '' });
  return readOrder(product, query, onUnreadable);
}

/** Reads the order of a product from the query of its flow. */
export function readOrder(
  product: Product,
  query: URLSearchParams,
  onUnreadable: OnUnreadable = () => undefined,
): Result<Order, InvalidQuery> {
  switch (product) {
    case 'vds':
      return fromServerQuery(query);
    case 'dbaas':
      return fromDatabaseQuery(query);
    case 's3':
      return fromBucketQuery(query);
    case 'balancer':
      return fromBalancerQuery(query);
    case 'k8s':
      return fromClusterQuery(query, onUnreadable);
    case 'dedicated':
      return fromDedicatedQuery(query, onUnreadable);
    case 'apps':
      return fromAppQuery(query);
    case 'ai':
      return fromBundleQuery(query, onUnreadable);
    default:
      return unreachable(product);
  }
}

/** The query of an order's flow: `readOrder` reads the same order from it. */
export function toQuery(order: Order): URLSearchParams {
  switch (order.product) {
    case 'vds':
      return toServerQuery(order);
    case 'dbaas':
      return toDatabaseQuery(order);
    case 's3':
      return toBucketQuery(order);
    case 'balancer':
      return toBalancerQuery(order);
    case 'k8s':
      return toClusterQuery(order);
    case 'dedicated':
      return toDedicatedQuery(order);
    case 'apps':
      return toAppQuery(order);
    case 'ai':
      return toBundleQuery(order);
    default:
      return unreachable(order);
  }
}

/**
 * The panel's page of what an order has made (specification 000, section 2). Apps and bundles have no resource of their
 * own: they lead to where the app is made, and to the home.
 */
export function orderPage(order: ResourceOrder, id: string): PanelPath;
export function orderPage(order: AppOrder | BundleOrder): PanelPath;
export function orderPage(order: Order, id = ''): PanelPath {
  switch (order.product) {
    case 'vds':
      return serverPage(id);
    case 'dbaas':
      return `/database/${id}` as PanelPath;
    case 's3':
      return `/storage/${id}/settings` as PanelPath;
    case 'balancer':
      return `/balancer/${id}` as PanelPath;
    case 'k8s':
      return `/kubernetes/${id}` as PanelPath;
    case 'dedicated':
      return `/dedicated/${id}` as PanelPath;
    case 'apps':
      return appPage(order);
    case 'ai':
      return PANEL_HOME;
    default:
      return unreachable(order);
  }
}

/** The panel's page of a product, for somebody who has not chosen anything of it yet (specification 001, section 2.5). */
export function sectionPage(product: Product): PanelPath {
  return SECTION_PAGES[product] as PanelPath;
}

const SECTION_PAGES: Record<Product, string> = {
  vds: '/servers/create',
  dbaas: '/database',
  s3: '/storage/create',
  balancer: '/balancer',
  k8s: '/kubernetes/create',
  dedicated: '/dedicated',
  apps: '/apps/create',
  ai: PANEL_HOME,
};

/** Where a refused customer can go on instead: without money for an hour, storage and clusters are made in the panel (specification 000, section 8). */
export function fallbackPage(order: Order, reason: OrderRefusal): PanelPath | undefined {
  if (reason.kind !== 'no-balance') return undefined;
  if (order.product === 's3') return '/storage/create' as PanelPath;
  if (order.product === 'k8s') return '/kubernetes/create' as PanelPath;
  return undefined;
}

function isProduct(flow: AuthFlow): flow is Product {
  return flow !== 'account';
}
