import type { OrderAttempt, OrderStep } from '@vitrina/content-contract/order-attempt';
import {
  type CustomerSession,
  type LookedFor,
  type OrderEntry,
  type ProductOutcome,
  recordStep,
  toQuery,
} from '@vitrina/ordering';
import { flushSoon, keepAttempt } from '~/content/orders/order-attempts';
import { env } from '~/runtime/env';
import type { ConfirmedOrder } from './confirmed-order';

export interface AttemptRecord {
  note(entry: OrderEntry): void;
  /** When the attempt is over, however it went. Never rejects. */
  end(outcome: ProductOutcome | undefined): Promise<void>;
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
    settledSeconds: env().ORDER_SETTLED_SECONDS,
  };
  let kept: Promise<OrderAttempt | undefined> = Promise.resolve(undefined);
  const keep = () => {
    const version = { ...attempt, steps: [...steps] };
    kept = kept.then(async (before) => {
      await keepAttempt(version, before);
      return version;
    });
  };
  return {
    note(entry) {
      const isFirst = steps.every(({ step }) => step !== entry.step);
      steps.push({ at: Date.now(), ...recordStep(entry) });
      // Whoever asks meanwhile finds it, and from the sending on something may have been made, whatever becomes of this process.
      if (isFirst && (entry.step === 'begun' || entry.step === 'sent')) keep();
    },
    async end(outcome) {
      if (steps.length === 0) return;
      if (outcome?.status === 'refused' && outcome.reason.kind === 'other-wish') staysWithEarlier(steps);
      keep();
      await kept;
      await flushSoon();
    },
  };
}

/** What was made under the intent is of an earlier choice: its resources do not know it, and this order is refused. */
function staysWithEarlier(steps: OrderStep[]): void {
  const parts = new Map(steps.map(({ kind, name }) => [name, { kind, name }]));
  for (const part of parts.values())
    if (!steps.some(({ name, reason }) => name === part.name && reason === 'other-wish'))
      steps.push({ at: Date.now(), step: 'refused', reason: 'other-wish', ...part });
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
  await flushSoon();
}
