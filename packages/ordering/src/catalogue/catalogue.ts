import type { AppFramework, AppTariff } from '../products/app/tariff';
import type { BalancerTariff } from '../products/balancer/tariff';
import type { StorageConfigurator, StorageTariff } from '../products/bucket/tariff';
import type { NodeConfigurator, NodeTariff } from '../products/cluster/tariff';
import type { DatabaseTariff } from '../products/database/tariff';
import type { DedicatedConfigurator, DedicatedService, DedicatedTariff } from '../products/dedicated/tariff';
import type { OsImage, ServerConfigurator, ServerTariff, Software } from './tariff';

/**
 * What is sold now, price lists with the cheapest first. Each part is asked for only when it is needed, and throws
 * `ProviderOutage` when it cannot be had.
 */
export interface Catalogue {
  serverTariffs(): Promise<ServerTariff[]>;
  serverConfigurators(): Promise<ServerConfigurator[]>;
  /** Systems that a server can start with; `DEFAULT_OS` is the one for those who have not chosen. */
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

/** The catalogue of a provider that sells nothing: an adapter begins with it and adds what there is. */
export const NOTHING_SOLD: Catalogue = {
  serverTariffs: async () => [],
  serverConfigurators: async () => [],
  osImages: async () => [],
  software: async () => [],
  databaseTariffs: async () => [],
  storageTariffs: async () => [],
  storageConfigurators: async () => [],
  balancerTariffs: async () => [],
  nodeTariffs: async () => [],
  nodeConfigurators: async () => [],
  clusterVersions: async () => [],
  dedicatedTariffs: async () => [],
  dedicatedServices: async () => [],
  dedicatedConfigurator: async () => undefined,
  appTariffs: async () => [],
  appFrameworks: async () => [],
};
