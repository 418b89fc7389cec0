import type { Order } from '../products/products';
import type { IntentId, IntentStore } from './intent';
import { readOrder, toQuery } from './order';

/** The note of which order an intent is used for. */
interface RequestedOrder {
  /** Whether the intent was used for an order that makes something else. */
  isOther: () => Promise<boolean>;
  note: () => Promise<void>;
  forget: () => Promise<void>;
}

/** As long as an intent is offered again by any form. */
const NOTED_SECONDS = 24 * 60 * 60;

export function requestedOrder(intents: IntentStore, intent: IntentId, order: Order): RequestedOrder {
  // Older notes of the same spelling must stay readable: an order may be on its way while the site is started anew.
  const key = `wish:${intent}`;
  return {
    isOther: async () => {
      const noted = await intents.recall(key);
      if (noted === undefined) return false;
      const former = readOrder(order.product, new URLSearchParams(noted));
      return !former.ok || !makesTheSame(former.value, order);
    },
    note: () => intents.remember(key, toQuery(order).toString(), NOTED_SECONDS),
    forget: () => intents.forget(key),
  };
}

/**
 * Whether two orders make the same thing. The provider is told of a period only when a dedicated server is made; everything
 * else is paid for in the panel, by the period with which the customer arrives there, so another period is the same thing.
 */
export function makesTheSame(former: Order, order: Order): boolean {
  const compared = former.product === 'dedicated' ? former : { ...former, period: order.period };
  return compared.product === order.product && toQuery(compared).toString() === toQuery(order).toString();
}
