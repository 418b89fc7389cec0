import type { LocationCode } from '../../catalogue/location';
import type { Branded } from '../../ids';
import type { Money } from '../../money';

/** Identifier of a part a dedicated server is built from. */
export type DedicatedPartId = Branded<string, 'DedicatedPartId'>;
/** Identifier of what comes with a dedicated server: a system, a control panel, an address. */
export type DedicatedServiceId = Branded<string, 'DedicatedServiceId'>;
/** Identifier of the tariff under which the portal keeps a dedicated server. */
export type DedicatedPlanId = Branded<string, 'DedicatedPlanId'>;
/** Identifier of a ready-made dedicated server. */
export type DedicatedPresetId = Branded<string, 'DedicatedPresetId'>;

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

/** The part of the catalogue that is about dedicated servers. */
export interface DedicatedCatalogue {
  dedicatedTariffs(): Promise<DedicatedTariff[]>;
  dedicatedServices(): Promise<DedicatedService[]>;
  dedicatedConfigurator(): Promise<DedicatedConfigurator | undefined>;
}
