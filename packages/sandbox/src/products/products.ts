import { APP } from './app/product';
import { BALANCER } from './balancer/product';
import { BUCKET } from './bucket/product';
import { CLUSTER } from './cluster/product';
import { DATABASE } from './database/product';
import { DEDICATED } from './dedicated/product';
import type { Product } from './product';
import { SERVER } from './server/product';

/** By their folders. Who answers for the endpoints of one and is missing here does not compile. */
const ALL = {
  server: SERVER,
  database: DATABASE,
  bucket: BUCKET,
  balancer: BALANCER,
  cluster: CLUSTER,
  dedicated: DEDICATED,
  app: APP,
} satisfies Record<string, Product>;

/** All that the provider sells, as the panel lists it. */
export const PRODUCTS: readonly Product[] = Object.values(ALL);

/** Who answers the endpoints of the products. Spread one by one, so that the compiler misses an endpoint that nobody answers. */
export const PRODUCT_HANDLERS = {
  ...ALL.server.handlers,
  ...ALL.database.handlers,
  ...ALL.bucket.handlers,
  ...ALL.balancer.handlers,
  ...ALL.cluster.handlers,
  ...ALL.dedicated.handlers,
  ...ALL.app.handlers,
};
