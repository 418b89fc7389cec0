import { bucketName, type IntentId, type MadeResource, resourceName, subIntent } from '@vitrina/ordering';
import { createProvider, createProviderHttp } from '@vitrina/provider-api';

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
  /**
   * The site goes on with whatever could be made (rule R57), so some of it may be missing until the
   * same form is sent again.
   */
  leavesGaps?: boolean;
}

/** Every product that the order page makes, in every way to choose it; apps are made in the panel. */
export const PRODUCTS: readonly Product[] = [
  {
    name: 'server',
    addresses: [
      '/order?auth=registrationVds&preset=2453',
      '/order?auth=registrationVds&preset=2447&period=P1M&is_floating_ip=false',
      '/order?auth=registrationVds&is_configurator=true&configurator_id=79&cpu=2&ram=4&disk=50',
    ],
    makes: oneOf('server'),
  },
  {
    name: 'database',
    addresses: ['/order?auth=registrationDbaas&db_service_id=1201&db_type=mysql&period=P6M'],
    makes: oneOf('database'),
  },
  {
    name: 'bucket',
    addresses: ['/order?auth=registrationS3&preset=381', '/order?auth=registrationS3&id=73&disk=120'],
    makes: (intent) => [['bucket', bucketName(intent)]],
  },
  {
    name: 'balancer',
    addresses: ['/order?auth=registrationBalancer&preset=391'],
    makes: oneOf('balancer'),
  },
  {
    name: 'cluster',
    addresses: [
      orderAddress('registrationK8s', {
        location: 'ru-1',
        version: 'v1.36.2+k0s.0',
        configuration: JSON.stringify({ configurator_id: 87, cpu: 4, ram: 8, disk: 60 }),
        nodes_count: '3',
        worker_nodes: JSON.stringify([
          { name: 'web', node_count: 2, presetGroup: 'general', labels: [], preset_id: 399 },
        ]),
      }),
    ],
    makes: oneOf('cluster'),
  },
  {
    name: 'dedicated server',
    addresses: [
      '/order?type=preset&id=3799&aid=3801&os=565&admin=false&term=1',
      '/order?auth=registrationDedicated&type=config&id=2191&cpu=1&memory=11&primaryStorage=21&raid=31&term=12',
    ],
    makes: oneOf('dedicated'),
  },
  {
    name: 'AI bundle',
    addresses: [
      orderAddress('registrationAI', {
        vds: JSON.stringify([{ preset: 2453 }, { preset: 2453 }]),
        storages: JSON.stringify([{ preset: 381 }]),
      }),
    ],
    makes: (intent) => [
      ['server', resourceName(subIntent(intent, 'servers/0'))],
      ['server', resourceName(subIntent(intent, 'servers/1'))],
      ['bucket', bucketName(subIntent(intent, 'buckets/0'))],
    ],
    leavesGaps: true,
  },
];

function oneOf(kind: Kind): Product['makes'] {
  return (intent) => [[kind, resourceName(intent)]];
}

function orderAddress(auth: string, query: Readonly<Record<string, string>>): string {
  return `/order?${new URLSearchParams({ auth, ...query })}`;
}

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
  const { accounts, as } = createProvider(http);
  const { resources } = as(must(await accounts.logInWithPassword(login)));
  const namesOf = async (made: { list: () => Promise<Listed> } | undefined) =>
    must((await made?.list()) ?? { ok: true, value: [] })
      .map(({ name }) => name)
      .sort();
  return {
    server: await namesOf(resources.vds),
    database: await namesOf(resources.dbaas),
    bucket: await namesOf(resources.s3),
    balancer: await namesOf(resources.balancer),
    cluster: await namesOf(resources.k8s),
    dedicated: await namesOf(resources.dedicated),
  };
}

type Listed = { ok: true; value: readonly MadeResource[] } | { ok: false; failure: unknown };

/** What a customer must have who has placed these orders. */
export function expectedOf(orders: readonly { product: Product; intent: IntentId }[]): Possessions {
  const wanted = orders.flatMap(({ product, intent }) => product.makes(intent));
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

/** Whether something is expected that is not there, or not often enough. */
export function lacks(possessions: Possessions, expected: Possessions): boolean {
  const kinds = Object.keys(expected) as Kind[];
  return kinds.some((kind) => possessions[kind].length < expected[kind].length);
}

function must<Value>(result: { ok: true; value: Value } | { ok: false; failure: unknown }): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}
