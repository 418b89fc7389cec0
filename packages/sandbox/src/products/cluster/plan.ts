import type { RequestOf } from '@vitrina/provider-api/contract';
import { type Places, zoneIn } from '../../catalogue/locations';
import { badRequest, type Refused } from '../../provider/reply';
import type { ClusterCatalogue } from './catalogue';
import { planNodes } from './plan-nodes';

/** What a cluster order comes to. Memory and disk of one master in MB, roubles a month for all nodes. */
export interface ClusterPlan {
  location: string;
  availability_zone: string;
  k8s_version: string;
  network_driver: string;
  ingress: 0 | 1;
  preset_id: number | null;
  configurator_id: number | null;
  master_nodes_count: number;
  cpu: number;
  ram: number;
  disk: number;
  /** `WorkerNodes[]` as JSON. */
  worker_groups: string;
  price: number;
}

/** A worker group as it is kept. Memory and disk of one node in MB. */
export interface WorkerNodes {
  name: string;
  node_count: number;
  cpu: number;
  ram: number;
  disk: number;
}

const MASTER_COUNTS = [1, 3, 5];
const MOST_NODES = 100;

type Order = RequestOf<'createCluster'>;

/** Checks an order against the catalogue: the plan to build, or a refusal that names the field at fault. */
export function planCluster(order: Order, catalogue: ClusterCatalogue & Places): ClusterPlan | Refused {
  const { k8s_version, network_driver, ingress, master_nodes_count } = order;
  const unknown = refuseUnknown(order, catalogue);
  if (unknown) return unknown;
  const masters = planNodes(order, 'master', catalogue);
  if ('kind' in masters) return masters;
  const availability_zone = zoneIn(catalogue, masters.location, order.availability_zone);
  if (!availability_zone)
    return badRequest(
      `availability_zone ${order.availability_zone} does not belong to location ${masters.location}`,
    );
  if (master_nodes_count > (masters.limit ?? master_nodes_count))
    return badRequest(
      `master_nodes_count must be at most ${masters.limit} for preset_id ${masters.presetId}`,
    );

  const groups: (WorkerNodes & { price: number })[] = [];
  for (const [index, group] of order.worker_groups.entries()) {
    const nodes = planGroup(group, index, masters.location, catalogue);
    if ('kind' in nodes) return nodes;
    groups.push(nodes);
  }
  const { cpu, ram, disk, location } = masters;
  return {
    ...{ location, availability_zone, k8s_version, network_driver, cpu, ram, disk, master_nodes_count },
    ingress: ingress ? 1 : 0,
    preset_id: masters.presetId,
    configurator_id: masters.configuratorId,
    worker_groups: JSON.stringify(groups.map(({ price: _, ...nodes }) => nodes)),
    price: groups.reduce(
      (sum, { price, node_count }) => sum + price * node_count,
      masters.price * master_nodes_count,
    ),
  };
}

function refuseUnknown(
  order: Order,
  { clusterVersions, networkDrivers }: ClusterCatalogue,
): Refused | undefined {
  if (!clusterVersions.includes(order.k8s_version))
    return badRequest(`k8s_version ${order.k8s_version} is not offered`);
  if (!networkDrivers.includes(order.network_driver))
    return badRequest(`network_driver ${order.network_driver} is not offered`);
  if (!MASTER_COUNTS.includes(order.master_nodes_count))
    return badRequest(`master_nodes_count must be one of ${MASTER_COUNTS.join(', ')}`);
  if (order.ha !== order.master_nodes_count > 1)
    return badRequest('ha does not agree with master_nodes_count');
  return undefined;
}

function planGroup(
  group: Order['worker_groups'][number],
  index: number,
  location: string,
  catalogue: ClusterCatalogue,
): (WorkerNodes & { price: number }) | Refused {
  const field = `worker_groups[${index}]`;
  if (group.node_count > MOST_NODES) return badRequest(`${field}.node_count must be at most ${MOST_NODES}`);
  if (group.tariffType !== (group.configuration ? 1 : 0))
    return badRequest(`${field}.tariffType must be 1 with a configuration and 0 with a preset`);
  const nodes = planNodes(group, 'worker', catalogue);
  if ('kind' in nodes) return badRequest(`${field}.${nodes.message}`);
  if (nodes.location !== location)
    return badRequest(`${field} is in ${nodes.location}, the cluster in ${location}`);
  const { cpu, ram, disk, price } = nodes;
  return { name: group.name, node_count: group.node_count, cpu, ram, disk, price };
}
