import type { ResponseOf } from '@vitrina/provider-api/contract';
import { refuseWithoutBalance } from '../../provider/balance';
import { envelope } from '../../provider/envelope';
import { forCustomer, type Handler } from '../../provider/handler';
import { installProgress } from '../../provider/install-progress';
import type { Provider } from '../../provider/provider';
import { answer, refuse } from '../../provider/reply';
import { pageOf } from '../../store/resource-table';
import { planCluster, type WorkerNodes } from './plan';
import type { ClusterRow } from './table';

export const listClusterPresets: Handler<'listClusterPresets'> = (
  { responseId },
  { catalogue: { clusterPresets } },
) => answer({ ...envelope(responseId, clusterPresets), k8s_presets: clusterPresets });

export const listClusterConfigurators: Handler<'listClusterConfigurators'> = (
  { responseId },
  { catalogue: { clusterConfigurators } },
) => answer({ ...envelope(responseId, clusterConfigurators), k8s_configurators: clusterConfigurators });

export const listClusterVersions: Handler<'listClusterVersions'> = (
  { responseId },
  { catalogue: { clusterVersions } },
) => answer({ ...envelope(responseId, clusterVersions), k8s_versions: clusterVersions });

export const listNetworkDrivers: Handler<'listNetworkDrivers'> = (
  { responseId },
  { catalogue: { networkDrivers } },
) => answer({ ...envelope(responseId, networkDrivers), network_drivers: networkDrivers });

/** `GET api/v1/k8s/clusters`: a page of the customer's own, newest first. */
export const listClusters = forCustomer<'listClusters'>(({ request, responseId }, customer, provider) => {
  const rows = provider.tables.clusters.list(customer.id);
  const clusters = pageOf(rows, request).map((row) => clusterDocument(row, provider));
  return answer({ response_id: responseId, meta: { total: rows.length }, clusters });
});

/** `GET api/v1/k8s/clusters/{id}`: 404 for another customer's, as for one that never was. */
export const getCluster = forCustomer<'getCluster'>(({ params, responseId }, customer, provider) => {
  const row = provider.tables.clusters.find(customer.id, params.id ?? '');
  if (!row) return refuse(404, 'not_found', `Cluster ${params.id} does not exist`);
  return answer({ response_id: responseId, cluster: clusterDocument(row, provider) });
});

/** `POST api/v1/k8s/clusters`: two equal calls make two clusters. */
export const createCluster = forCustomer<'createCluster'>(({ request, responseId }, customer, provider) => {
  const poor = refuseWithoutBalance(customer);
  if (poor) return poor;
  const plan = planCluster(request, provider.catalogue);
  if ('kind' in plan) return plan;
  const row = provider.tables.clusters.add(customer.id, request.name, plan, provider.now());
  return answer({ response_id: responseId, cluster: clusterDocument(row, provider) });
});

/** The worker groups of a kept cluster. */
export function workerGroupsOf({ worker_groups }: Pick<ClusterRow, 'worker_groups'>): WorkerNodes[] {
  return JSON.parse(worker_groups);
}

function clusterDocument(
  row: ClusterRow,
  { now, installSeconds }: Provider,
): ResponseOf<'getCluster'>['cluster'] {
  const { id, name, created_at, availability_zone, k8s_version, network_driver, preset_id } = row;
  const nodes = workerGroupsOf(row);
  // The provider tells the amounts of the workers, all together.
  const total = (part: 'cpu' | 'ram' | 'disk') =>
    nodes.reduce((sum, group) => sum + group[part] * group.node_count, 0);
  return {
    ...{ id, name, created_at, availability_zone, k8s_version, network_driver, preset_id },
    status: installProgress(created_at, now(), installSeconds) < 1 ? 'installing' : 'active',
    description: '',
    ingress: row.ingress === 1,
    cpu: total('cpu'),
    ram: total('ram'),
    disk: total('disk'),
  };
}
