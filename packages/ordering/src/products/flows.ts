import type { OrderOf, Product } from '../orders/order-types';
import { APP_FLOW } from './app/order';
import { BALANCER_FLOW } from './balancer/order';
import { BUCKET_FLOW } from './bucket/order';
import { BUNDLE_FLOW } from './bundle/order';
import { CLUSTER_FLOW } from './cluster/order';
import { DATABASE_FLOW } from './database/order';
import { DEDICATED_FLOW } from './dedicated/order';
import type { Flow } from './flow';
import { SERVER_FLOW } from './server/order';

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
