import type { Store } from '../../store/open-database';
import { type Kept, type ResourceTable, resourceTable } from '../../store/resource-table';
import type { DedicatedPlan } from './plan';

export type DedicatedRow = Kept<DedicatedPlan>;
export type DedicatedTable = ResourceTable<DedicatedPlan>;

/** Ordered dedicated servers. */
export function dedicatedTable(store: Store): DedicatedTable {
  return resourceTable<DedicatedPlan>(store, 'dedicated_servers', {
    preset_id: 'INTEGER',
    plan_id: 'INTEGER',
    cpu_description: 'TEXT NOT NULL',
    ram_description: 'TEXT NOT NULL',
    hdd_description: 'TEXT NOT NULL',
    raid_description: 'TEXT',
    os_id: 'INTEGER',
    cp_id: 'INTEGER',
    bandwidth_id: 'INTEGER',
    network_drive_id: 'INTEGER',
    additional_ip_addr_id: 'INTEGER',
  });
}
