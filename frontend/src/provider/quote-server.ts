import 'server-only';
import { type Money, quote, type ServerOrder } from '@vitrina/ordering';
import { getCommerce } from '~/content/get-commerce';
import { type ChosenServer, findChosenServer } from './catalogue';

/** What a choice comes to: an offer with its price, a wish to be written about, or nothing that is sold. */
export type ServerQuote =
  | { kind: 'offer'; server: ChosenServer; monthly: Money }
  | { kind: 'by-request'; cpuLimit: number }
  | { kind: 'not-sold' };

/**
 * The price of an order, now. The page shows it and the order is checked against it: one function, two callers.
 * Throws `ProviderOutage` or `ContentOutage` when there is not even a last good copy to go by.
 */
export async function quoteServer(order: ServerOrder): Promise<ServerQuote> {
  const [server, commerce] = await Promise.all([findChosenServer(order.server), getCommerce()]);
  if (!server) return { kind: 'not-sold' };
  // Specification 001, section 5: more cores than the limit are asked for in writing instead of ordered.
  if (order.server.kind === 'configuration' && server.cpu > commerce.cpuLimit)
    return { kind: 'by-request', cpuLimit: commerce.cpuLimit };
  const monthly = quote(server.base, {
    floatingIp: order.hasFloatingIp ? commerce.floatingIp : undefined,
    discount: commerce.multipliers[order.period],
  });
  return { kind: 'offer', server, monthly };
}
