import {
  type Catalogue,
  type ClusterOrder,
  isLocationCode,
  type MadeResource,
  MB_IN_GB,
  NETWORK_DRIVER,
  type NodeChoice,
  type NodeConfigurator,
  type NodeConfiguratorId,
  type NodePresetId,
  type NodeTariff,
  type Resources,
  roubles,
  succeed,
  type WorkerGroup,
} from '@vitrina/ordering';
import { listPages } from '@vitrina/provider-http';
import type { RequestOf, ResponseOf } from '../contract';
import type { CustomerCalls } from '../customer-calls';
import type { ProviderHttp } from '../http';
import { idOf, wireId } from '../ids';
import { byPrice, readCatalogue } from '../read-catalogue';
import { inZone } from '../zone';

/** The clusters' part of the catalogue. Versions come with the newest first. */
export function clusterCatalogue(http: ProviderHttp) {
  return {
    nodeTariffs: async () =>
      byPrice((await readCatalogue(http, 'listClusterPresets')).k8s_presets.flatMap(toTariff)),
    nodeConfigurators: async () =>
      (await readCatalogue(http, 'listClusterConfigurators')).k8s_configurators.flatMap(toConfigurator),
    clusterVersions: async () => (await readCatalogue(http, 'listClusterVersions')).k8s_versions,
  } satisfies Partial<Catalogue>;
}

/** The clusters of a customer. */
export function clusters(customer: CustomerCalls): Resources<ClusterOrder> {
  return {
    list: () =>
      listPages(async (page) => {
        const answer = await customer.call('listClusters', page);
        if (!answer.ok) return answer;
        return succeed({ rows: answer.value.clusters.map(toMade), total: answer.value.meta.total });
      }),
    create: async ({ order, name }) => {
      const answer = await customer.call('createCluster', toClusterRequest(order, name));
      return answer.ok ? succeed(toMade(answer.value.cluster)) : answer;
    },
  };
}

type Request = RequestOf<'createCluster'>;

/** The body of the cluster order (rules R86 and R15): memory and disk go out in MB. */
export function toClusterRequest(order: ClusterOrder, name: string): Request {
  return {
    name,
    ha: order.masterCount > 1,
    k8s_version: order.version,
    network_driver: NETWORK_DRIVER,
    ingress: true,
    ...inZone(order.location),
    master_nodes_count: order.masterCount,
    ...toNode(order.masters),
    worker_groups: order.workerGroups.map(toWorkerGroup),
  };
}

function toWorkerGroup({
  name,
  node,
  nodeCount,
  presetGroup,
  labels,
}: WorkerGroup): Request['worker_groups'][number] {
  return {
    name,
    node_count: nodeCount,
    presetGroup,
    labels,
    is_autoscaling: false,
    isLabelsAndTaintsEnabled: false,
    min_size: 1,
    max_size: 1,
    tariffType: node.kind === 'preset' ? 0 : 1,
    ...toNode(node),
  };
}

function toNode(node: NodeChoice): Pick<Request, 'preset_id' | 'configuration'> {
  if (node.kind === 'preset') return { preset_id: wireId(node.presetId) };
  const { configuratorId, cpu, ramGb, diskGb } = node;
  return {
    configuration: {
      configurator_id: wireId(configuratorId),
      ...{ cpu, ram: ramGb * MB_IN_GB, disk: diskGb * MB_IN_GB },
    },
  };
}

function toMade({ id, name, created_at }: ResponseOf<'createCluster'>['cluster']): MadeResource {
  return { id: String(id), name, createdAt: new Date(created_at) };
}

function toTariff(wire: ResponseOf<'listClusterPresets'>['k8s_presets'][number]): NodeTariff[] {
  if (!isLocationCode(wire.location)) return [];
  const { type: role, location, cpu, ram, disk, network } = wire;
  return [
    {
      ...{ presetId: idOf<NodePresetId>(wire.id), role, location },
      ...{ cpu, ramMb: ram, diskMb: disk, networkMbit: network },
      title: wire.description_short,
      price: roubles(wire.price),
      mostMasters: wire.limit ?? undefined,
    },
  ];
}

const MASTER_TAG = 'k8s_master_configurator';
const DEDICATED_CPU_TAG = 'k8s_configurator_dedicated_cpu';

function toConfigurator(
  wire: ResponseOf<'listClusterConfigurators'>['k8s_configurators'][number],
): NodeConfigurator[] {
  if (!isLocationCode(wire.location)) return [];
  const { requirements: limits, prices, tags } = wire;
  return [
    {
      configuratorId: idOf<NodeConfiguratorId>(wire.id),
      ...{ location: wire.location, diskType: wire.disk_type },
      role: tags.includes(MASTER_TAG) ? 'master' : 'worker',
      cpuFrequency: Number(wire.cpu_frequency),
      hasDedicatedCpu: tags.includes(DEDICATED_CPU_TAG),
      cpu: { min: limits.cpu_min, max: limits.cpu_max, step: limits.cpu_step },
      ramMb: { min: limits.ram_min, max: limits.ram_max, step: limits.ram_step },
      diskMb: { min: limits.disk_min, max: limits.disk_max, step: limits.disk_step },
      unitPrices: { core: roubles(prices.cpu), ramGb: roubles(prices.ram), diskGb: roubles(prices.disk) },
    },
  ];
}
