import type { StorageConfiguratorId, StoragePresetId } from '../ids';
import type { Money } from '../money';
import type { LocationCode } from './location';
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
