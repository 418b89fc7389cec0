import type { Store } from '../../store/open-database';
import { type Kept, type ResourceTable, resourceTable } from '../../store/resource-table';
import type { ClusterPlan } from './plan';

export type ClusterRow = Kept<ClusterPlan>;
export type ClusterTable = ResourceTable<ClusterPlan>;

/** Ordered Kubernetes clusters. */
export function clusterTable(store: Store): ClusterTable {
  return resourceTable<ClusterPlan>(store, 'clusters', {
    availability_zone: 'TEXT NOT NULL',
    k8s_version: 'TEXT NOT NULL',
    network_driver: 'TEXT NOT NULL',
    ingress: 'INTEGER NOT NULL',
    preset_id: 'INTEGER',
    configurator_id: 'INTEGER',
    master_nodes_count: 'INTEGER NOT NULL',
    cpu: 'INTEGER NOT NULL',
    ram: 'INTEGER NOT NULL',
    disk: 'INTEGER NOT NULL',
    worker_groups: 'TEXT NOT NULL',
  });
}
