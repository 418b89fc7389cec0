import {
  type BundleOrder,
  balancerOrder,
  bucketOrder,
  type Catalogue,
  type ConfirmPriceOf,
  type CustomerSession,
  confirmPrice,
  databaseOrder,
  dedicatedOrder,
  type IntentId,
  multiplier,
  type Order,
  type Payment,
  type PricingRules,
  placeProductOrder,
  presetOrder,
  quoteOrder,
  type ResourceOrder,
  roubles,
} from '@vitrina/ordering';
import type { EndpointName } from '@vitrina/provider-api/contract';
import { type ConnectedShop, openConnectedShop } from './connected-shop';

export const RULES: PricingRules = {
  multipliers: { P1M: multiplier(1), P3M: multiplier(0.97), P6M: multiplier(0.95), P1Y: multiplier(0.9) },
  floatingIp: roubles(180),
  cpuLimit: 16,
  ramPerCoreGb: () => 1,
};

export type ProductShop = Awaited<ReturnType<typeof openProductShop>>;

/** A connected shop with its live catalogue, in which anything can be ordered at its price. */
export async function openProductShop() {
  const shop = await openConnectedShop();
  const { catalogue } = shop.provider;
  const settings = { intents: shop.intents, pause: async () => undefined };

  const price = async (order: Order): Promise<Payment> => {
    const quote = await quoteOrder(order, catalogue, RULES);
    if (quote.kind !== 'offer') throw new Error(`${JSON.stringify(order)} is ${quote.kind}`);
    return { monthly: quote.monthly, due: quote.due };
  };
  return {
    shop,
    catalogue,
    price,
    monthly: async (order: Order) => (await price(order)).monthly,
    place: async (session: CustomerSession, intent: IntentId, order: Order, confirm?: ConfirmPriceOf) =>
      placeProductOrder(
        settings,
        shop.customer(session),
        intent,
        order,
        confirm ?? confirmPrice(order, await price(order), catalogue, RULES),
      ),
    made: (session: CustomerSession, order: ResourceOrder) => listMade(shop, session, order.product),
  };
}

interface Made {
  id: number;
  name: string;
}

/** What the customer has of one product, newest first. */
async function listMade(
  shop: ConnectedShop,
  session: CustomerSession,
  product: ResourceOrder['product'],
): Promise<Made[]> {
  const { call } = shop.calls(session);
  switch (product) {
    case 'vds':
      return bodyOf(await call('listServers', {})).servers;
    case 'dbaas':
      return bodyOf(await call('listDatabases', {})).dbs;
    case 's3':
      return bodyOf(await call('listBuckets', {})).buckets;
    case 'balancer':
      return bodyOf(await call('listBalancers', {})).balancers;
    case 'k8s':
      return bodyOf(await call('listClusters', {})).clusters;
    case 'dedicated':
      return bodyOf(await call('listDedicatedServers', {})).dedicated_servers;
  }
}

