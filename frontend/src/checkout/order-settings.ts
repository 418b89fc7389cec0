import type { Deadline, IntentId, Money, OrderEntry, Product } from '@vitrina/ordering';
import { presentDeadline } from '~/runtime/deadline';
import { env } from '~/runtime/env';
import { log } from '~/runtime/log';
import { intents } from '~/storage/intents';
import type { AttemptRecord } from './record-attempt';

/** Whom an order is for, the monthly price they confirmed, and the request it came in. */
interface OrderContext {
  requestId: string;
  customer: string;
  /** The intent of the whole order, which the parts of a bundle have in common. */
  orderIntent: IntentId;
  product: Product;
  price: Money;
}

/** How this site places an order: with its intents, in its own time, each step written into the log and the order's history. */
export function orderSettings({ orderIntent, ...context }: OrderContext, record: AttemptRecord) {
  // Logs are searched by these names (docs/operations.md).
  const logged = { ...context, wish: orderIntent };
  return {
    intents: intents(),
    pause: pauseInTime(presentDeadline()),
    settledSeconds: env().ORDER_SETTLED_SECONDS,
    onEvent: (entry: OrderEntry) => {
      log[levelOf(entry)]({ ...logged, ...entry }, 'order');
      record.note(entry);
    },
  };
}

/** What support should see without looking for it. */
function levelOf({ step }: OrderEntry): 'info' | 'warn' {
  return ['resumed', 'failed', 'refused', 'unconfirmed', 'held'].includes(step) ? 'warn' : 'info';
}

/** A wait that ends with the action: after it nothing is asked any more. */
function pauseInTime(deadline: Deadline): (milliseconds: number) => Promise<void> {
  return (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, Math.min(milliseconds, deadline.left())));
}
