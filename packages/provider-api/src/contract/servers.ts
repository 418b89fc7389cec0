import { array, boolean, number, object, string } from 'yup';

const identifier = number().integer().positive();

/** `POST api/v1/servers` (rule R82). Either a preset or a configuration; memory and disk in MB. */
export const createServerRequest = object({
  name: string().max(255).required(),
  bandwidth: number().positive().required(),
  os_id: identifier.required(),
  software_id: identifier,
  preset_id: identifier,
  configuration: object({
    configurator_id: identifier.required(),
    cpu: number().integer().positive().required(),
    ram: number().integer().positive().required(),
    disk: number().integer().positive().required(),
  })
    .default(undefined)
    .optional(),
  network: object({ floating_ip: string().oneOf(['create_ip']).required() })
    .default(undefined)
    .optional(),
  is_ddos_guard: boolean().required(),
  availability_zone: string(),
});

const server = object({
  id: identifier.required(),
  name: string().required(),
  created_at: string().required(),
  status: string().oneOf(['installing', 'on', 'off', 'no_paid', 'blocked', 'removed']).required(),
  location: string().required(),
  availability_zone: string().required(),
  preset_id: identifier.nullable().defined(),
  configurator_id: identifier.nullable().defined(),
  cpu: number().required(),
  ram: number().required(),
  os: object({
    id: identifier.required(),
    name: string().required(),
    version: string().required(),
  }).required(),
  disks: array(object({ size: number().required(), type: string().required() }).required()).required(),
  networks: array(
    object({
      type: string().oneOf(['public', 'local']).required(),
      bandwidth: number().required(),
      ips: array(object({ ip: string().required(), is_main: boolean().required() }).required()).required(),
    }).required(),
  ).required(),
});

export const serverResponse = object({ response_id: string().required(), server: server.required() });

/** A page of the customer's servers: at most `limit` of them, from `offset` on. */
export const serverListRequest = object({
  limit: number().integer().min(1).max(100),
  offset: number().integer().min(0),
});

export const serverListResponse = object({
  response_id: string().required(),
  meta: object({ total: number().required() }).required(),
  servers: array(server.required()).required(),
});
