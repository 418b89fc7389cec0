import type { CustomerCalls } from '../account/session';
import { type LocationCode, zoneOf } from '../catalogue/location';
import type { ResponseOf } from '../provider/contract';
import type { ProviderFailure } from '../provider/failures';
import { type Result, succeed } from '../result';
import type { IntentId } from './intent';
import {
  type MadeResource,
  type OrderOutcome,
  type OrderRefusal,
  type PlaceOrderSettings,
  placeOrder,
} from './place-order';
import { type ServerOrder, toServerRequest } from './server-order';

/** Where an agreed server is made, or why it must not be. */
export type Agreement = { ok: true; location: LocationCode } | { ok: false; reason: OrderRefusal };

const PAGE = 100;
const MOST_PAGES = 50;

/**
 * Orders a cloud server in the customer's name, at most once for an intent. `agree` is asked only when the intent has
 * not made a server yet: what is made already must be found whatever has become of prices since.
 */
export function orderServer(
  settings: PlaceOrderSettings,
  customer: CustomerCalls,
  intent: IntentId,
  order: ServerOrder,
  agree: () => Promise<Agreement>,
): Promise<OrderOutcome> {
  let zone = '';
  return placeOrder(settings, intent, {
    kind: 'server',
    list: () => listAll(customer),
    objection: async () => {
      const agreement = await agree();
      if (!agreement.ok) return agreement.reason;
      zone = zoneOf(agreement.location);
      return undefined;
    },
    create: async (name) => {
      const answer = await customer.call('createServer', toServerRequest(order, name, zone));
      return answer.ok ? succeed(toMade(answer.value.body.server)) : answer;
    },
  });
}

/** Lists come in pages, and the server that is looked for may stand on any of them. */
async function listAll(customer: CustomerCalls): Promise<Result<MadeResource[], ProviderFailure>> {
  const made: MadeResource[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await customer.call('listServers', { limit: PAGE, offset: made.length });
    if (!answer.ok) return answer;
    const { servers, meta } = answer.value.body;
    made.push(...servers.map(toMade));
    if (servers.length === 0 || made.length >= meta.total) break;
  }
  return succeed(made);
}

function toMade(server: ResponseOf<'createServer'>['server']): MadeResource {
  return { id: server.id, name: server.name, createdAt: new Date(server.created_at) };
}
