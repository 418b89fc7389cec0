import { array, boolean, number, object, string } from 'yup';
import { read, write } from './endpoint';
import { pageMeta, pageRequest } from './page';

const identifier = number().integer().positive();
const amountMb = number().integer().min(0).required();

/** What is sold as a managed database (rule R44). */
export const DATABASE_TYPES = [
  'mysql',
  'postgres',
  'redis',
  'mongodb',
  'clickhouse',
  'opensearch',
  'kafka',
  'rabbitmq',
] as const;

const databaseType = string().oneOf(DATABASE_TYPES).required();

/** `GET api/v1/presets/dbs`: ready-made databases. Memory and disk in MB, price in roubles a month. */
const databasePresetsResponse = object({
  response_id: string().required(),
  meta: pageMeta,
  databases_presets: array(
    object({
      id: identifier.required(),
      location: string().required(),
      type: databaseType,
      description: string().defined(),
      description_short: string().required(),
      cpu: number().integer().positive().required(),
      cpu_frequency: string().required(),
      ram: amountMb,
      disk: amountMb,
      price: number().min(0).required(),
      /** As of a server: left out while there are some, `false` when they are sold out. */
      is_available: boolean(),
      tags: array(string().required()).required(),
    }).required(),
  ).required(),
});

/** `POST api/v1/databases` (rule R83). */
const createDatabaseRequest = object({
  name: string().max(255).required(),
  type: databaseType,
  admin: object({ password: string().min(8).max(72).required() }).required(),
  preset_id: identifier.required(),
});

const database = object({
  id: identifier.required(),
  name: string().required(),
  created_at: string().required(),
  status: string().oneOf(['starting', 'started', 'stopped', 'no_paid', 'blocked', 'error']).required(),
  location: string().required(),
  type: string().required(),
  preset_id: identifier.nullable().defined(),
  cpu: number().nullable().defined(),
  ram: number().nullable().defined(),
  disk: object({ size: number().required(), used: number().required() }).required(),
  port: number().integer().nullable().defined(),
  /** Where it can be reached; what a provider leaves out here is not known. */
  networks: array(
    object({
      type: string().required(),
      ips: array(object({ type: string().required(), ip: string().required() }).required())
        .nullable()
        .defined(),
    }).required(),
  ),
  domains: array(object({ fqdn: string().required(), cert_status: string().required() }).required()),
});

const databaseResponse = object({ response_id: string().required(), db: database.required() });

const databaseListResponse = object({
  response_id: string().required(),
  meta: pageMeta,
  dbs: array(database.required()).required(),
});

/** All that is asked about databases. */
export const databaseEndpoints = {
  listDatabasePresets: read('api', '/api/v1/presets/dbs', databasePresetsResponse),
  listDatabases: read('forwarded', '/api/v1/databases', databaseListResponse, pageRequest),
  createDatabase: write(
    'forwarded',
    'POST',
    '/api/v1/databases',
    createDatabaseRequest,
    201,
    databaseResponse,
  ),
  getDatabase: read('forwarded', '/api/v1/databases/{id}', databaseResponse),
};
