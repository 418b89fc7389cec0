import type { NodeConfiguratorId, NodePresetId } from '../ids';
import type { Money } from '../money';
import type { LocationCode } from './location';
import type { DiskType, Range } from './tariff';

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