function bodyOf<Body>(answer: { ok: true; value: Body } | { ok: false; failure: unknown }): Body {
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

/** A product, an order of it, and the endpoint that makes it. */
export interface ProductCase {
  name: string;
  endpoint: EndpointName;
  list: EndpointName;
  order: (catalogue: Catalogue) => Promise<ResourceOrder>;
}

/** One order of each product, and of each way to choose it. */
export const PRODUCT_CASES: readonly ProductCase[] = [
  {
    name: 'a server',
    endpoint: 'createServer',
    list: 'listServers',
    order: async (catalogue) => presetOrder(first(await catalogue.serverTariffs()).presetId),
  },
  {
    name: 'a database',
    endpoint: 'createDatabase',
    list: 'listDatabases',
    order: async (catalogue) => {
      const { presetId, type } = first(await catalogue.databaseTariffs());
      return databaseOrder(presetId, type, 'P6M');
    },
  },
  {
    name: 'a bucket of a fixed size',
    endpoint: 'createBucket',
    list: 'listBuckets',
    order: async (catalogue) =>
      bucketOrder({ kind: 'preset', presetId: first(await catalogue.storageTariffs()).presetId }),
  },
  {
    name: 'a bucket of any size',
    endpoint: 'createBucket',
    list: 'listBuckets',
    order: async (catalogue) => {
      const { configuratorId } = first(await catalogue.storageConfigurators());
      return bucketOrder({ kind: 'configuration', configuratorId, diskGb: 120 }, 'P1M');
    },
  },
  {
    name: 'a balancer',
    endpoint: 'createBalancer',
    list: 'listBalancers',
    order: async (catalogue) => {
      const { presetId, bandwidthMbit } = first(await catalogue.balancerTariffs());
      return balancerOrder(presetId, bandwidthMbit);
    },
  },
  {
    name: 'a cluster of ready-made nodes',
    endpoint: 'createCluster',
    list: 'listClusters',
    order: async (catalogue) => clusterOf(catalogue),
  },
  {
    name: 'a ready-made dedicated server',
    endpoint: 'createDedicatedServer',
    list: 'listDedicatedServers',
    order: async (catalogue) => {
      const { presetId, planId } = first(await catalogue.dedicatedTariffs());
      const services = await catalogue.dedicatedServices();
      const osId = first(services.filter(({ kind }) => kind === 'os')).serviceId;
      return dedicatedOrder({ kind: 'preset', presetId, planId }, { osId });
    },
  },
  {
    name: 'a dedicated server of parts',
    endpoint: 'createConfiguredDedicatedServer',
    list: 'listDedicatedServers',
    order: async (catalogue) => {
      const configurator = await catalogue.dedicatedConfigurator();
      if (!configurator) throw new Error('Nothing is built from parts');
      const { planId, cpus, memories, storages, raids } = configurator;
      const storage = first(storages).partId;
      return dedicatedOrder({
        ...{ kind: 'configuration', planId, cpuId: first(cpus).partId, memoryId: first(memories).partId },
        ...{ primaryStorageId: storage, secondaryStorageIds: [storage, storage] },
        raidId: first(raids).partId,
      });
    },
  },
];

/** Three masters of parts and two groups of workers, one of parts. */
async function clusterOf(catalogue: Catalogue): Promise<ResourceOrder> {
  const [tariffs, configurators, versions] = await Promise.all([
    catalogue.nodeTariffs(),
    catalogue.nodeConfigurators(),
    catalogue.clusterVersions(),
  ]);
  const master = first(configurators.filter(({ role }) => role === 'master'));
  const { location } = master;
  const worker = first(tariffs.filter((row) => row.role === 'worker' && row.location === location));
  const built = first(configurators.filter((row) => row.role === 'worker' && row.location === location));
  return {
    product: 'k8s',
    location,
    version: first(versions),
    masters: { kind: 'configuration', configuratorId: master.configuratorId, ...leastOf(master) },
    masterCount: 3,
    workerGroups: [
      {
        ...{ name: 'web', nodeCount: 2, presetGroup: 'general', labels: [{ key: 'role', value: 'web' }] },
        node: { kind: 'preset', presetId: worker.presetId },
      },
      {
        ...{ name: 'jobs', nodeCount: 3, presetGroup: 'general', labels: [] },
        node: { kind: 'configuration', configuratorId: built.configuratorId, ...leastOf(built) },
      },
    ],
    period: 'P3M',
  };
}

function leastOf({ cpu, ramMb, diskMb }: Record<'cpu' | 'ramMb' | 'diskMb', { min: number }>): {
  cpu: number;
  ramGb: number;
  diskGb: number;
} {
  return { cpu: cpu.min, ramGb: ramMb.min / 1024, diskGb: diskMb.min / 1024 };
}

export function first<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('There is none');
  return row;
}

/** Two servers, and one of everything else. */
export async function bundleOf(catalogue: Catalogue): Promise<BundleOrder> {
  const server = presetOrder(first(await catalogue.serverTariffs()).presetId);
  const database = first(await catalogue.databaseTariffs());
  const { presetId } = first(await catalogue.storageTariffs());
  return {
    product: 'ai',
    servers: [server, server],
    databases: [databaseOrder(database.presetId, database.type)],
    buckets: [bucketOrder({ kind: 'preset', presetId })],
    balancers: [balancerOrder(first(await catalogue.balancerTariffs()).presetId)],
    period: 'P1Y',
  };
}
