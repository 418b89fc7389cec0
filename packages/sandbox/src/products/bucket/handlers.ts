import type { ResponseOf } from '@vitrina/provider-api/contract';
import { refuseWithoutBalance } from '../../provider/balance';
import { envelope } from '../../provider/envelope';
import { forCustomer, type Handler } from '../../provider/handler';
import { answer, refuse } from '../../provider/reply';
import { planBucket } from './plan';
import type { BucketRow } from './table';

export const listStoragePresets: Handler<'listStoragePresets'> = (
  { responseId },
  { catalogue: { storagePresets } },
) => answer({ ...envelope(responseId, storagePresets), storages_presets: storagePresets });

export const listStorageConfigurators: Handler<'listStorageConfigurators'> = (
  { responseId },
  { catalogue: { storageConfigurators } },
) => answer({ ...envelope(responseId, storageConfigurators), storage_configurators: storageConfigurators });

/** `GET api/v1/storages/buckets`: all of the customer's own, newest first. */
export const listBuckets = forCustomer<'listBuckets'>(({ responseId }, customer, provider) => {
  const buckets = provider.tables.buckets.list(customer.id).map(bucketDocument);
  return answer({ response_id: responseId, meta: { total: buckets.length }, buckets });
});

/** `GET api/v1/storages/buckets/{id}`: 404 for another customer's, as for one that never was. */
export const getBucket = forCustomer<'getBucket'>(({ params, responseId }, customer, provider) => {
  const row = provider.tables.buckets.find(customer.id, params.id ?? '');
  if (!row) return refuse(404, 'not_found', `Bucket ${params.id} does not exist`);
  return answer({ response_id: responseId, bucket: bucketDocument(row) });
});

/** `POST api/v1/storages/buckets`: two equal calls make two buckets. */
export const createBucket = forCustomer<'createBucket'>(({ request, responseId }, customer, provider) => {
  const poor = refuseWithoutBalance(customer);
  if (poor) return poor;
  const plan = planBucket(request, provider.catalogue);
  if ('kind' in plan) return plan;
  const row = provider.tables.buckets.add(customer.id, request.name, plan, provider.now());
  return answer({ response_id: responseId, bucket: bucketDocument(row) });
});

/** The address buckets are reached at: a name set apart for examples, so that it leads nowhere. */
export const STORAGE_HOST = 's3.vitrina.example';

function bucketDocument(row: BucketRow): ResponseOf<'getBucket'>['bucket'] {
  const { id, name, type, location, storage_class, preset_id, configurator_id, disk } = row;
  return {
    ...{ id, name, type, location, storage_class, preset_id, configurator_id },
    status: 'created',
    hostname: STORAGE_HOST,
    disk_stats: { size: disk, used: 0 },
    object_amount: 0,
  };
}
