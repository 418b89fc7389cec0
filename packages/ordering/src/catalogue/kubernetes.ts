import { type NodeConfiguratorId, type NodePresetId, parseId } from '../ids';
import { type Money, roubles } from '../money';
import type { ResponseOf } from '../provider/contract';
import { ProviderOutage } from '../provider/failures';
import type { ProviderHttp } from '../provider/http';
import { isLocationCode, type LocationCode } from './location';
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

/** Ready-made nodes of known locations, the cheapest first. Throws `ProviderOutage`. */
export async function fetchNodeTariffs(http: ProviderHttp): Promise<NodeTariff[]> {
  const answer = await http('listClusterPresets', {});
  if (!answer.ok) throw new ProviderOutage('listClusterPresets', answer.failure);
  return answer.value.body.k8s_presets.flatMap(toTariff).sort((a, b) => a.price - b.price);
}

/** Limits and prices of nodes built from parts. Throws `ProviderOutage`. */
export async function fetchNodeConfigurators(http: ProviderHttp): Promise<NodeConfigurator[]> {
  const answer = await http('listClusterConfigurators', {});
  if (!answer.ok) throw new ProviderOutage('listClusterConfigurators', answer.failure);
  return answer.value.body.k8s_configurators.flatMap(toConfigurator);
}

/** Kubernetes versions, the newest first. Throws `ProviderOutage`. */
export async function fetchClusterVersions(http: ProviderHttp): Promise<string[]> {
  const answer = await http('listClusterVersions', {});
  if (!answer.ok) throw new ProviderOutage('listClusterVersions', answer.failure);
  return answer.value.body.k8s_versions;
}

/** Network plugins that the provider installs. Throws `ProviderOutage`. */
export async function fetchNetworkDrivers(http: ProviderHttp): Promise<string[]> {
  const answer = await http('listNetworkDrivers', {});
  if (!answer.ok) throw new ProviderOutage('listNetworkDrivers', answer.failure);
  return answer.value.body.network_drivers;
}

function toTariff(wire: ResponseOf<'listClusterPresets'>['k8s_presets'][number]): NodeTariff[] {
  const presetId = parseId<NodePresetId>(wire.id);
  if (!presetId || !isLocationCode(wire.location)) return [];
  const { type, location, cpu, ram, disk, network } = wire;
  return [
    {
      ...{ presetId, role: type, location, cpu, ramMb: ram, diskMb: disk, networkMbit: network },
      title: wire.description_short,
      price: roubles(wire.price),
      mostMasters: wire.limit ?? undefined,
    },
  ];
}

const MASTER_TAG = 'k8s_master_configurator';
const DEDICATED_CPU_TAG = 'k8s_configurator_dedicated_cpu';

function toConfigurator(
  wire: ResponseOf<'listClusterConfigurators'>['k8s_configurators'][number],
): NodeConfigurator[] {
  const configuratorId = parseId<NodeConfiguratorId>(wire.id);
  if (!configuratorId || !isLocationCode(wire.location)) return [];
  const { requirements: limits, prices, tags } = wire;
  return [
    {
      ...{ configuratorId, location: wire.location, diskType: wire.disk_type },
      role: tags.includes(MASTER_TAG) ? 'master' : 'worker',
      cpuFrequency: Number(wire.cpu_frequency),
      hasDedicatedCpu: tags.includes(DEDICATED_CPU_TAG),
      cpu: { min: limits.cpu_min, max: limits.cpu_max, step: limits.cpu_step },
      ramMb: { min: limits.ram_min, max: limits.ram_max, step: limits.ram_step },
      diskMb: { min: limits.disk_min, max: limits.disk_max, step: limits.disk_step },
      unitPrices: { core: roubles(prices.cpu), ramGb: roubles(prices.ram), diskGb: roubles(prices.disk) },
    },
  ];
}
