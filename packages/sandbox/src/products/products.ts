import { APP } from './app/product';
import { BALANCER } from './balancer/product';
import { BUCKET } from './bucket/product';
import { CLUSTER } from './cluster/product';
import { DATABASE } from './database/product';
import { DEDICATED } from './dedicated/product';
import type { Product } from './product';
import { SERVER } from './server/product';

/** All that the provider sells, as the panel lists it. */
export const PRODUCTS: readonly Product[] = [SERVER, DATABASE, BUCKET, BALANCER, CLUSTER, DEDICATED, APP];

/** Who answers the endpoints of the products. Spread one by one, so that the compiler misses an endpoint that nobody answers. */
export const PRODUCT_HANDLERS = {
  ...SERVER.handlers,
  ...DATABASE.handlers,
  ...BUCKET.handlers,
  ...BALANCER.handlers,
  ...CLUSTER.handlers,
  ...DEDICATED.handlers,
  ...APP.handlers,
};
