import { array, number, object, string } from 'yup';
import { read, write } from './endpoint';
import { pageMeta } from './page';

const identifier = number().integer().positive();
const amountMb = number().integer().min(0).required();
const storageClass = string().oneOf(['hot', 'cold']).required();

/** `GET api/v1/presets/storages`: buckets of a fixed size. Disk in MB, price in roubles a month. */
const storagePresetsResponse = object({
  response_id: string().required(),
  meta: pageMeta,
  storages_presets: array(
    object({
      id: identifier.required(),
      location: string().required(),
      description: string().defined(),
      description_short: string().required(),
      disk: amountMb,
      price: number().min(0).required(),
      storage_class: storageClass,
      tags: array(string().required()).required(),
    }).required(),
  ).required(),
});

/** `GET {landing}/configurator/storages`: limits of buckets of any size, in MB, and the monthly price of a GB. */
const storageConfiguratorsResponse = object({
  response_id: string().required(),
  meta: pageMeta,
  storage_configurators: array(
    object({
      id: identifier.required(),
      location: string().required(),
      storage_class: storageClass,
      prices: object({ disk: number().min(0).required() }).required(),
      requirements: object({
        disk_min: amountMb,
        disk_step: number().positive().required(),
        disk_max: amountMb,
      }).required(),
    }).required(),
  ).required(),
});

/** `POST api/v1/storages/buckets` (rule R84). Either a preset or a configurator with a disk in MB. */
const createBucketRequest = object({
  name: string().max(255).required(),
  type: string().oneOf(['private', 'public']).required(),
  preset_id: identifier,
  configurator: object({ id: identifier.required(), disk: number().integer().positive().required() })
    .default(undefined)
    .optional(),
});

/** The provider does not say when a bucket was made. */
const bucket = object({
  id: identifier.required(),
  name: string().required(),
  type: string().oneOf(['private', 'public']).required(),
  status: string().oneOf(['created', 'no_paid', 'transfer']).required(),
  location: string().required(),
  hostname: string().required(),
  storage_class: storageClass,
  preset_id: identifier.nullable().defined(),
  configurator_id: identifier.nullable().defined(),
  disk_stats: object({ size: number().required(), used: number().required() }).required(),
  object_amount: number().required(),
});

const bucketResponse = object({ response_id: string().required(), bucket: bucket.required() });

/** All buckets of the customer: this list has no pages. */
const bucketListResponse = object({
  response_id: string().required(),
  meta: pageMeta,
  buckets: array(bucket.required()).required(),
});

/** All that is asked about object storage. */
export const bucketEndpoints = {
  listStoragePresets: read('api', '/api/v1/presets/storages', storagePresetsResponse),
  listStorageConfigurators: read('landing', '/configurator/storages', storageConfiguratorsResponse),
  listBuckets: read('forwarded', '/api/v1/storages/buckets', bucketListResponse),
  createBucket: write(
    'forwarded',
    'POST',
    '/api/v1/storages/buckets',
    createBucketRequest,
    201,
    bucketResponse,
  ),
  getBucket: read('forwarded', '/api/v1/storages/buckets/{id}', bucketResponse),
};
