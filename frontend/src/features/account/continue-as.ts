import { type AuthQuery, type CustomerSession, parseSiteTransfer } from '@vitrina/ordering';
import { afterOrder } from '~/checkout/after-order';
import type { ConfirmedOrder } from '~/checkout/confirmed-order';
import { orderEvents } from '~/checkout/order-events';
import { orderIntent } from '~/checkout/order-intent';
import { placeOrderFor } from '~/checkout/place-order';
import { orderProblem } from '~/copy/explain';
import type { SiteEvent } from '~/elements/site-events';
import { orderPaths } from '~/urls/order-paths';
import { paths } from '~/urls/paths';
import { nextPage } from './next-page';

/** Where to, and what has happened on the way. */
interface Onward {
  next: string;
  told: SiteEvent[];
}

/**
 * Where a visitor goes who has just become a customer: to what they ordered on the way, to the order page when that
 * order did not go through (same intent, so a repeat cannot make anything twice), or on from the address they registered
 * at.
 */
export async function continueAs(
  session: CustomerSession,
  journey: AuthQuery,
  confirmed: ConfirmedOrder | undefined,
  requestId: string,
): Promise<Onward> {
  const to = (next: string, told: SiteEvent[] = []) => ({ next, told });
  if (!confirmed) return to(nextPage(journey));
  const { order, intent } = confirmed;
  const transfer = parseSiteTransfer(journey.siteTransfer);
  const outcome = await placeOrderFor(session, confirmed, requestId);
  if (outcome.status === 'placed')
    return to(afterOrder(session, confirmed, outcome, transfer), orderEvents(session, confirmed, outcome));
  if (outcome.status === 'refused' && outcome.instead)
    return to(paths.handOff(outcome.instead, order.period, transfer));
  const problem = orderProblem(outcome);
  // What the intent was used for stays ordered; this is an order of its own, and the customer is told so.
  const nextIntent = problem === 'other-wish' ? await orderIntent(null) : intent;
  return to(orderPaths.failed(order, nextIntent, problem, requestId));
}
