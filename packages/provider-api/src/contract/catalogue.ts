import { array, boolean, number, object, string } from 'yup';

const total = object({ total: number().integer().min(0).required() });
const amountMb = number().integer().min(0).required();
const identifier = number().integer().positive().required();
const diskType = string().oneOf(['ssd', 'nvme', 'hdd']).required();

/** `GET api/v1/presets/servers`: ready-made servers. Memory and disk in MB, price in roubles a month, frequency in GHz as text. */
export const serverPresetsResponse = object({
  response_id: string().required(),
  meta: total.required(),
  server_presets: array(
    object({
      id: identifier,
      location: string().required(),
      price: number().min(0).required(),
      cpu: number().integer().positive().required(),
      cpu_frequency: string().required(),
      ram: amountMb,
      disk: amountMb,
      disk_type: diskType,
      bandwidth: number().positive().required(),
      description: string().defined(),
      description_short: string().required(),
      is_allowed_local_network: boolean().required(),
      /** Left out while servers of this kind can be made; `false` when they are sold out. */
      is_available: boolean(),
      tags: array(string().required()).required(),
    }).required(),
  ).required(),
});

/** `GET {landing}/configurator/servers`: limits of custom servers and monthly prices of a core, a GB of memory, a GB of disk. */
export const serverConfiguratorsResponse = object({
  response_id: string().required(),
  meta: total.required(),
  server_configurators: array(
    object({
      id: identifier,
      location: string().required(),
      disk_type: diskType,
      cpu_frequency: string().required(),
      is_allowed_local_network: boolean().required(),
      prices: object({
        cpu: number().min(0).required(),
        ram: number().min(0).required(),
        disk: number().min(0).required(),
      }).required(),
      requirements: object({
        cpu_min: number().required(),
        cpu_step: number().positive().required(),
        cpu_max: number().required(),
        ram_min: amountMb,
        ram_step: number().positive().required(),
        ram_max: amountMb,
        disk_min: amountMb,
        disk_step: number().positive().required(),
        disk_max: amountMb,
        // Mbit/s. The landing service may leave all three out.
        network_bandwidth_min: number().positive(),
        network_bandwidth_step: number().positive(),
        network_bandwidth_max: number().positive(),
      }).required(),
    }).required(),
  ).required(),
});

/** `GET api/v1/os/servers`: images a server can start with. */
export const osListResponse = object({
  response_id: string().required(),
  meta: total.required(),
  servers_os: array(
    object({
      id: identifier,
      family: string().required(),
      name: string().required(),
      version: string().required(),
      version_codename: string().defined(),
    }).required(),
  ).required(),
});

/** `GET api/v1/software/servers`: bundles that can be installed over an image. */
export const softwareListResponse = object({
  response_id: string().required(),
  meta: total.required(),
  servers_software: array(
    object({
      id: identifier,
      name: string().required(),
      os_ids: array(identifier).required(),
    }).required(),
  ).required(),
});
