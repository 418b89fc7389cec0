import type { RequestOf } from '@vitrina/provider-api/contract';
import { badRequest, type Refused } from '../../provider/reply';
import type { BucketCatalogue } from './catalogue';

/** What a bucket order comes to. Disk in MB, roubles a month. */
export interface BucketPlan {
  location: string;
  type: 'private' | 'public';
  storage_class: 'hot' | 'cold';
  preset_id: number | null;
  configurator_id: number | null;
  disk: number;
  price: number;
}

type Order = RequestOf<'createBucket'>;

/** Checks an order against the catalogue: the plan to build, or a refusal that names the field at fault. */
export function planBucket(order: Order, catalogue: BucketCatalogue): BucketPlan | Refused {
  const { type, preset_id, configurator } = order;
  if (preset_id !== undefined && configurator)
    return badRequest('preset_id and configurator exclude each other');
  if (configurator) return fromConfigurator(type, configurator, catalogue);
  if (preset_id === undefined) return badRequest('either preset_id or configurator is a required field');

  const preset = catalogue.storagePresets.find(({ id }) => id === preset_id);
  if (!preset) return badRequest(`preset_id ${preset_id} does not exist`);
  const { location, storage_class, disk, price } = preset;
  return { location, type, storage_class, preset_id, configurator_id: null, disk, price };
}

function fromConfigurator(
  type: BucketPlan['type'],
  { id: configurator_id, disk }: NonNullable<Order['configurator']>,
  { storageConfigurators }: BucketCatalogue,
): BucketPlan | Refused {
  const configurator = storageConfigurators.find(({ id }) => id === configurator_id);
  if (!configurator) return badRequest(`configurator.id ${configurator_id} does not exist`);
  const { location, storage_class, prices, requirements: limits } = configurator;
  if (disk < limits.disk_min || disk > limits.disk_max)
    return badRequest(`configurator.disk must be from ${limits.disk_min} to ${limits.disk_max}`);
  if ((disk - limits.disk_min) % limits.disk_step !== 0)
    return badRequest(`configurator.disk must be ${limits.disk_min} plus whole steps of ${limits.disk_step}`);
  // Kopecks first: 100 GB at 2.84 must not become 283.99999.
  const price = Math.round((disk / 1024) * Math.round(prices.disk * 100)) / 100;
  return { location, type, storage_class, preset_id: null, configurator_id, disk, price };
}
