import type { CustomerCalls } from '../account/session';
import { DEFAULT_PAYMENT_PERIOD, type PaymentPeriod } from '../catalogue/payment-period';
import { type BalancerPresetId, parseId } from '../ids';
import type { RequestOf, ResponseOf } from '../provider/contract';
import { succeed } from '../result';
import type { IntentId } from './intent';
import { listPages } from './list-pages';
import type { OrderOutcome } from './order-outcome';
import { type MadeResource, type PlaceOrderSettings, placeOrder } from './place-order';
import { type ConfirmPrice, objection } from './price-confirmation';
import { invalid, nothingChosen, type ReadOrder, readCount, readPeriod } from './read-query';

/** A load balancer that a visitor has chosen. The bandwidth is the tariff's own, as the visitor saw it, in Mbit/s. */
export interface BalancerOrder {
  product: 'balancer';
  presetId: BalancerPresetId;
  bandwidthMbit: number | undefined;
  period: PaymentPeriod;
}

/** The order of a preset, for a year unless said otherwise. */
export function balancerOrder(
  presetId: BalancerPresetId,
  bandwidthMbit?: number,
  period: PaymentPeriod = DEFAULT_PAYMENT_PERIOD,
): BalancerOrder {
  return { product: 'balancer', presetId, bandwidthMbit, period };
}

/** The query of the balancer flow (specification 000, section 2). */
export function toBalancerQuery({ presetId, bandwidthMbit, period }: BalancerOrder): URLSearchParams {
  const query = new URLSearchParams({ preset: String(presetId), period });
  if (bandwidthMbit !== undefined) query.set('bandwidth', String(bandwidthMbit));
  return query;
}

/** Reads the query of the balancer flow. */
export function fromBalancerQuery(query: URLSearchParams): ReadOrder<BalancerOrder> {
  if (!query.has('preset')) return nothingChosen();
  const presetId = parseId<BalancerPresetId>(query.get('preset'));
  if (!presetId) return invalid('preset');
  const bandwidthMbit = readCount(query, 'bandwidth');
  if (query.has('bandwidth') && bandwidthMbit === undefined) return invalid('bandwidth');
  const period = readPeriod(query);
  return period ? succeed(balancerOrder(presetId, bandwidthMbit, period)) : invalid('period');
}

/** The body of the balancer order: everything but name and preset is the same for all (specification 000, section 3). */
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
    preset_id: presetId,
  };
}

/** Orders a load balancer in the customer's name, at most once for an intent. */
export function orderBalancer(
  settings: PlaceOrderSettings,
  customer: CustomerCalls,
  intent: IntentId,
  order: BalancerOrder,
  confirm: ConfirmPrice,
): Promise<OrderOutcome> {
  return placeOrder(settings, intent, {
    kind: 'balancer',
    list: () =>
      listPages(async (page) => {
        const answer = await customer.call('listBalancers', page);
        if (!answer.ok) return answer;
        const { balancers, meta } = answer.value.body;
        return succeed({ rows: balancers.map(toMade), total: meta.total });
      }),
    objection: () => objection(confirm),
    create: async (name) => {
      const answer = await customer.call('createBalancer', toBalancerRequest(order, name));
      return answer.ok ? succeed(toMade(answer.value.body.balancer)) : answer;
    },
  });
}

function toMade({ id, name, created_at }: ResponseOf<'createBalancer'>['balancer']): MadeResource {
  return { id, name, createdAt: new Date(created_at) };
}
