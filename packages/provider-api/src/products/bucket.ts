import {
  type BucketOrder,
  type Catalogue,
  isLocationCode,
  type MadeResource,
  MB_IN_GB,
  type Resources,
  roubles,
  type StorageConfigurator,
  type StorageConfiguratorId,
  type StoragePresetId,
  type StorageTariff,
  succeed,
} from '@vitrina/ordering';
import type { RequestOf, ResponseOf } from '../contract';
import type { CustomerCalls } from '../customer-calls';
import type { ProviderHttp } from '../http';
import { idOf, wireId } from '../ids';
import { byPrice, readCatalogue } from '../read-catalogue';

/** The buckets' part of the catalogue. */
export function bucketCatalogue(http: ProviderHttp) {
  return {
    storageTariffs: async () =>
      byPrice((await readCatalogue(http, 'listStoragePresets')).storages_presets.flatMap(toTariff)),
    storageConfigurators: async () =>
      (await readCatalogue(http, 'listStorageConfigurators')).storage_configurators.flatMap(toConfigurator),
  } satisfies Partial<Catalogue>;
}

/** The buckets of a customer. The provider lists them on one page, and does not say when one was made. */
export function buckets(customer: CustomerCalls): Resources<BucketOrder> {
  return {
    list: async () => {
      const answer = await customer.call('listBuckets', {});
      return answer.ok ? succeed(answer.value.buckets.map(toMade)) : answer;
    },
    create: async ({ order, name }) => {
      const answer = await customer.call('createBucket', toBucketRequest(order, name));
      return answer.ok ? succeed(toMade(answer.value.bucket)) : answer;
    },
  };
}

/** The body of the bucket order (rules R84 and R15): the disk goes out in MB. */
export function toBucketRequest({ bucket }: BucketOrder, name: string): RequestOf<'createBucket'> {
  if (bucket.kind === 'preset') return { name, type: 'private', preset_id: wireId(bucket.presetId) };
  return {
    name,
    type: 'private',
    configurator: { id: wireId(bucket.configuratorId), disk: bucket.diskGb * MB_IN_GB },
  };
}

function toMade({ id, name, hostname }: ResponseOf<'createBucket'>['bucket']): MadeResource {
  return { id: String(id), name, createdAt: undefined, address: hostname };
}

function toTariff(wire: ResponseOf<'listStoragePresets'>['storages_presets'][number]): StorageTariff[] {
  if (!isLocationCode(wire.location)) return [];
  return [
    {
      ...{ presetId: idOf<StoragePresetId>(wire.id), location: wire.location, title: wire.description_short },
      ...{ storageClass: wire.storage_class, diskMb: wire.disk, price: roubles(wire.price) },
    },
  ];
}

function toConfigurator(
  wire: ResponseOf<'listStorageConfigurators'>['storage_configurators'][number],
): StorageConfigurator[] {
  if (!isLocationCode(wire.location)) return [];
  const { disk_min: min, disk_max: max, disk_step: step } = wire.requirements;
  return [
    {
      ...{ configuratorId: idOf<StorageConfiguratorId>(wire.id), location: wire.location },
      ...{ storageClass: wire.storage_class, diskMb: { min, max, step } },
      diskGbPrice: roubles(wire.prices.disk),
    },
  ];
}
