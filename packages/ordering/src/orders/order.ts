import { type AuthFlow, flowOf } from '../account/auth-flow';
import { parseAuthMode } from '../account/auth-modes';
import type { PanelPath } from '../account/panel';
import {
  FLOWS,
  flowOfOrder,
  type Order,
  type OrderOf,
  type Product,
  READERS,
  type ResourceOrder,
} from '../products/products';
import { fail, type Result } from '../result';
import type { OrderRefusal } from './order-outcome';
import type { InvalidQuery, OnUnreadable } from './read-query';

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
 * logged, and treated as empty (rule R16).
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
export function readOrder<P extends Product>(
  product: P,
  query: URLSearchParams,
  onUnreadable: OnUnreadable = () => undefined,
): Result<OrderOf<P>, InvalidQuery> {
  return READERS[product](query, onUnreadable);
}

/** The query of an order's flow: `readOrder` reads the same order from it. */
export function toQuery(order: Order): URLSearchParams {
  return flowOfOrder(order).write(order);
}

/**
 * The panel's page of what an order has made (rule R53). Apps and bundles have no resource of their
 * own: they lead to where the app is made, and to the home.
 */
export function orderPage(order: ResourceOrder, id: string): PanelPath;
export function orderPage(order: Exclude<Order, ResourceOrder>): PanelPath;
export function orderPage(order: Order, id = ''): PanelPath {
  const { fulfilment } = flowOfOrder(order);
  return fulfilment.kind === 'resource' ? fulfilment.page(id) : fulfilment.page(order);
}

/** The panel's page of a product, for somebody who has not chosen anything of it yet (rule R54). */
export function sectionPage(product: Product): PanelPath {
  return FLOWS[product].section;
}

/** Where a refused customer can go on instead: without money for an hour, some things are made in the panel (rule R55). */
export function fallbackPage(order: Order, reason: OrderRefusal): PanelPath | undefined {
  const { fulfilment } = flowOfOrder(order);
  return reason.kind === 'no-balance' && fulfilment.kind === 'resource'
    ? fulfilment.withoutBalance
    : undefined;
}

function isProduct(flow: AuthFlow): flow is Product {
  return flow !== 'account';
}
