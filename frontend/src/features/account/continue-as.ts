import 'server-only';
import { type AuthQuery, type CustomerSession, parseSiteTransfer } from '@vitrina/ordering';
import { afterOrder } from '~/checkout/after-order';
import type { AgreedOrder } from '~/checkout/agreed-order';
import { orderIntent } from '~/checkout/order-intent';
import { placeOrderFor } from '~/checkout/place-order';
import { orderPaths } from '~/order-paths';
import { paths } from '~/paths';
import { orderProblem } from '~/provider/explain';
import { nextPage } from './next-page';

/**
 * Where a visitor goes who has just become a customer: to what they ordered on the way, to the order page when that
 * order did not go through (same intent, so a repeat cannot make anything twice), or on from the address they registered
 * at.
 */
export async function continueAs(
  session: CustomerSession,
  journey: AuthQuery,
  agreed: AgreedOrder | undefined,
  requestId: string,
): Promise<string> {
  if (!agreed) return nextPage(journey);
  const { order, intent } = agreed;
  const transfer = parseSiteTransfer(journey.siteTransfer);
  const outcome = await placeOrderFor(session, agreed, requestId);
  if (outcome.status === 'placed') return afterOrder(session, agreed, outcome, transfer);
  if (outcome.status === 'refused' && outcome.instead)
    return paths.handOff(outcome.instead, order.period, transfer);
  const problem = orderProblem(outcome);
  // What the intent was used for stays ordered; this is a wish of its own, and the customer is told so.
  if (problem === 'other-wish') return orderPaths.failed(order, await orderIntent(null), problem, requestId);
  return orderPaths.failed(order, intent, problem, requestId);
}
