import type { BalancerPresetId } from '../ids';
import type { Money } from '../money';
import type { LocationCode } from './location';

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
