import 'server-only';
import { type AuthQuery, type CustomerSession, serverPage } from '@vitrina/ordering';
import { paths } from '~/paths';
import type { AgreedOrder } from '~/provider/agreed-order';
import { orderProblem } from '~/provider/explain';
import { orderServerFor } from '~/provider/order-server';
import { nextPage } from './next-page';

/**
 * Where a visitor goes who has just become a customer: to the server they ordered on the way, to the order page when
 * that order did not go through (same intent, so a repeat cannot make a second server), or on from the address they
 * registered at.
 */
export async function continueAs(
  session: CustomerSession,
  journey: AuthQuery,
  agreed: AgreedOrder | undefined,
  requestId: string,
): Promise<string> {
  if (!agreed) return nextPage(journey);
  const outcome = await orderServerFor(session, agreed, requestId);
  if (outcome.status === 'created') return paths.handOff(serverPage(outcome.id), agreed.order.period);
  return paths.failedServerOrder(agreed.order, agreed.intent, orderProblem(outcome), requestId);
}
