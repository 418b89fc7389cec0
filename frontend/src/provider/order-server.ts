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
import { ContentOutage } from '~/content/client';
import { log } from '~/log';
import { intents } from './intents';
import { providerHttp } from './provider-http';
import { quoteServer, type ServerQuote } from './quote-server';
import { keepSession } from './session';

const pendingRefreshes: PendingRefreshes = new Map();

export interface AgreedOrder {
  order: ServerOrder;
  /** What the customer was shown on the button, in kopecks. */
  agreed: number;
  intent: IntentId;
}

/** Orders what a customer has agreed to, at the price they have agreed to, at most once for an intent. */
export async function orderServerFor(
  session: CustomerSession,
  agreed: AgreedOrder,
  requestId: string = crypto.randomUUID(),
): Promise<OrderOutcome> {
  const outcome = await placeIfAgreed(session, agreed, requestId);
  log.info({ requestId, intent: agreed.intent, customer: session.user.id, outcome }, 'server order');
  return outcome;
}

async function placeIfAgreed(
  session: CustomerSession,
  { order, agreed, intent }: AgreedOrder,
  requestId: string,
): Promise<OrderOutcome> {
  const offer = await quoteOrOutage(order);
  if (offer === 'outage') return { status: 'refused', reason: { kind: 'unavailable' } };
  if (offer.kind !== 'offer') return { status: 'refused', reason: { kind: 'not-sold' } };
  if (offer.monthly !== agreed) return { status: 'refused', reason: { kind: 'price-changed' } };
  const customer = createCustomerCalls(providerHttp(requestId), session, pendingRefreshes);
  const settings = { intents: intents(), pause };
  const outcome = await orderServer(settings, customer, intent, order, offer.server.location);
  if (customer.session() !== session) await keepSession(customer.session());
  return outcome;
}

async function quoteOrOutage(order: ServerOrder): Promise<ServerQuote | 'outage'> {
  try {
    return await quoteServer(order);
  } catch (error) {
    if (error instanceof ProviderOutage || error instanceof ContentOutage) return 'outage';
    throw error;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
