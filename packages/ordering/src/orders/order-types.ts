import type { AppOrder } from '../products/app/order';
import type { BalancerOrder } from '../products/balancer/order';
import type { BucketOrder } from '../products/bucket/order';
import type { BundleOrder } from '../products/bundle/order';
import type { ClusterOrder } from '../products/cluster/order';
import type { DatabaseOrder } from '../products/database/order';
import type { DedicatedOrder } from '../products/dedicated/order';
import type { ServerOrder } from '../products/server/order';

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
