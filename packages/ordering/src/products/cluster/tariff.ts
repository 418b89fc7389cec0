import type { LocationCode } from '../../catalogue/location';
import type { DiskType, Range } from '../../catalogue/tariff';
import type { Branded } from '../../ids';
import type { Money } from '../../money';

/** Identifier of the limits and prices from which a node of a cluster is built. */
export type NodeConfiguratorId = Branded<string, 'NodeConfiguratorId'>;
/** Identifier of a ready-made node of a cluster. */
export type NodePresetId = Branded<string, 'NodePresetId'>;

/** What a node does in a cluster. */
export type NodeRole = 'master' | 'worker';

/** A ready-made node. Memory and disk in MB of 1024, network in Mbit/s, price of one node for a month. */
export interface NodeTariff {
  presetId: NodePresetId;
  role: NodeRole;
  title: string;
  location: LocationCode;
  cpu: number;
  ramMb: number;
  diskMb: number;
  networkMbit: number;
  price: Money;
  /** The most masters of this tariff, when it has a limit of its own. */
  mostMasters: number | undefined;
}

/** What a node can be built from. Ranges in MB; prices a month for a core, a GB of memory, a GB of disk. */
export interface NodeConfigurator {
  configuratorId: NodeConfiguratorId;
  role: NodeRole;
  location: LocationCode;
  diskType: DiskType;
  cpuFrequency: number;
  hasDedicatedCpu: boolean;
  cpu: Range;
  ramMb: Range;
  diskMb: Range;
  unitPrices: { core: Money; ramGb: Money; diskGb: Money };
}

/** The part of the catalogue that is about clusters. */
export interface ClusterCatalogue {
  nodeTariffs(): Promise<NodeTariff[]>;
  nodeConfigurators(): Promise<NodeConfigurator[]>;
  clusterVersions(): Promise<string[]>;
}
