import type { CustomerCalls } from '../account/session';
import { type LocationCode, zoneOf } from '../catalogue/location';
import type { ResponseOf } from '../provider/contract';
import { succeed } from '../result';
import type { IntentId } from './intent';
import { type MadeResource, type OrderOutcome, type PlaceOrderSettings, placeOrder } from './place-order';
import { type ServerOrder, toServerRequest } from './server-order';

/** Orders a cloud server in a location in the customer's name, at most once for an intent. */
export function orderServer(
  settings: PlaceOrderSettings,
  customer: CustomerCalls,
  intent: IntentId,
  order: ServerOrder,
  location: LocationCode,
): Promise<OrderOutcome> {
  return placeOrder(settings, intent, {
    list: async () => {
      const answer = await customer.call('listServers', {});
      return answer.ok ? succeed(answer.value.body.servers.map(toMade)) : answer;
    },
    create: async (name) => {
      const answer = await customer.call('createServer', toServerRequest(order, name, zoneOf(location)));
      return answer.ok ? succeed(toMade(answer.value.body.server)) : answer;
    },
  });
}

function toMade(server: ResponseOf<'createServer'>['server']): MadeResource {
  return { id: server.id, name: server.name, createdAt: new Date(server.created_at) };
}
