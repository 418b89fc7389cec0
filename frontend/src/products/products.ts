import type { Catalogue, OrderOf, PricingRules, Product } from '@vitrina/ordering';
import { appChoices } from './app/choices';
import { appFeed } from './app/feed';
import { describeApp } from './app/summary';
import { balancerChoices, balancerFeed, describeBalancer } from './balancer/product';
import { bucketChoices } from './bucket/choices';
import { bucketFeed } from './bucket/feed';
import { describeBucket } from './bucket/summary';
import { describeBundle } from './bundle/summary';
import { clusterChoices } from './cluster/choices';
import { clusterFeed } from './cluster/feed';
import { describeCluster } from './cluster/summary';
import { databaseChoices } from './database/choices';
import { databaseFeed } from './database/feed';
import { describeDatabase } from './database/summary';
import { dedicatedChoices } from './dedicated/choices';
import { dedicatedFeed } from './dedicated/feed';
import { describeDedicated } from './dedicated/summary';
import type { Describe, Description } from './description';
import type { DatedCatalogue, Feed, ProductFeed } from './feed-context';
import { type FindChoices, type OrderChoice, periodChoice } from './order-choice';
import { serverChoices } from './server/choices';
import { serverFeed } from './server/feed';
import { describeServer } from './server/summary';

// What only the server knows of each product; a missing one does not compile. What the browser knows too: see wayfinding.ts.

/** What can be chosen of an order. */
const CHOICES: { readonly [P in Product]: FindChoices<OrderOf<P>> } = {
  vds: serverChoices,
  dbaas: databaseChoices,
  s3: bucketChoices,
  balancer: balancerChoices,
  k8s: clusterChoices,
  dedicated: dedicatedChoices,
  apps: appChoices,
  ai: async (order) => [periodChoice(order)],
};

/** What an order consists of. */
const SUMMARIES: { readonly [P in Product]: Describe<OrderOf<P>> } = {
  vds: describeServer,
  dbaas: describeDatabase,
  s3: describeBucket,
  balancer: describeBalancer,
  k8s: describeCluster,
  dedicated: describeDedicated,
  apps: describeApp,
  ai: describeBundle,
};

/** What the price feed has of a product, in its order; a bundle has no price of its own. */
const FEEDS: { readonly [P in Exclude<Product, 'ai'>]: Feed } = {
  vds: serverFeed,
  dbaas: databaseFeed,
  s3: bucketFeed,
  balancer: balancerFeed,
  k8s: clusterFeed,
  dedicated: dedicatedFeed,
  apps: appFeed,
};

/** What the feed calls all that is sold under tariffs. */
export const TARIFF_KINDS: readonly string[] = Object.values(FEEDS).map(({ tariffs }) => tariffs);

/** What the feed calls the tariffs of a product; nothing for one that has no price of its own. */
export function feedKindOf(product: Product): string | undefined {
  return product === 'ai' ? undefined : FEEDS[product].tariffs;
}

/** Everything that can still be chosen of an order. Throws `ProviderOutage`. */
export function findChoices<P extends Product>(
  order: OrderOf<P> & { product: P },
  catalogue: Catalogue,
  rules: PricingRules,
): Promise<OrderChoice[]> {
  const find: FindChoices<OrderOf<P>> = CHOICES[order.product];
  return find(order, catalogue, rules);
}

/** What an order that is sold consists of, and where it stands. Throws `ProviderOutage`. */
export function describeProduct<P extends Product>(
  order: OrderOf<P> & { product: P },
  catalogue: Catalogue,
  rules: PricingRules,
): Promise<Description> {
  const toSummary: Describe<OrderOf<P>> = SUMMARIES[order.product];
  return toSummary(order, catalogue, rules);
}

/** The records of all products that are sold: of others the provider may know nothing. Throws `ProviderOutage`. */
export function askFeeds(catalogue: DatedCatalogue, sells: readonly string[]): Promise<ProductFeed[]> {
  const sold = Object.entries(FEEDS).filter(([product]) => sells.includes(product));
  return Promise.all(sold.map(([, { ask }]) => ask(catalogue)));
}
