import type { MadeThing, Orders, Product, ResourceProduct } from '@vitrina/ordering';
import { paths } from '~/urls/paths';
import { balancerSteps } from './balancer/first-steps';
import { bucketSteps } from './bucket/first-steps';
import { clusterSteps } from './cluster/first-steps';
import { databaseSteps } from './database/first-steps';
import { dedicatedSteps } from './dedicated/first-steps';
import type { FindSteps, FirstStep } from './first-step';
import { serverSteps } from './server/first-steps';

// These tables are in the browser too, each by itself. What is made by a call while a file is read is in every bundle that needs
// another table, so their values are plain.

const TARIFFS: { readonly [P in Product]: () => string } = {
  vds: () => paths.tariffs,
  dbaas: () => paths.service('databases'),
  s3: () => paths.service('s3'),
  balancer: () => paths.service('load-balancers'),
  k8s: () => paths.createCluster,
  dedicated: () => paths.service('dedicated-servers'),
  apps: () => paths.service('apps'),
  ai: () => paths.service('ai-servers'),
};

/** Where something like it can be found. */
export function tariffsPath(product: Product): string {
  return TARIFFS[product]();
}

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
