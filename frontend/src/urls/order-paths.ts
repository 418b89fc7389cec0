import { AUTH_FLOWS, type IntentId, type Order, toClusterPageQuery, toQuery } from '@vitrina/ordering';
import type { OrderProblem } from '~/copy/explain';
import { paths } from './paths';

/** The same address with the intent of its order, by which a reload or the way back leads to the same order. */
export function withIntent(path: string, query: URLSearchParams, intent: IntentId): string {
  const named = new URLSearchParams(query);
  named.set('intent', intent);
  return `${path}?${named}`;
}

/** The key that says from which retired tariffs a link has led here. */
export const RETIRED = 'retired';

/** The key that says of a cluster that it is being chosen still, and not ordered yet. */
export const STILL_CHOOSING = 'edit';

/** A page that an order is on the way through, with all that its address says. */
export interface OrderAddress {
  path: string;
  query: URLSearchParams;
}

/** The addresses that carry an order. The intent travels with it, so that a reload or a login on the way does not make a second order of it. */
export const orderPaths = {
  /** What the addresses of registration and of the order's page have in common. */
  query: (order: Order) => flowQuery(AUTH_FLOWS[order.product].auth, order),
  /** Registration on the way to an order; a logged-in customer is sent on from there to `page`. */
  registration: (order: Order, intent?: IntentId) =>
    `${paths.registration}?${flowQuery(AUTH_FLOWS[order.product].auth, order, intent)}`,
  logIn: (order: Order, intent?: IntentId) => {
    const query = flowQuery('login', order, intent);
    query.set('serviceType', order.product);
    return `${paths.registration}?${query}`;
  },
  /** Where a customer sees what it costs and orders it. */
  page: (order: Order, intent?: IntentId) =>
    `${paths.order}?${flowQuery(AUTH_FLOWS[order.product].auth, order, intent)}`,
  /** The order page after an order that failed on the way there: the same intent, what went wrong, and in which request. */
  failed: (order: Order, intent: IntentId, problem: OrderProblem, request: string) =>
    `${orderPaths.page(order, intent)}&${new URLSearchParams({ problem, request })}`,
  /** The same page with another order, which has another intent; whatever else the address says stays. */
  instead: ({ path, query }: OrderAddress, order: Order) => {
    const changed = new URLSearchParams(query);
    for (const [key, value] of toQuery(order)) changed.set(key, value);
    for (const key of ['intent', 'problem', 'request', RETIRED]) changed.delete(key);
    return `${path}?${changed}`;
  },
  /** The same page without a key of its order that cannot be read; what is absent has its usual value. */
  without: ({ path, query }: OrderAddress, key: string) => {
    const changed = new URLSearchParams(query);
    for (const name of [key, 'intent', 'problem', 'request']) changed.delete(name);
    return `${path}?${changed}`;
  },
  /** The same page with the tariff that took the place of the retired one that its address names. */
  successor: ({ path, query }: OrderAddress, order: Order) => {
    const changed = new URLSearchParams(query);
    for (const key of ['preset', 'bandwidth']) changed.set(key, toQuery(order).get(key) ?? '');
    for (const key of ['intent', 'problem', 'request']) changed.delete(key);
    changed.set(RETIRED, query.get('preset') ?? '');
    return `${path}?${changed}`;
  },
  /** What the address of the page that confirms an order says; `confirmation` is what `readConfirmation` reads. */
  confirmationQuery: (order: Order, confirmation: URLSearchParams) => {
    const query = flowQuery(AUTH_FLOWS[order.product].auth, order);
    for (const [key, value] of confirmation) query.set(key, value);
    return query;
  },
  /** The page on which a cluster is put together, with what is chosen of it. */
  cluster: (order: Extract<Order, { product: 'k8s' }>) =>
    `${paths.createCluster}?${toClusterPageQuery(order)}`,
  /** The same page to choose on, and not yet to order. */
  changeCluster: (order: Extract<Order, { product: 'k8s' }>) =>
    `${paths.createCluster}?${STILL_CHOOSING}=true&${toClusterPageQuery(order)}`,
} as const;

function flowQuery(auth: string, order: Order, intent?: IntentId): URLSearchParams {
  const query = new URLSearchParams({ auth });
  for (const [key, value] of toQuery(order)) query.append(key, value);
  if (intent) query.set('intent', intent);
  return query;
}
