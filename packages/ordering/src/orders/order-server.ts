import type { CustomerCalls } from '../account/session';
import { zoneOf } from '../catalogue/location';
import type { ResponseOf } from '../provider/contract';
import type { ProviderFailure } from '../provider/failures';
import { type Result, succeed } from '../result';
import type { IntentId } from './intent';
import { listPages } from './list-pages';
import type { OrderOutcome } from './order-outcome';
import { type MadeResource, type PlaceOrderSettings, placeOrder } from './place-order';
import type { ConfirmPrice } from './price-confirmation';
import { type ServerOrder, toServerRequest } from './server-order';

/** Orders a cloud server in the customer's name, at most once for an intent. */
export function orderServer(
  settings: PlaceOrderSettings,
  customer: CustomerCalls,
  intent: IntentId,
  order: ServerOrder,
  confirm: ConfirmPrice,
): Promise<OrderOutcome> {
  let zone = '';
  let { bandwidthMbit } = order;
  return placeOrder(settings, intent, {
    kind: 'server',
    list: () => listServers(customer),
    objection: async () => {
      const confirmation = await confirm();
      if (!confirmation.ok) return confirmation.reason;
      zone = zoneOf(confirmation.location);
      bandwidthMbit = confirmation.bandwidthMbit ?? bandwidthMbit;
      return undefined;
    },
    create: async (name) => {
      const answer = await customer.call(
        'createServer',
        toServerRequest({ ...order, bandwidthMbit }, name, zone),
      );
      return answer.ok ? succeed(toMade(answer.value.body.server)) : answer;
    },
  });
}

function listServers(customer: CustomerCalls): Promise<Result<MadeResource[], ProviderFailure>> {
  return listPages(async (page) => {
    const answer = await customer.call('listServers', page);
    if (!answer.ok) return answer;
    const { servers, meta } = answer.value.body;
    return succeed({ rows: servers.map(toMade), total: meta.total });
  });
}

function toMade(server: ResponseOf<'createServer'>['server']): MadeResource {
  return { id: server.id, name: server.name, createdAt: new Date(server.created_at) };
}
