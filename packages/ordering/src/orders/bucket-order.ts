import type { CustomerCalls } from '../account/session';
import { DEFAULT_PAYMENT_PERIOD, type PaymentPeriod } from '../catalogue/payment-period';
import { MB_IN_GB } from '../catalogue/units';
import { parseId, type StorageConfiguratorId, type StoragePresetId } from '../ids';
import type { RequestOf, ResponseOf } from '../provider/contract';
import { succeed } from '../result';
import type { IntentId } from './intent';
import type { OrderOutcome } from './order-outcome';
import { type MadeResource, type PlaceOrderSettings, placeOrder } from './place-order';
import { type ConfirmPrice, objection } from './price-confirmation';
import { invalid, nothingChosen, type ReadOrder, readCount, readPeriod } from './read-query';
import { bucketName } from './resource-name';

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

/** The query of the S3 flow (specification 000, section 2): a preset, or a configurator's `id` with a disk in GB. */
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

/** The body of the bucket order (specification 000, sections 3 and 5): the disk goes out in MB. */
export function toBucketRequest({ bucket }: BucketOrder, name: string): RequestOf<'createBucket'> {
  if (bucket.kind === 'preset') return { name, type: 'private', preset_id: bucket.presetId };
  return {
    name,
    type: 'private',
    configurator: { id: bucket.configuratorId, disk: bucket.diskGb * MB_IN_GB },
  };
}

/** Orders a bucket in the customer's name, at most once for an intent. */
export function orderBucket(
  settings: PlaceOrderSettings,
  customer: CustomerCalls,
  intent: IntentId,
  order: BucketOrder,
  confirm: ConfirmPrice,
): Promise<OrderOutcome> {
  return placeOrder(settings, intent, {
    kind: 'bucket',
    nameOf: bucketName,
    list: async () => {
      const answer = await customer.call('listBuckets', {});
      return answer.ok ? succeed(answer.value.body.buckets.map(toMade)) : answer;
    },
    objection: () => objection(confirm),
    create: async (name) => {
      const answer = await customer.call('createBucket', toBucketRequest(order, name));
      return answer.ok ? succeed(toMade(answer.value.body.bucket)) : answer;
    },
  });
}

function toMade({ id, name }: ResponseOf<'createBucket'>['bucket']): MadeResource {
  return { id, name, createdAt: undefined };
}
