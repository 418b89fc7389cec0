import { array, boolean, type InferType, number, object, string } from 'yup';
import { read, write } from './endpoint';
import { pageMeta } from './page';

const identifier = number().integer().positive();
const price = number().min(0).required();

/** `GET {landing}/dedicated/presets`: ready-made machines. Memory in GB, disks in GB, price in roubles a month. */
const dedicatedPresetsResponse = object({
  response_id: string().required(),
  meta: pageMeta,
  dedicated_servers_presets: array(
    object({
      id: identifier.required(),
      /** The tariff under which the portal keeps this machine; often the same number. */
      plan_id: identifier.required(),
      location: string().required(),
      description: string().required(),
      is_ipmi_enabled: boolean().required(),
      is_pre_installed: boolean().required(),
      cpu: object({
        description: string().required(),
        description_short: string().required(),
        count: number().integer().positive().required(),
        vendor: string().defined(),
      }).required(),
      memory: object({
        description: string().required(),
        count: number().integer().positive().required(),
        size: number().positive().required(),
      }).required(),
      disks: array(
        object({
          description: string().required(),
          count: number().integer().positive().required(),
          total_size: number().positive().required(),
          type: string().required(),
        }).required(),
      ).required(),
      price,
    }).required(),
  ).required(),
});

/** What comes with a dedicated server beside the machine. */
export const DEDICATED_SERVICE_KINDS = ['os', 'cp', 'ip', 'network_drive', 'bandwidth', 'admin'] as const;

/** `GET {landing}/dedicated/additional-services`: prices in roubles a month. */
const dedicatedServicesResponse = object({
  response_id: string().required(),
  meta: pageMeta,
  additional_services: array(
    object({
      id: identifier.required(),
      kind: string().oneOf(DEDICATED_SERVICE_KINDS).required(),
      name: string().required(),
      description: string().required(),
      price,
    }).required(),
  ).required(),
});

const parts = array(
  object({ id: identifier.required(), description: string().required(), price }).required(),
).required();

/** `GET {landing}/dedicated/configurator`: the parts a machine is built from, each with its price in roubles a month. */
const dedicatedConfiguratorResponse = object({
  response_id: string().required(),
  dedicated_configurator: object({
    id: identifier.required(),
    location: string().required(),
    cpus: parts,
    memories: parts,
    storages: parts,
    raids: parts,
  }).required(),
});

const order = {
  name: string().max(255).required(),
  location: string().required(),
  payment_period: string()
    .matches(/^P[1-9]\d{0,2}[MY]$/)
    .required(),
  os_id: identifier,
  cp_id: identifier,
  bandwidth_id: identifier,
  network_drive_id: identifier,
  additional_ip_addr_id: identifier,
};

/** `POST api/v1/dedicated-servers` (rule R88): a ready-made machine. */
const createDedicatedRequest = object({ ...order, preset_id: identifier.required() });

/** `POST api/v1/dedicated-servers/configurator`: a machine built from parts. */
const createConfiguredDedicatedRequest = object({
  ...order,
  cpu_id: identifier.required(),
  memory_id: identifier.required(),
  primary_storage_id: identifier.required(),
  secondary_storages: array(identifier.required()).required(),
  raid_id: identifier,
});

const dedicatedServer = object({
  id: identifier.required(),
  name: string().required(),
  created_at: string().required(),
  status: string().oneOf(['installing', 'installed', 'on', 'off']).required(),
  location: string().required(),
  cpu_description: string().required(),
  ram_description: string().required(),
  hdd_description: string().required(),
  price: number().required(),
  ip: string().nullable().defined(),
  os_id: identifier.nullable().defined(),
  cp_id: identifier.nullable().defined(),
  bandwidth_id: identifier.nullable().defined(),
  network_drive_id: array(identifier.required()).required(),
  additional_ip_addr_id: array(identifier.required()).required(),
  plan_id: identifier.nullable().defined(),
  preset_id: identifier.nullable().defined(),
});

const dedicatedResponse = object({
  response_id: string().required(),
  dedicated_server: dedicatedServer.required(),
});

/** The machine that was made, or only its number: the provider answers an order in either way (rule R88). */
const dedicatedMadeResponse = object({
  response_id: string().required(),
  dedicated_server: dedicatedServer.default(undefined).optional(),
  id: identifier,
}).test(
  'names-a-machine',
  'neither dedicated_server nor id',
  ({ dedicated_server, id }) => dedicated_server !== undefined || id !== undefined,
);

/** All machines of the customer: this list has no pages. */
const dedicatedListResponse = object({
  response_id: string().required(),
  meta: pageMeta,
  dedicated_servers: array(dedicatedServer.required()).required(),
});

export type WireDedicatedServer = InferType<typeof dedicatedServer>;

/** All that is asked about dedicated servers. */
export const dedicatedEndpoints = {
  listDedicatedPresets: read('landing', '/dedicated/presets', dedicatedPresetsResponse),
  listDedicatedServices: read('landing', '/dedicated/additional-services', dedicatedServicesResponse),
  getDedicatedConfigurator: read('landing', '/dedicated/configurator', dedicatedConfiguratorResponse),
  listDedicatedServers: read('forwarded', '/api/v1/dedicated-servers', dedicatedListResponse),
  createDedicatedServer: write(
    'forwarded',
    'POST',
    '/api/v1/dedicated-servers',
    createDedicatedRequest,
    201,
    dedicatedMadeResponse,
  ),
  createConfiguredDedicatedServer: write(
    'forwarded',
    'POST',
    '/api/v1/dedicated-servers/configurator',
    createConfiguredDedicatedRequest,
    201,
    dedicatedMadeResponse,
  ),
  getDedicatedServer: read('forwarded', '/api/v1/dedicated-servers/{id}', dedicatedResponse),
};
