import { parseId, type StorageConfiguratorId, type StoragePresetId } from '../ids';
import { type Money, roubles } from '../money';
import type { ResponseOf } from '../provider/contract';
import { ProviderOutage } from '../provider/failures';
import type { ProviderHttp } from '../provider/http';
import { isLocationCode, type LocationCode } from './location';
import type { Range } from './tariff';

/** How often what is stored is read: `cold` costs less and answers later. */
export type StorageClass = 'hot' | 'cold';

/** A bucket of a fixed size. Disk in MB of 1024, price for a month. */
export interface StorageTariff {
  presetId: StoragePresetId;
  title: string;
  location: LocationCode;
  storageClass: StorageClass;
  diskMb: number;
  price: Money;
}

/** Buckets of any size within limits in MB, at a price a month for a GB. */
export interface StorageConfigurator {
  configuratorId: StorageConfiguratorId;
  location: LocationCode;
  storageClass: StorageClass;
  diskMb: Range;
  diskGbPrice: Money;
}

/** Buckets of known locations, the cheapest first. Throws `ProviderOutage`. */
export async function fetchStorageTariffs(http: ProviderHttp): Promise<StorageTariff[]> {
  const answer = await http('listStoragePresets', {});
  if (!answer.ok) throw new ProviderOutage('listStoragePresets', answer.failure);
  return answer.value.body.storages_presets.flatMap(toTariff).sort((a, b) => a.price - b.price);
}

/** Limits and price of buckets of any size. Throws `ProviderOutage`. */
export async function fetchStorageConfigurators(http: ProviderHttp): Promise<StorageConfigurator[]> {
  const answer = await http('listStorageConfigurators', {});
  if (!answer.ok) throw new ProviderOutage('listStorageConfigurators', answer.failure);
  return answer.value.body.storage_configurators.flatMap(toConfigurator);
}

function toTariff(wire: ResponseOf<'listStoragePresets'>['storages_presets'][number]): StorageTariff[] {
  const presetId = parseId<StoragePresetId>(wire.id);
  if (!presetId || !isLocationCode(wire.location)) return [];
  return [
    {
      ...{ presetId, location: wire.location, title: wire.description_short },
      ...{ storageClass: wire.storage_class, diskMb: wire.disk, price: roubles(wire.price) },
    },
  ];
}

function toConfigurator(
  wire: ResponseOf<'listStorageConfigurators'>['storage_configurators'][number],
): StorageConfigurator[] {
  const configuratorId = parseId<StorageConfiguratorId>(wire.id);
  if (!configuratorId || !isLocationCode(wire.location)) return [];
  const { disk_min: min, disk_max: max, disk_step: step } = wire.requirements;
  return [
    {
      ...{ configuratorId, location: wire.location, storageClass: wire.storage_class },
      ...{ diskMb: { min, max, step }, diskGbPrice: roubles(wire.prices.disk) },
    },
  ];
}
