import type { RequestOf } from '@vitrina/provider-api/contract';
import { badRequest, type Refused } from '../../provider/reply';
import type { DedicatedCatalogue, DedicatedService } from './catalogue';

/** What an order of a dedicated server comes to. Roubles a month, before the discount of a longer payment period. */
export interface DedicatedPlan {
  location: string;
  preset_id: number | null;
  plan_id: number | null;
  cpu_description: string;
  ram_description: string;
  hdd_description: string;
  raid_description: string | null;
  os_id: number | null;
  cp_id: number | null;
  bandwidth_id: number | null;
  network_drive_id: number | null;
  additional_ip_addr_id: number | null;
  price: number;
}

type Machine = Pick<
  DedicatedPlan,
  | 'location'
  | 'preset_id'
  | 'plan_id'
  | 'cpu_description'
  | 'ram_description'
  | 'hdd_description'
  | 'raid_description'
  | 'price'
>;

type Preset = RequestOf<'createDedicatedServer'>;
type Configured = RequestOf<'createConfiguredDedicatedServer'>;
type Services = Pick<Preset, (typeof SERVICES)[number][0]>;

const SERVICES = [
  ['os_id', 'os'],
  ['cp_id', 'cp'],
  ['bandwidth_id', 'bandwidth'],
  ['network_drive_id', 'network_drive'],
  ['additional_ip_addr_id', 'ip'],
] as const satisfies readonly (readonly [keyof Preset, DedicatedService['kind']])[];

/** The plan of a ready-made machine, or a refusal that names the field at fault. */
export function planDedicated(order: Preset, catalogue: DedicatedCatalogue): DedicatedPlan | Refused {
  const preset = catalogue.dedicatedPresets.find(({ id }) => id === order.preset_id);
  if (!preset) return badRequest(`preset_id ${order.preset_id} does not exist`);
  return withServices(order, catalogue, {
    location: preset.location,
    preset_id: preset.id,
    plan_id: preset.plan_id,
    cpu_description: preset.cpu.description,
    ram_description: preset.memory.description,
    hdd_description: preset.disks.map(({ description }) => description).join(' + '),
    raid_description: null,
    price: preset.price,
  });
}

/** The plan of a machine built from parts, or a refusal that names the field at fault. */
export function planConfiguredDedicated(
  order: Configured,
  catalogue: DedicatedCatalogue,
): DedicatedPlan | Refused {
  const { cpus, memories, storages, raids, location, id } = catalogue.dedicatedConfigurator;
  const cpu = cpus.find((part) => part.id === order.cpu_id);
  if (!cpu) return badRequest(`cpu_id ${order.cpu_id} does not exist`);
  const memory = memories.find((part) => part.id === order.memory_id);
  if (!memory) return badRequest(`memory_id ${order.memory_id} does not exist`);
  const raid = raids.find((part) => part.id === order.raid_id);
  if (order.raid_id !== undefined && !raid) return badRequest(`raid_id ${order.raid_id} does not exist`);
  const disks = [];
  for (const wanted of [order.primary_storage_id, ...order.secondary_storages]) {
    const disk = storages.find((part) => part.id === wanted);
    if (!disk) return badRequest(`there is no storage ${wanted}`);
    disks.push(disk);
  }
  return withServices(order, catalogue, {
    location,
    preset_id: null,
    plan_id: id,
    cpu_description: cpu.description,
    ram_description: memory.description,
    hdd_description: disks.map(({ description }) => description).join(' + '),
    raid_description: raid?.description ?? null,
    price: total([cpu, memory, ...disks, ...(raid ? [raid] : [])]),
  });
}

function withServices(
  order: Services,
  catalogue: DedicatedCatalogue,
  machine: Machine,
): DedicatedPlan | Refused {
  const chosen: DedicatedService[] = [];
  for (const [field, kind] of SERVICES) {
    const wanted = order[field];
    if (wanted === undefined) continue;
    const service = catalogue.dedicatedServices.find((known) => known.id === wanted && known.kind === kind);
    if (!service) return badRequest(`${field} ${wanted} does not exist`);
    chosen.push(service);
  }
  return {
    ...machine,
    os_id: order.os_id ?? null,
    cp_id: order.cp_id ?? null,
    bandwidth_id: order.bandwidth_id ?? null,
    network_drive_id: order.network_drive_id ?? null,
    additional_ip_addr_id: order.additional_ip_addr_id ?? null,
    price: total([machine, ...chosen]),
  };
}

/** Kopecks first: sums of 4244.90 must stay exact. */
function total(priced: readonly { price: number }[]): number {
  return priced.reduce((sum, { price }) => sum + Math.round(price * 100), 0) / 100;
}
