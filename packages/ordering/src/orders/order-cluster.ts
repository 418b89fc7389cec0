import type { CustomerCalls } from '../account/session';
import { zoneOf } from '../catalogue/location';
import { MB_IN_GB } from '../catalogue/units';
import type { RequestOf, ResponseOf } from '../provider/contract';
import { succeed } from '../result';
import type { ClusterOrder } from './cluster-order';
import type { IntentId } from './intent';
import { listPages } from './list-pages';
import type { OrderOutcome } from './order-outcome';
import { type MadeResource, type PlaceOrderSettings, placeOrder } from './place-order';
import { type ConfirmPrice, objection } from './price-confirmation';
import type { NodeChoice, WorkerGroup } from './worker-group';

/** The only network plugin that the site asks for (specification 000, section 9). */
export const NETWORK_DRIVER = 'calico';

type Request = RequestOf<'createCluster'>;

/** The body of the cluster order (specification 000, sections 3 and 5): memory and disk go out in MB. */
export function toClusterRequest(order: ClusterOrder, name: string): Request {
  return {
    name,
    ha: order.masterCount > 1,
    k8s_version: order.version,
    network_driver: NETWORK_DRIVER,
    ingress: true,
    availability_zone: zoneOf(order.location),
    master_nodes_count: order.masterCount,
    ...toNode(order.masters),
    worker_groups: order.workerGroups.map(toWorkerGroup),
  };
}

/** Orders a cluster in the customer's name, at most once for an intent. */
export function orderCluster(
  settings: PlaceOrderSettings,
  customer: CustomerCalls,
  intent: IntentId,
  order: ClusterOrder,
  confirm: ConfirmPrice,
): Promise<OrderOutcome> {
  return placeOrder(settings, intent, {
    kind: 'cluster',
    list: () =>
      listPages(async (page) => {
        const answer = await customer.call('listClusters', page);
        if (!answer.ok) return answer;
        const { clusters, meta } = answer.value.body;
        return succeed({ rows: clusters.map(toMade), total: meta.total });
      }),
    objection: () => objection(confirm),
    create: async (name) => {
      const answer = await customer.call('createCluster', toClusterRequest(order, name));
      return answer.ok ? succeed(toMade(answer.value.body.cluster)) : answer;
    },
  });
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
  if (node.kind === 'preset') return { preset_id: node.presetId };
  const { configuratorId, cpu, ramGb, diskGb } = node;
  return {
    configuration: { configurator_id: configuratorId, cpu, ram: ramGb * MB_IN_GB, disk: diskGb * MB_IN_GB },
  };
}

function toMade({ id, name, created_at }: ResponseOf<'createCluster'>['cluster']): MadeResource {
  return { id, name, createdAt: new Date(created_at) };
}
