import { contract, type EndpointName, type ResponseOf } from '@vitrina/provider-api/contract';

export type DatabasePreset = ResponseOf<'listDatabasePresets'>['databases_presets'][number];
export type StoragePreset = ResponseOf<'listStoragePresets'>['storages_presets'][number];
export type StorageConfigurator = ResponseOf<'listStorageConfigurators'>['storage_configurators'][number];
export type BalancerPreset = ResponseOf<'listBalancerPresets'>['balancers_presets'][number];
export type ClusterPreset = ResponseOf<'listClusterPresets'>['k8s_presets'][number];
export type ClusterConfigurator = ResponseOf<'listClusterConfigurators'>['k8s_configurators'][number];
export type DedicatedPreset = ResponseOf<'listDedicatedPresets'>['dedicated_servers_presets'][number];
export type DedicatedService = ResponseOf<'listDedicatedServices'>['additional_services'][number];
export type DedicatedConfigurator = ResponseOf<'getDedicatedConfigurator'>['dedicated_configurator'];
export type AppPresets = Omit<ResponseOf<'listAppPresets'>, 'response_id'>;
export type AppFrameworks = Omit<ResponseOf<'listAppFrameworks'>, 'response_id'>;

/** Everything beside cloud servers that the provider sells. */
export interface ProductCatalogue {
  databasePresets: DatabasePreset[];
  storagePresets: StoragePreset[];
  storageConfigurators: StorageConfigurator[];
  balancerPresets: BalancerPreset[];
  clusterPresets: ClusterPreset[];
  clusterConfigurators: ClusterConfigurator[];
  clusterVersions: string[];
  networkDrivers: string[];
  dedicatedPresets: DedicatedPreset[];
  dedicatedServices: DedicatedService[];
  dedicatedConfigurator: DedicatedConfigurator;
  appPresets: AppPresets;
  appFrameworks: AppFrameworks;
}

/** The same rows as they lie in the database, by kind; the kinds are named as in the seed. */
export interface ProductRows {
  databases_presets: unknown[];
  storages_presets: unknown[];
  storage_configurators: unknown[];
  balancers_presets: unknown[];
  k8s_presets: unknown[];
  k8s_configurators: unknown[];
  k8s_versions: unknown[];
  network_drivers: unknown[];
  dedicated_servers_presets: unknown[];
  dedicated_services: unknown[];
  dedicated_configurators: unknown[];
  apps_backend_presets: unknown[];
  apps_frontend_presets: unknown[];
  apps_backend_frameworks: unknown[];
  apps_frontend_frameworks: unknown[];
}

/** Rows of every kind, from wherever they are kept. */
export function productRows(rowsOf: (kind: keyof ProductRows) => unknown[]): ProductRows {
  return {
    databases_presets: rowsOf('databases_presets'),
    storages_presets: rowsOf('storages_presets'),
    storage_configurators: rowsOf('storage_configurators'),
    balancers_presets: rowsOf('balancers_presets'),
    k8s_presets: rowsOf('k8s_presets'),
    k8s_configurators: rowsOf('k8s_configurators'),
    k8s_versions: rowsOf('k8s_versions'),
    network_drivers: rowsOf('network_drivers'),
    dedicated_servers_presets: rowsOf('dedicated_servers_presets'),
    dedicated_services: rowsOf('dedicated_services'),
    dedicated_configurators: rowsOf('dedicated_configurators'),
    apps_backend_presets: rowsOf('apps_backend_presets'),
    apps_frontend_presets: rowsOf('apps_frontend_presets'),
    apps_backend_frameworks: rowsOf('apps_backend_frameworks'),
    apps_frontend_frameworks: rowsOf('apps_frontend_frameworks'),
  };
}

/** Checks stored rows against the contract that answers them. Throws at a row the contract would not allow. */
export function parseProductCatalogue(rows: ProductRows): ProductCatalogue {
  const { backend_presets, frontend_presets } = parse('listAppPresets', {
    backend_presets: rows.apps_backend_presets,
    frontend_presets: rows.apps_frontend_presets,
  });
  const { backend_frameworks, frontend_frameworks } = parse('listAppFrameworks', {
    backend_frameworks: rows.apps_backend_frameworks,
    frontend_frameworks: rows.apps_frontend_frameworks,
  });
  return {
    databasePresets: parse('listDatabasePresets', { databases_presets: rows.databases_presets })
      .databases_presets,
    storagePresets: parse('listStoragePresets', { storages_presets: rows.storages_presets }).storages_presets,
    storageConfigurators: parse('listStorageConfigurators', {
      storage_configurators: rows.storage_configurators,
    }).storage_configurators,
    balancerPresets: parse('listBalancerPresets', { balancers_presets: rows.balancers_presets })
      .balancers_presets,
    clusterPresets: parse('listClusterPresets', { k8s_presets: rows.k8s_presets }).k8s_presets,
    clusterConfigurators: parse('listClusterConfigurators', { k8s_configurators: rows.k8s_configurators })
      .k8s_configurators,
    clusterVersions: parse('listClusterVersions', { k8s_versions: rows.k8s_versions }).k8s_versions,
    networkDrivers: parse('listNetworkDrivers', { network_drivers: rows.network_drivers }).network_drivers,
    dedicatedPresets: parse('listDedicatedPresets', {
      dedicated_servers_presets: rows.dedicated_servers_presets,
    }).dedicated_servers_presets,
    dedicatedServices: parse('listDedicatedServices', { additional_services: rows.dedicated_services })
      .additional_services,
    dedicatedConfigurator: parse('getDedicatedConfigurator', {
      dedicated_configurator: rows.dedicated_configurators[0],
    }).dedicated_configurator,
    appPresets: { backend_presets, frontend_presets },
    appFrameworks: { backend_frameworks, frontend_frameworks },
  };
}

type Responses = {
  readonly [Name in EndpointName]: {
    response: { validateSync(value: unknown, options: { strict: boolean }): ResponseOf<Name> };
  };
};

const endpoints: Responses = contract;

function parse<Name extends EndpointName>(name: Name, rows: object): ResponseOf<Name> {
  return endpoints[name].response.validateSync(
    { response_id: 'stored', meta: { total: 0 }, ...rows },
    { strict: true },
  );
}
