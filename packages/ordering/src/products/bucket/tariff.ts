import type { LocationCode } from '../../catalogue/location';
import type { Range } from '../../catalogue/tariff';
import type { Branded } from '../../ids';
import type { Money } from '../../money';

/** Identifier of the limits and price of buckets of any size. */
export type StorageConfiguratorId = Branded<string, 'StorageConfiguratorId'>;
/** Identifier of a bucket of a fixed size. */
export type StoragePresetId = Branded<string, 'StoragePresetId'>;

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

/** The part of the catalogue that is about buckets. */
export interface BucketCatalogue {
  storageTariffs(): Promise<StorageTariff[]>;
  storageConfigurators(): Promise<StorageConfigurator[]>;
}
