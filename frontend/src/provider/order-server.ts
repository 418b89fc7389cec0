import 'server-only';
import {
  type CustomerSession,
  createCustomerCalls,
  type IntentId,
  type OrderOutcome,
  orderServer,
  type PendingRefreshes,
  ProviderOutage,
  type ServerOrder,
} from '@vitrina/ordering';
import { log } from '~/log';
import { findChosenServer } from './catalogue';
import { intents } from './intents';
import { providerHttp } from './provider-http';
import { keepSession } from './session';

const pendingRefreshes: PendingRefreshes = new Map();

/** Orders a chosen server for a logged-in customer, at most once for an intent, and keeps a renewed token. */
export async function orderServerFor(
  session: CustomerSession,
  intent: IntentId,
  order: ServerOrder,
  requestId: string = crypto.randomUUID(),
): Promise<OrderOutcome> {
  const outcome = await placeIfSold(session, intent, order, requestId);
  log.info({ requestId, intent, customer: session.user.id, outcome }, 'server order');
  return outcome;
}

async function placeIfSold(
  session: CustomerSession,
  intent: IntentId,
  order: ServerOrder,
  requestId: string,
): Promise<OrderOutcome> {
  try {
    const chosen = await findChosenServer(order.server);
    if (!chosen) return { status: 'refused', reason: { kind: 'not-sold' } };
    const customer = createCustomerCalls(providerHttp(requestId), session, pendingRefreshes);
    const outcome = await orderServer(
      { intents: intents(), pause },
      customer,
      intent,
      order,
      chosen.location,
    );
    if (customer.session() !== session) await keepSession(customer.session());
    return outcome;
  } catch (error) {
    if (error instanceof ProviderOutage) return { status: 'refused', reason: { kind: 'unavailable' } };
    throw error;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
