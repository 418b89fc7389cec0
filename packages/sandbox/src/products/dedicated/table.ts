import type { Store } from '../../store/open-database';
import { type Kept, type ResourceTable, resourceTable } from '../../store/resource-table';
import type { DedicatedPlan } from './plan';

export type DedicatedRow = Kept<DedicatedPlan>;
export type DedicatedTable = ResourceTable<DedicatedPlan>;

/** Ordered dedicated servers. */
export function dedicatedTable(store: Store): DedicatedTable {
  return resourceTable<DedicatedPlan>(store, 'dedicated_servers', [
    ...(['location', 'preset_id', 'plan_id', 'cpu_description', 'ram_description'] as const),
    ...(['hdd_description', 'raid_description', 'os_id', 'cp_id', 'bandwidth_id'] as const),
    ...(['network_drive_id', 'additional_ip_addr_id', 'price'] as const),
  ]);
}
