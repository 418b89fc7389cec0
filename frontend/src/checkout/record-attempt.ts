import type { OrderAttempt, OrderStep } from '@vitrina/content-contract/order-attempt';
import {
  type CustomerSession,
  type LookedFor,
  type OrderEntry,
  recordStep,
  toQuery,
} from '@vitrina/ordering';
import { flushAttempts, keepAttempt } from '~/content/orders/order-attempts';
import type { ConfirmedOrder } from './confirmed-order';

export interface AttemptRecord {
  note(entry: OrderEntry): void;
  /** When the attempt is over, however it went. Never rejects. */
  end(): Promise<void>;
}

/** The history of one try to place an order: what its customer is told later, and support finds in the CMS. */
export function recordAttempt(
  { user }: CustomerSession,
  { order, confirmedPrice, intent }: ConfirmedOrder,
  requestId: string,
): AttemptRecord {
  const steps: OrderStep[] = [];
  const attempt: Omit<OrderAttempt, 'steps'> = {
    ...{ id: crypto.randomUUID(), intent, requestId, startedAt: Date.now() },
    ...{ customer: { id: user.id, email: user.email }, product: order.product },
    ...{ order: toQuery(order).toString(), monthly: confirmedPrice.monthly },
  };
  let kept: Promise<void> = Promise.resolve();
  const keep = () => {
    const version = { ...attempt, steps: [...steps] };
    kept = kept.then(() => keepAttempt(version));
  };
  return {
    note(entry) {
      steps.push({ at: Date.now(), ...recordStep(entry) });
      // From here on something may have been made, also when this process does not live to hear of it.
      if (entry.step === 'sent') keep();
    },
    async end() {
      if (steps.length === 0) return;
      keep();
      await kept;
      await flushAttempts();
    },
  };
}

/** That a customer has looked, and found what no attempt had told of: support then sees it, too. Never rejects. */
export async function recordLook(
  last: OrderAttempt,
  requestId: string,
  looked: readonly LookedFor[],
): Promise<void> {
  const at = Date.now();
  const steps = looked.flatMap(({ kind, name, found }): OrderStep[] =>
    typeof found === 'string' ? [] : [{ at, step: 'looked', kind, name, found: 'one', id: found.id }],
  );
  await keepAttempt({ ...last, id: crypto.randomUUID(), requestId, startedAt: at, steps });
  await flushAttempts();
}
