import {
  type BalancerOrder,
  type BalancerPresetId,
  type BalancerTariff,
  type Catalogue,
  isLocationCode,
  type MadeResource,
  type Resources,
  roubles,
  succeed,
} from '@vitrina/ordering';
import { listPages } from '@vitrina/provider-http';
import type { RequestOf, ResponseOf } from '../contract';
import type { CustomerCalls } from '../customer-calls';
import type { ProviderHttp } from '../http';
import { idOf, wireId } from '../ids';
import { byPrice, readCatalogue } from '../read-catalogue';

/** The load balancers' part of the catalogue. */
export function balancerCatalogue(http: ProviderHttp) {
  return {
    balancerTariffs: async () =>
      byPrice((await readCatalogue(http, 'listBalancerPresets')).balancers_presets.flatMap(toTariff)),
  } satisfies Partial<Catalogue>;
}

/** The load balancers of a customer. */
export function balancers(customer: CustomerCalls): Resources<BalancerOrder> {
  return {
    list: () =>
      listPages(async (page) => {
        const answer = await customer.call('listBalancers', page);
        if (!answer.ok) return answer;
        return succeed({ rows: answer.value.balancers.map(toMade), total: answer.value.meta.total });
      }),
    create: async ({ order, name }) => {
      const answer = await customer.call('createBalancer', toBalancerRequest(order, name));
      return answer.ok ? succeed(toMade(answer.value.balancer)) : answer;
    },
  };
}

/** The body of the balancer order: everything but name and preset is the same for all (rule R85). */
export function toBalancerRequest({ presetId }: BalancerOrder, name: string): RequestOf<'createBalancer'> {
  return {
    name,
    algo: 'roundrobin',
    is_sticky: false,
    is_use_proxy: false,
    is_ssl: false,
    is_keepalive: false,
    proto: 'http',
    port: 3000,
    path: '/',
    inter: 10,
    timeout: 5,
    fall: 3,
    rise: 5,
    preset_id: wireId(presetId),
  };
}

function toMade({ id, name, created_at, ip, port }: ResponseOf<'createBalancer'>['balancer']): MadeResource {
  return { id: String(id), name, createdAt: new Date(created_at), address: ip ?? undefined, port };
}

function toTariff(wire: ResponseOf<'listBalancerPresets'>['balancers_presets'][number]): BalancerTariff[] {
  if (!isLocationCode(wire.location)) return [];
  return [
    {
      ...{ presetId: idOf<BalancerPresetId>(wire.id), location: wire.location },
      ...{ title: wire.description_short, bandwidthMbit: wire.bandwidth, replicas: wire.replica_count },
      ...{ requestsPerSecond: wire.request_per_second, price: roubles(wire.price) },
    },
  ];
}
