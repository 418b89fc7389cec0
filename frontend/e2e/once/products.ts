import {
  createCustomerCalls,
  createProviderHttp,
  type IntentId,
  logInWithPassword,
  resourceName,
} from '@vitrina/ordering';

/** What a customer of the provider has, by kind: the names that were given to it. */
export type Possessions = Record<Kind, string[]>;

export type Kind = 'server' | 'database' | 'bucket' | 'balancer' | 'cluster' | 'dedicated';

/** One way to order something. */
export interface Product {
  name: string;
  /** The order page with something chosen; one of them is taken for each order. */
  addresses: readonly string[];
  /** What one order makes, and under which name. */
  makes: (intent: IntentId) => readonly (readonly [Kind, string])[];
}

/** Every product the site can be asked for by its order page. */
export const PRODUCTS: readonly Product[] = [
  {
    name: 'server',
    addresses: [
      '/order?auth=registrationVds&preset=2453',
      '/order?auth=registrationVds&preset=2447&period=P1M&is_floating_ip=false',
      '/order?auth=registrationVds&is_configurator=true&configurator_id=79&cpu=2&ram=4&disk=50',
    ],
    makes: (intent) => [['server', resourceName(intent)]],
  },
];

/** The endpoints in which orders may go wrong, and the lists in which they are looked for. */
export const CREATIONS = [
  ...['createServer', 'createDatabase', 'createBucket', 'createBalancer', 'createCluster'],
  ...['createDedicatedServer', 'createConfiguredDedicatedServer'],
];
export const LISTS = [
  ...['listServers', 'listDatabases', 'listBuckets', 'listBalancers', 'listClusters', 'listDedicatedServers'],
];

/** All that a customer has at the provider, asked for by the customer. */
export async function possessionsOf(
  provider: string,
  login: { username: string; password: string },
): Promise<Possessions> {
  const http = createProviderHttp({
    addresses: { api: provider, landing: `${provider}/landing-api` },
    requestId: 'count-of-orders',
    timeoutMs: 30_000,
  });
  const session = must(await logInWithPassword(http, login));
  const { call } = createCustomerCalls(http, session, new Map());
  const page = { limit: 100, offset: 0 };
  const [servers, databases, buckets, balancers, clusters, dedicated] = await Promise.all([
    call('listServers', page).then((answer) => must(answer).body.servers),
    call('listDatabases', page).then((answer) => must(answer).body.dbs),
    call('listBuckets', {}).then((answer) => must(answer).body.buckets),
    call('listBalancers', page).then((answer) => must(answer).body.balancers),
    call('listClusters', page).then((answer) => must(answer).body.clusters),
    call('listDedicatedServers', {}).then((answer) => must(answer).body.dedicated_servers),
  ]);
  return {
    server: namesOf(servers),
    database: namesOf(databases),
    bucket: namesOf(buckets),
    balancer: namesOf(balancers),
    cluster: namesOf(clusters),
    dedicated: namesOf(dedicated),
  };
}

/** What a customer must have who has had these wishes. */
export function wishesOf(wishes: readonly { product: Product; intent: IntentId }[]): Possessions {
  const wanted = wishes.flatMap(({ product, intent }) => product.makes(intent));
  const namesFor = (kind: Kind) => wanted.flatMap(([made, name]) => (made === kind ? [name] : [])).sort();
  return {
    server: namesFor('server'),
    database: namesFor('database'),
    bucket: namesFor('bucket'),
    balancer: namesFor('balancer'),
    cluster: namesFor('cluster'),
    dedicated: namesFor('dedicated'),
  };
}

function namesOf(resources: readonly { name: string }[]): string[] {
  return resources.map(({ name }) => name).sort();
}

function must<Value>(result: { ok: true; value: Value } | { ok: false; failure: unknown }): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}
