import type { LocationCode } from '../../catalogue/location';
import type { Branded } from '../../ids';
import type { Money } from '../../money';

/** Identifier of a load balancer's tariff. */
export type BalancerPresetId = Branded<string, 'BalancerPresetId'>;

/** A load balancer. Bandwidth in Mbit/s, price for a month. */
export interface BalancerTariff {
  presetId: BalancerPresetId;
  title: string;
  location: LocationCode;
  bandwidthMbit: number;
  replicas: number;
  /** As the provider writes it: `10K`. */
  requestsPerSecond: string;
  price: Money;
}

/** What there is for load balancers. */
export interface BalancerCatalogue {
  balancerTariffs(): Promise<BalancerTariff[]>;
}
