import 'server-only';
import {
  type Agreement,
  type CustomerSession,
  createCustomerCalls,
  IntentHeld,
  type OrderOutcome,
  orderServer,
  type PendingRefreshes,
  ProviderOutage,
} from '@vitrina/ordering';
import { ContentOutage } from '~/content/client';
import type { AgreedOrder } from './agreed-order';
import { orderSettings } from './order-settings';
import { providerHttp } from './provider-http';
import { quoteServer } from './quote-server';
import { keepSession } from './session';

const pendingRefreshes: PendingRefreshes = new Map();

/** Orders what a customer has agreed to, at the price they have agreed to, at most once for an intent. */
export async function orderServerFor(
  session: CustomerSession,
  agreed: AgreedOrder,
  requestId: string,
): Promise<OrderOutcome> {
  const customer = createCustomerCalls(providerHttp(requestId), session, pendingRefreshes);
  const settings = orderSettings({ requestId, customer: session.user.id, price: agreed.agreed });
  const outcome = await orderServer(settings, customer, agreed.intent, agreed.order, () =>
    agree(agreed),
  ).catch(unconfirmedWhenHeld);
  if (customer.session() !== session) await keepSession(customer.session());
  return outcome;
}

/** Asks the live catalogue whether the order is still what the customer has agreed to. */
async function agree({ order, agreed }: AgreedOrder): Promise<Agreement> {
  try {
    const offer = await quoteServer(order);
    if (offer.kind !== 'offer') return { ok: false, reason: { kind: 'not-sold' } };
    if (offer.monthly !== agreed) return { ok: false, reason: { kind: 'price-changed' } };
    return { ok: true, location: offer.server.location };
  } catch (error) {
    if (error instanceof ProviderOutage || error instanceof ContentOutage)
      return { ok: false, reason: { kind: 'unavailable' } };
    throw error;
  }
}

function unconfirmedWhenHeld(error: unknown): OrderOutcome {
  if (error instanceof IntentHeld) return { status: 'unconfirmed' };
  throw error;
}
