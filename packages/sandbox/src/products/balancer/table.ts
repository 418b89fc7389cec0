import type { Store } from '../../store/open-database';
import { type Kept, type ResourceTable, resourceTable } from '../../store/resource-table';
import type { BalancerPlan } from './plan';

export type BalancerRow = Kept<BalancerPlan>;
export type BalancerTable = ResourceTable<BalancerPlan>;

/** Ordered load balancers. */
export function balancerTable(store: Store): BalancerTable {
  return resourceTable<BalancerPlan>(store, 'balancers', {
    preset_id: 'INTEGER NOT NULL',
    bandwidth: 'INTEGER NOT NULL',
    replica_count: 'INTEGER NOT NULL',
    settings: 'TEXT NOT NULL',
  });
}
