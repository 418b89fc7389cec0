import type { MadeThing, Orders, Product, ResourceProduct } from '@vitrina/ordering';
import { APP_NAME, APP_UNCHOSEN, APP_WORDS } from './app/words';
import { BALANCER_NAME, BALANCER_UNCHOSEN, BALANCER_WORDS, balancerSteps } from './balancer/words';
import { BUCKET_NAME, BUCKET_UNCHOSEN, BUCKET_WORDS, bucketSteps } from './bucket/words';
import { BUNDLE_NAME, BUNDLE_UNCHOSEN, BUNDLE_WORDS } from './bundle/words';
import { CLUSTER_NAME, CLUSTER_UNCHOSEN, CLUSTER_WORDS, clusterSteps } from './cluster/words';
import { DATABASE_NAME, DATABASE_UNCHOSEN, DATABASE_WORDS, databaseSteps } from './database/words';
import { DEDICATED_NAME, DEDICATED_UNCHOSEN, DEDICATED_WORDS, dedicatedSteps } from './dedicated/words';
import type { FindSteps, FirstStep, OrderWords } from './product-words';
import { SERVER_NAME, SERVER_WORDS, serverSteps } from './server/words';

// These tables are in the browser too, each by itself. What is made by a call while a file is read is in every bundle that needs
// another table, so their values are plain.

/** What one of it is called. */
export const PRODUCT_NAMES: { readonly [P in Product]: string } = {
  vds: SERVER_NAME,
  dbaas: DATABASE_NAME,
  s3: BUCKET_NAME,
  balancer: BALANCER_NAME,
  k8s: CLUSTER_NAME,
  dedicated: DEDICATED_NAME,
  apps: APP_NAME,
  ai: BUNDLE_NAME,
};

export const ORDER_WORDS: { readonly [P in Product]: OrderWords } = {
  vds: SERVER_WORDS,
  dbaas: DATABASE_WORDS,
  s3: BUCKET_WORDS,
  balancer: BALANCER_WORDS,
  k8s: CLUSTER_WORDS,
  dedicated: DEDICATED_WORDS,
  apps: APP_WORDS,
  ai: BUNDLE_WORDS,
};

/** For those who register without a choice: what waits for them behind the registration. Of a server nothing is said. */
export const UNCHOSEN_WORDS: { readonly [P in Exclude<Product, 'vds'>]: string } = {
  dbaas: DATABASE_UNCHOSEN,
  s3: BUCKET_UNCHOSEN,
  balancer: BALANCER_UNCHOSEN,
  k8s: CLUSTER_UNCHOSEN,
  dedicated: DEDICATED_UNCHOSEN,
  apps: APP_UNCHOSEN,
  ai: BUNDLE_UNCHOSEN,
};

const FIRST_STEPS: { readonly [P in ResourceProduct]: FindSteps<Orders[P]> } = {
  vds: serverSteps,
  dbaas: databaseSteps,
  s3: bucketSteps,
  balancer: balancerSteps,
  k8s: clusterSteps,
  dedicated: dedicatedSteps,
};

/** What to do first with what was just made. `system` is the family of a server's system. */
export function firstSteps<P extends ResourceProduct>(
  order: Orders[P] & { product: P },
  made: MadeThing | undefined,
  system: string | undefined,
): FirstStep[] {
  const find: FindSteps<Orders[P]> = FIRST_STEPS[order.product];
  return find(order, made, system);
}
