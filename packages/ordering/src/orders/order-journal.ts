import type { ProviderFailure } from '../provider-failure';
import { IntentHeld, type IntentId } from './intent';
import type { OrderOutcome, OrderRefusal } from './order-outcome';

/** What happens to an order, step by step. It holds no secret and nothing the customer has typed. */
export type OrderEvent =
  | { step: 'begun' }
  /** An earlier try sent a creation and its end is not known; perhaps the process that sent it died. */
  | { step: 'resumed' }
  /** The customer's resources were searched; `found` is what the intent has made. */
  | { step: 'looked'; found: { id: string } | 'nothing' }
  | { step: 'looked'; found: 'unknown'; failure: ProviderFailure }
  /** Another instance may be at work on it, and nothing in common says which: nothing is sent. */
  | { step: 'left' }
  | { step: 'sent'; creation: number }
  | { step: 'answered'; id: string }
  | { step: 'failed'; failure: ProviderFailure }
  /** What was sent has certainly made nothing and never will. */
  | { step: 'settled' }
  | { step: 'created' | 'adopted'; id: string }
  | { step: 'refused'; reason: OrderRefusal }
  | { step: 'unconfirmed' }
  | { step: 'held' };

/** An event with what it belongs to. `kind` names the product, `name` the resource that is to be. */
export type OrderEntry = OrderEvent & { intent: IntentId; kind: string; name: string };

/** Takes what happens to orders as it happens; it must not throw. */
export type OrderJournal = (entry: OrderEntry) => void;

/** Tells how a turn of an order ends, also when somebody else holds its intent. */
export async function tellEnd(
  tell: (event: OrderEvent) => void,
  turn: Promise<OrderOutcome>,
): Promise<OrderOutcome> {
  try {
    const outcome = await turn;
    tell(endOf(outcome));
    return outcome;
  } catch (error) {
    if (error instanceof IntentHeld) tell({ step: 'held' });
    throw error;
  }
}

function endOf(outcome: OrderOutcome): OrderEvent {
  if (outcome.status === 'created') return { step: outcome.adopted ? 'adopted' : 'created', id: outcome.id };
  if (outcome.status === 'refused') return { step: 'refused', reason: outcome.reason };
  return { step: 'unconfirmed' };
}
