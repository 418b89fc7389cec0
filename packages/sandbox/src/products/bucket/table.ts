import type { Store } from '../../store/open-database';
import { type Kept, type ResourceTable, resourceTable } from '../../store/resource-table';
import type { BucketPlan } from './plan';

export type BucketRow = Kept<BucketPlan>;
export type BucketTable = ResourceTable<BucketPlan>;

/** Ordered buckets. */
export function bucketTable(store: Store): BucketTable {
  return resourceTable<BucketPlan>(store, 'buckets', {
    type: 'TEXT NOT NULL',
    storage_class: 'TEXT NOT NULL',
    preset_id: 'INTEGER',
    configurator_id: 'INTEGER',
    disk: 'INTEGER NOT NULL',
  });
}
