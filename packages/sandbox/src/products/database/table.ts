import type { Store } from '../../store/open-database';
import { type Kept, type ResourceTable, resourceTable } from '../../store/resource-table';
import type { DatabasePlan } from './plan';

export type DatabaseRow = Kept<DatabasePlan>;
export type DatabaseTable = ResourceTable<DatabasePlan>;

/** Ordered databases. */
export function databaseTable(store: Store): DatabaseTable {
  return resourceTable<DatabasePlan>(store, 'databases', {
    type: 'TEXT NOT NULL',
    preset_id: 'INTEGER NOT NULL',
    cpu: 'INTEGER NOT NULL',
    cpu_frequency: 'TEXT NOT NULL',
    ram: 'INTEGER NOT NULL',
    disk: 'INTEGER NOT NULL',
    admin_password: 'TEXT NOT NULL',
  });
}
