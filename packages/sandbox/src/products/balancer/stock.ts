import type { RequestOf } from '@vitrina/provider-api/contract';
import { parseRows, type RowsOf } from '../../catalogue/parse-rows';
import { badRequest, type Refused } from '../../provider/reply';
import type { Store } from '../../store/open-database';
import { type Kept, type ResourceTable, resourceTable } from '../../store/resource-table';

export type BalancerCatalogue = ReturnType<typeof parseBalancers>;

/** What is sold of load balancers. */
export function parseBalancers(rowsOf: RowsOf) {
  const { balancers_presets } = parseRows('listBalancerPresets', {
    balancers_presets: rowsOf('balancers_presets'),
  });
  return { balancerPresets: balancers_presets };
}

/** How a balancer works: the part of an order that is neither name nor tariff. */
export type BalancerSettings = Omit<RequestOf<'createBalancer'>, 'name' | 'preset_id'>;

/** What a balancer order comes to. Bandwidth in Mbit/s, roubles a month. */
export interface BalancerPlan {
  location: string;
  preset_id: number;
  bandwidth: number;
  replica_count: number;
  /** `BalancerSettings` as JSON. */
  settings: string;
  price: number;
}

/** Checks an order against the catalogue: the plan to build, or a refusal that names the field at fault. */
export function planBalancer(
  { preset_id, name: _, ...settings }: RequestOf<'createBalancer'>,
  { balancerPresets }: BalancerCatalogue,
): BalancerPlan | Refused {
  const preset = balancerPresets.find(({ id }) => id === preset_id);
  if (!preset) return badRequest(`preset_id ${preset_id} does not exist`);
  if (!settings.path.startsWith('/')) return badRequest('path must begin with a slash');
  const { location, bandwidth, replica_count, price } = preset;
  return { location, preset_id, bandwidth, replica_count, settings: JSON.stringify(settings), price };
}

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
