import type { ProviderHttp } from '../provider/http';
import { type AppFramework, type AppTariff, fetchAppFrameworks, fetchAppTariffs } from './apps';
import { type BalancerTariff, fetchBalancerTariffs } from './balancers';
import { fetchOsImages, fetchServerConfigurators, fetchServerTariffs, fetchSoftware } from './catalogue';
import { type DatabaseTariff, fetchDatabaseTariffs } from './databases';
import {
  type DedicatedConfigurator,
  type DedicatedService,
  type DedicatedTariff,
  fetchDedicatedConfigurator,
  fetchDedicatedServices,
  fetchDedicatedTariffs,
} from './dedicated';
import {
  fetchClusterVersions,
  fetchNodeConfigurators,
  fetchNodeTariffs,
  type NodeConfigurator,
  type NodeTariff,
} from './kubernetes';
import {
  fetchStorageConfigurators,
  fetchStorageTariffs,
  type StorageConfigurator,
  type StorageTariff,
} from './storages';
import type { OsImage, ServerConfigurator, ServerTariff, Software } from './tariff';

/** What is sold now. Each part is asked for only when it is needed, and throws `ProviderOutage` when it cannot be had. */
export interface LiveCatalogue {
  serverTariffs(): Promise<ServerTariff[]>;
  serverConfigurators(): Promise<ServerConfigurator[]>;
  osImages(): Promise<OsImage[]>;
  software(): Promise<Software[]>;
  databaseTariffs(): Promise<DatabaseTariff[]>;
  storageTariffs(): Promise<StorageTariff[]>;
  storageConfigurators(): Promise<StorageConfigurator[]>;
  balancerTariffs(): Promise<BalancerTariff[]>;
  nodeTariffs(): Promise<NodeTariff[]>;
  nodeConfigurators(): Promise<NodeConfigurator[]>;
  clusterVersions(): Promise<string[]>;
  dedicatedTariffs(): Promise<DedicatedTariff[]>;
  dedicatedServices(): Promise<DedicatedService[]>;
  dedicatedConfigurator(): Promise<DedicatedConfigurator | undefined>;
  appTariffs(): Promise<AppTariff[]>;
  appFrameworks(): Promise<AppFramework[]>;
}

/** The catalogue asked of the provider every time. A caller that keeps copies gives its own. */
export function liveCatalogue(http: ProviderHttp): LiveCatalogue {
  return {
    serverTariffs: () => fetchServerTariffs(http),
    serverConfigurators: () => fetchServerConfigurators(http),
    osImages: () => fetchOsImages(http),
    software: () => fetchSoftware(http),
    databaseTariffs: () => fetchDatabaseTariffs(http),
    storageTariffs: () => fetchStorageTariffs(http),
    storageConfigurators: () => fetchStorageConfigurators(http),
    balancerTariffs: () => fetchBalancerTariffs(http),
    nodeTariffs: () => fetchNodeTariffs(http),
    nodeConfigurators: () => fetchNodeConfigurators(http),
    clusterVersions: () => fetchClusterVersions(http),
    dedicatedTariffs: () => fetchDedicatedTariffs(http),
    dedicatedServices: () => fetchDedicatedServices(http),
    dedicatedConfigurator: () => fetchDedicatedConfigurator(http),
    appTariffs: () => fetchAppTariffs(http),
    appFrameworks: () => fetchAppFrameworks(http),
  };
}
