import type { OrderOf, Product } from '../orders/order-types';
import type { OnUnreadable, ReadOrder } from '../orders/read-query';
import { fromAppQuery } from './app/order';
import { fromBalancerQuery } from './balancer/order';
import { fromBucketQuery } from './bucket/order';
import { fromBundleQuery } from './bundle/order';
import { fromClusterQuery } from './cluster/order';
import { fromDatabaseQuery } from './database/order';
import { fromDedicatedQuery } from './dedicated/order';
import { fromServerQuery } from './server/order';

/**
 * Reads the order of each product from the query of its flow. Lists that cannot be read are told and treated as empty. Apart from the
 * flows, because what only leads to an order need not read one: it is in the browser, and a reader brings its schemas.
 */
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
