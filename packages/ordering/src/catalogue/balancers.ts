import { type BalancerPresetId, parseId } from '../ids';
import { type Money, roubles } from '../money';
import type { ResponseOf } from '../provider/contract';
import { ProviderOutage } from '../provider/failures';
import type { ProviderHttp } from '../provider/http';
import { isLocationCode, type LocationCode } from './location';

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

/** Balancers of known locations, the cheapest first. Throws `ProviderOutage`. */
export async function fetchBalancerTariffs(http: ProviderHttp): Promise<BalancerTariff[]> {
  const answer = await http('listBalancerPresets', {});
  if (!answer.ok) throw new ProviderOutage('listBalancerPresets', answer.failure);
  return answer.value.body.balancers_presets.flatMap(toTariff).sort((a, b) => a.price - b.price);
}

function toTariff(wire: ResponseOf<'listBalancerPresets'>['balancers_presets'][number]): BalancerTariff[] {
  const presetId = parseId<BalancerPresetId>(wire.id);
  if (!presetId || !isLocationCode(wire.location)) return [];
  return [
    {
      ...{ presetId, location: wire.location, title: wire.description_short },
      ...{ bandwidthMbit: wire.bandwidth, replicas: wire.replica_count },
      ...{ requestsPerSecond: wire.request_per_second, price: roubles(wire.price) },
    },
  ];
}
