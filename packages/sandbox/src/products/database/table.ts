import type { Store } from '../../store/open-database';
import { type Kept, type ResourceTable, resourceTable } from '../../store/resource-table';
import type { DatabasePlan } from './plan';

export type DatabaseRow = Kept<DatabasePlan>;
export type DatabaseTable = ResourceTable<DatabasePlan>;

/** Ordered databases. */
export function databaseTable(store: Store): DatabaseTable {
  return resourceTable<DatabasePlan>(store, 'databases', [
    ...(['location', 'type', 'preset_id', 'cpu', 'cpu_frequency', 'ram', 'disk'] as const),
    ...(['admin_password', 'price'] as const),
  ]);
}
