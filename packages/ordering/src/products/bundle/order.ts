import { PANEL_HOME } from '../../account/panel';
import type { PaymentPeriod } from '../../catalogue/payment-period';
import {
  asQuery,
  invalid,
  nothingChosen,
  type OnUnreadable,
  type ReadOrder,
  readList,
  readPeriod,
} from '../../orders/read-query';
import { succeed } from '../../result';
import { type BalancerOrder, fromBalancerQuery, toBalancerQuery } from '../balancer/order';
import { type BucketOrder, fromBucketQuery, toBucketQuery } from '../bucket/order';
import { type DatabaseOrder, fromDatabaseQuery, toDatabaseQuery } from '../database/order';
import type { Flow } from '../flow';
import { DEFAULT_OS, fromServerQuery, type ServerOrder, toServerQuery } from '../server/order';

/** Everything an AI project starts with, ordered at once and paid for by one period. */
export interface BundleOrder {
  product: 'ai';
  servers: ServerOrder[];
  databases: DatabaseOrder[];
  buckets: BucketOrder[];
  balancers: BalancerOrder[];
  period: PaymentPeriod;
}

export type BundlePart = ServerOrder | DatabaseOrder | BucketOrder | BalancerOrder;

/** The parts of a bundle, each under a name that is the same whenever the bundle is read. */
export function bundleParts(order: BundleOrder): { key: string; part: BundlePart }[] {
  const { servers, databases, buckets, balancers } = order;
  return Object.entries({ servers, databases, buckets, balancers }).flatMap(([list, parts]) =>
    parts.map((part, index) => ({ key: `${list}/${index}`, part })),
  );
}

/** The query of the flow of AI bundles (rule R13): each list as JSON, its entries with the keys of their own flows. */
export function toBundleQuery(order: BundleOrder): URLSearchParams {
  const query = new URLSearchParams();
  const set = (key: string, queries: readonly URLSearchParams[], without: readonly string[]) => {
    if (queries.length > 0) query.set(key, JSON.stringify(queries.map((entry) => toEntry(entry, without))));
  };
  set('vds', order.servers.map(toServerQuery), ['os', 'period']);
  set('dbaas', order.databases.map(toDatabaseQuery), ['period']);
  set('storages', order.buckets.map(toBucketQuery), ['period']);
  set('balancers', order.balancers.map(toBalancerQuery), ['period']);
  query.set('period', order.period);
  return query;
}

/** Reads the query of the flow of AI bundles. A list that cannot be read is told of and treated as empty. */
export function fromBundleQuery(
  query: URLSearchParams,
  onUnreadable: OnUnreadable = () => undefined,
): ReadOrder<BundleOrder> {
  const period = readPeriod(query);
  if (!period) return invalid('period');
  const list = <Part>(key: string, read: (entry: URLSearchParams) => ReadOrder<Part>) =>
    readList(query, key, (value) => readEntry(value, period, read), onUnreadable);
  const order: BundleOrder = {
    product: 'ai',
    servers: list('vds', fromServerQuery),
    databases: list('dbaas', fromDatabaseQuery),
    buckets: list('storages', fromBucketQuery),
    balancers: list('balancers', fromBalancerQuery),
    period,
  };
  return bundleParts(order).length > 0 ? succeed(order) : nothingChosen();
}

function toEntry(query: URLSearchParams, without: readonly string[]): Record<string, string> {
  return Object.fromEntries([...query].filter(([key]) => !without.includes(key)));
}

function readEntry<Part>(
  value: unknown,
  period: PaymentPeriod,
  read: (entry: URLSearchParams) => ReadOrder<Part>,
): Part | undefined {
  const entry = asQuery(value);
  if (!entry) return undefined;
  entry.set('period', period);
  // Servers of a bundle start with this system (rule R57); nothing else reads the key.
  entry.set('os', String(DEFAULT_OS));
  const part = read(entry);
  return part.ok ? part.value : undefined;
}

/** The flow of AI bundles. */
export const BUNDLE_FLOW: Flow<BundleOrder> = {
  auth: 'registrationAI',
  keys: ['vds', 'dbaas', 'storages', 'balancers', 'period', 'intent'],
  write: toBundleQuery,
  section: PANEL_HOME,
  fulfilment: { kind: 'parts', page: () => PANEL_HOME },
};
