import type { PanelPath } from '../../account/panel';
import { DEFAULT_PAYMENT_PERIOD, type PaymentPeriod } from '../../catalogue/payment-period';
import { parseId } from '../../ids';
import { invalid, nothingChosen, type ReadOrder, readCount, readPeriod } from '../../orders/read-query';
import { bucketName } from '../../orders/resource-name';
import { succeed } from '../../result';
import type { Flow } from '../flow';
import type { StorageConfiguratorId, StoragePresetId } from './tariff';

/** An object storage bucket that a visitor has chosen: of a fixed size, or of a disk in whole GB. */
export interface BucketOrder {
  product: 's3';
  bucket: BucketChoice;
  period: PaymentPeriod;
}

export type BucketChoice =
  | { kind: 'preset'; presetId: StoragePresetId }
  | { kind: 'configuration'; configuratorId: StorageConfiguratorId; diskGb: number };

/** The order of a bucket, for a year unless said otherwise. */
export function bucketOrder(
  bucket: BucketChoice,
  period: PaymentPeriod = DEFAULT_PAYMENT_PERIOD,
): BucketOrder {
  return { product: 's3', bucket, period };
}

/** The query of the S3 flow (rule R8): a preset, or a configurator's `id` with a disk in GB. */
export function toBucketQuery({ bucket, period }: BucketOrder): URLSearchParams {
  if (bucket.kind === 'preset') return new URLSearchParams({ preset: String(bucket.presetId), period });
  const { configuratorId, diskGb } = bucket;
  return new URLSearchParams({ id: String(configuratorId), disk: String(diskGb), period });
}

/** Reads the query of the S3 flow. A preset goes before a configurator: its disk is its own. */
export function fromBucketQuery(query: URLSearchParams): ReadOrder<BucketOrder> {
  const period = readPeriod(query);
  if (!period) return invalid('period');
  if (query.has('preset')) {
    const presetId = parseId<StoragePresetId>(query.get('preset'));
    return presetId ? succeed(bucketOrder({ kind: 'preset', presetId }, period)) : invalid('preset');
  }
  if (!query.has('id')) return nothingChosen();
  const configuratorId = parseId<StorageConfiguratorId>(query.get('id'));
  if (!configuratorId) return invalid('id');
  const diskGb = readCount(query, 'disk');
  if (!diskGb) return invalid('disk');
  return succeed(bucketOrder({ kind: 'configuration', configuratorId, diskGb }, period));
}

/** The flow of buckets, whose names are one space for all customers. */
export const BUCKET_FLOW: Flow<BucketOrder> = {
  auth: 'registrationS3',
  keys: ['preset', 'disk', 'id', 'period', 'intent'],
  write: toBucketQuery,
  section: '/storage/create' as PanelPath,
  fulfilment: {
    kind: 'resource',
    claim: 'bucket',
    nameOf: bucketName,
    page: (id) => `/storage/${id}/settings` as PanelPath,
    withoutBalance: '/storage/create' as PanelPath,
  },
};
