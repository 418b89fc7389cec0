import type { OsImage, ServerConfigurator, ServerTariff, Software } from '../catalogue/tariff';
import type { AppOrder } from './app/order';
import type { AppFramework, AppTariff } from './app/tariff';
import type { BalancerOrder } from './balancer/order';
import type { BalancerTariff } from './balancer/tariff';
import type { BucketOrder } from './bucket/order';
import type { StorageConfigurator, StorageTariff } from './bucket/tariff';
import type { BundleOrder } from './bundle/order';
import type { ClusterOrder } from './cluster/order';
import type { NodeConfigurator, NodeTariff } from './cluster/tariff';
import type { DatabaseOrder } from './database/order';
import type { DatabaseTariff } from './database/tariff';
import type { DedicatedOrder } from './dedicated/order';
import type { DedicatedConfigurator, DedicatedService, DedicatedTariff } from './dedicated/tariff';
import type { ServerOrder } from './server/order';

/** The order of each product that makes one resource, by the names that `serviceType` has for the flows. */
export interface Orders {
  vds: ServerOrder;
  dbaas: DatabaseOrder;
  s3: BucketOrder;
  balancer: BalancerOrder;
  k8s: ClusterOrder;
  dedicated: DedicatedOrder;
}

export type ResourceProduct = keyof Orders;

/** An order that makes one resource. */
export type ResourceOrder = Orders[ResourceProduct];

interface AllOrders extends Orders {
  apps: AppOrder;
  ai: BundleOrder;
}

/** The flows that end with an order. */
export type Product = keyof AllOrders;

/** The order of one product. */
export type OrderOf<P extends Product> = AllOrders[P];

/** Anything that can be ordered, told apart by the flow it is ordered in. */
export type Order = OrderOf<Product>;

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
