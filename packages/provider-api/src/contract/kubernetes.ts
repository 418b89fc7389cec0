import { array, boolean, number, object, string } from 'yup';
import { read, write } from './endpoint';
import { pageMeta, pageRequest } from './page';

const identifier = number().integer().positive();
const amountMb = number().integer().min(0).required();
const count = number().integer().positive().required();

/** `GET api/v1/presets/k8s`: ready-made nodes. Memory and disk in MB, network in Mbit/s, price of one node in roubles a month. */
const clusterPresetsResponse = object({
  response_id: string().required(),
  meta: pageMeta,
  k8s_presets: array(
    object({
      id: identifier.required(),
      type: string().oneOf(['master', 'worker']).required(),
      location: string().required(),
      availability_zone: string().required(),
      description: string().defined(),
      description_short: string().required(),
      cpu: count,
      ram: amountMb,
      disk: amountMb,
      network: number().positive().required(),
      price: number().min(0).required(),
      /** The most master nodes of this preset; `null` is no limit but the usual. */
      limit: number().integer().positive().nullable().defined(),
    }).required(),
  ).required(),
});

/** `GET api/v1/configurator/k8s`: limits of nodes built from parts, and monthly prices of a core, a GB of memory, a GB of disk. */
const clusterConfiguratorsResponse = object({
  response_id: string().required(),
  meta: pageMeta,
  k8s_configurators: array(
    object({
      id: identifier.required(),
      location: string().required(),
      disk_type: string().oneOf(['ssd', 'nvme', 'hdd']).required(),
      cpu_frequency: string().required(),
      tags: array(string().required()).required(),
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
      }).required(),
    }).required(),
  ).required(),
});

/** `GET api/v1/k8s/k8s-versions`, the newest first. */
const clusterVersionsResponse = object({
  response_id: string().required(),
  meta: pageMeta,
  k8s_versions: array(string().required()).required(),
});

/** `GET api/v1/k8s/network-drivers`. */
const networkDriversResponse = object({
  response_id: string().required(),
  meta: pageMeta,
  network_drivers: array(string().required()).required(),
});

const configuration = object({
  configurator_id: identifier.required(),
  cpu: count,
  ram: count,
  disk: count,
})
  .default(undefined)
  .optional();

const workerGroup = object({
  name: string().max(255).required(),
  node_count: count,
  presetGroup: string().required(),
  labels: array(object({ key: string().required(), value: string().defined() }).required()).required(),
  is_autoscaling: boolean().required(),
  isLabelsAndTaintsEnabled: boolean().required(),
  min_size: count,
  max_size: count,
  /** 0: of a preset, 1: of a configuration. */
  tariffType: number().oneOf([0, 1]).required(),
  preset_id: identifier,
  configuration,
});

/** `POST api/v1/k8s/clusters` (rule R86). Masters and workers are presets or configurations, in MB. */
const createClusterRequest = object({
  name: string().max(255).required(),
  ha: boolean().required(),
  k8s_version: string().required(),
  network_driver: string().required(),
  ingress: boolean().required(),
  availability_zone: string(),
  master_nodes_count: count,
  preset_id: identifier,
  configuration,
  worker_groups: array(workerGroup.required()).required(),
});

const cluster = object({
  id: identifier.required(),
  name: string().required(),
  created_at: string().required(),
  status: string().required(),
  description: string().defined(),
  k8s_version: string().required(),
  network_driver: string().required(),
  ingress: boolean().required(),
  availability_zone: string().required(),
  preset_id: identifier.nullable().defined(),
  cpu: number().required(),
  ram: number().required(),
  disk: number().required(),
});

const clusterResponse = object({ response_id: string(), cluster: cluster.required() });

const clusterListResponse = object({
  response_id: string(),
  meta: pageMeta,
  clusters: array(cluster.required()).required(),
});

/** All that is asked about Kubernetes. */
export const clusterEndpoints = {
  listClusterPresets: read('api', '/api/v1/presets/k8s', clusterPresetsResponse),
  listClusterConfigurators: read('api', '/api/v1/configurator/k8s', clusterConfiguratorsResponse),
  listClusterVersions: read('api', '/api/v1/k8s/k8s-versions', clusterVersionsResponse),
  listNetworkDrivers: read('api', '/api/v1/k8s/network-drivers', networkDriversResponse),
  listClusters: read('forwarded', '/api/v1/k8s/clusters', clusterListResponse, pageRequest),
  createCluster: write(
    'forwarded',
    'POST',
    '/api/v1/k8s/clusters',
    createClusterRequest,
    201,
    clusterResponse,
  ),
  getCluster: read('forwarded', '/api/v1/k8s/clusters/{id}', clusterResponse),
};
