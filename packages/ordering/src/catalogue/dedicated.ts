import type { DedicatedPartId, DedicatedPlanId, DedicatedPresetId, DedicatedServiceId } from '../ids';
import type { Money } from '../money';
import type { LocationCode } from './location';

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

/** What a service is: a system, a control panel, an address, a disk over the network, bandwidth, administration. */
export type DedicatedServiceKind = 'os' | 'cp' | 'ip' | 'network_drive' | 'bandwidth' | 'admin';

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
