import { array, boolean, number, object, string } from 'yup';

/** `GET /v2/plans`: servers by name; memory and disk in GiB, price in kopecks a month. */
export const plansResponse = object({
  plans: array(
    object({
      slug: string().required(),
      label: string().required(),
      region: string().required(),
      vcpu: number().integer().positive().required(),
      ghz: number().positive().required(),
      memory_gib: number().positive().required(),
      disk_gib: number().positive().required(),
      bandwidth_mbit: number().positive().required(),
      price_minor: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).required(),
      in_stock: boolean().required(),
    }).required(),
  ).required(),
});

/** `GET /v2/images`. */
export const imagesResponse = object({
  images: array(
    object({
      slug: string().required(),
      distribution: string().required(),
      release: string().required(),
      kind: string().oneOf(['linux', 'windows']).required(),
    }).required(),
  ).required(),
});

const account = object({
  uuid: string().required(),
  name: string().required(),
  email: string().required(),
}).required();

export const accountResponse = object({ account });
export const sessionResponse = object({ token: string().required(), account });

const instance = object({
  uuid: string().required(),
  label: string().required(),
  /** Seconds since 1970. */
  made_at: number().integer().required(),
  ipv4: string().nullable().defined(),
}).required();

/** `GET /v2/instances?after=…`: a page of them, and where the next begins. */
export const instancesResponse = object({
  instances: array(instance).required(),
  next: string().nullable().defined(),
});

/** `POST /v2/instances`. */
export const instanceResponse = object({ instance });

/** A problem of RFC 9457; its type is an address. */
export const problemResponse = object({ type: string().required() });
