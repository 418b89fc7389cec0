import type { Store } from '../../store/open-database';
import { type Kept, type ResourceTable, resourceTable } from '../../store/resource-table';
import type { ClusterPlan } from './plan';

export type ClusterRow = Kept<ClusterPlan>;
export type ClusterTable = ResourceTable<ClusterPlan>;

/** Ordered Kubernetes clusters. */
export function clusterTable(store: Store): ClusterTable {
  return resourceTable<ClusterPlan>(store, 'clusters', [
    ...(['location', 'availability_zone', 'k8s_version', 'network_driver', 'ingress'] as const),
    ...(['preset_id', 'configurator_id', 'master_nodes_count', 'cpu', 'ram', 'disk'] as const),
    ...(['worker_groups', 'price'] as const),
  ]);
}
