import {
  type DedicatedPartId,
  type DedicatedPlanId,
  type DedicatedPresetId,
  type DedicatedServiceId,
  parseId,
} from '../ids';
import { type Money, roubles } from '../money';
import type { DEDICATED_SERVICE_KINDS, ResponseOf } from '../provider/contract';
import { ProviderOutage } from '../provider/failures';
import type { ProviderHttp } from '../provider/http';
import { isLocationCode, type LocationCode } from './location';

/** A ready-made machine. Memory in GB, price for a month; what it consists of in the provider's words. */
export interface DedicatedTariff {
  presetId: DedicatedPresetId;
  planId: DedicatedPlanId;
  title: string;
  location: LocationCode;
  processor: string;
  processorName: string;
  memory: string;
  memoryGb: number;
  disks: { caption: string; type: string; totalGb: number }[];
  price: Money;
}

export type DedicatedServiceKind = (typeof DEDICATED_SERVICE_KINDS)[number];

/** What can come with a machine, at a price for a month. */
export interface DedicatedService {
  serviceId: DedicatedServiceId;
  kind: DedicatedServiceKind;
  caption: string;
  price: Money;
}

/** A part a machine is built from, at a price for a month. */
export interface DedicatedPart {
  partId: DedicatedPartId;
  caption: string;
  price: Money;
}

/** The parts to choose among. */
export interface DedicatedConfigurator {
  planId: DedicatedPlanId;
  location: LocationCode;
  cpus: DedicatedPart[];
  memories: DedicatedPart[];
  storages: DedicatedPart[];
  raids: DedicatedPart[];
}

/** Machines of known locations, the cheapest first. Throws `ProviderOutage`. */
export async function fetchDedicatedTariffs(http: ProviderHttp): Promise<DedicatedTariff[]> {
  const answer = await http('listDedicatedPresets', {});
  if (!answer.ok) throw new ProviderOutage('listDedicatedPresets', answer.failure);
  return answer.value.body.dedicated_servers_presets.flatMap(toTariff).sort((a, b) => a.price - b.price);
}

/** What can come with a machine. Throws `ProviderOutage`. */
export async function fetchDedicatedServices(http: ProviderHttp): Promise<DedicatedService[]> {
  const answer = await http('listDedicatedServices', {});
  if (!answer.ok) throw new ProviderOutage('listDedicatedServices', answer.failure);
  return answer.value.body.additional_services.flatMap(({ id, kind, description, price }) => {
    const serviceId = parseId<DedicatedServiceId>(id);
    return serviceId ? [{ serviceId, kind, caption: description, price: roubles(price) }] : [];
  });
}

/** The parts of machines, or `undefined` where none are built. Throws `ProviderOutage`. */
export async function fetchDedicatedConfigurator(
  http: ProviderHttp,
): Promise<DedicatedConfigurator | undefined> {
  const answer = await http('getDedicatedConfigurator', {});
  if (!answer.ok) throw new ProviderOutage('getDedicatedConfigurator', answer.failure);
  const { id, location, cpus, memories, storages, raids } = answer.value.body.dedicated_configurator;
  const planId = parseId<DedicatedPlanId>(id);
  if (!planId || !isLocationCode(location)) return undefined;
  return {
    ...{ planId, location, cpus: toParts(cpus), memories: toParts(memories) },
    ...{ storages: toParts(storages), raids: toParts(raids) },
  };
}

type WireParts = ResponseOf<'getDedicatedConfigurator'>['dedicated_configurator']['cpus'];

function toParts(parts: WireParts): DedicatedPart[] {
  return parts.flatMap(({ id, description, price }) => {
    const partId = parseId<DedicatedPartId>(id);
    return partId ? [{ partId, caption: description, price: roubles(price) }] : [];
  });
}

function toTariff(
  wire: ResponseOf<'listDedicatedPresets'>['dedicated_servers_presets'][number],
): DedicatedTariff[] {
  const presetId = parseId<DedicatedPresetId>(wire.id);
  const planId = parseId<DedicatedPlanId>(wire.plan_id);
  if (!presetId || !planId || !isLocationCode(wire.location)) return [];
  return [
    {
      ...{ presetId, planId, location: wire.location, title: wire.description },
      processor: wire.cpu.description,
      processorName: wire.cpu.description_short,
      memory: wire.memory.description,
      memoryGb: wire.memory.size,
      disks: wire.disks.map(({ description, type, total_size }) => ({
        ...{ caption: description, type, totalGb: total_size },
      })),
      price: roubles(wire.price),
    },
  ];
}
