import 'server-only';
import {
  type CustomerSession,
  fromServerQuery,
  type IntentId,
  PANEL_HOME,
  serverPage,
} from '@vitrina/ordering';
import { paths } from '~/paths';
import { orderServerFor } from '~/provider/order-server';

/**
 * Where a visitor goes who has just become a customer: to the server they ordered on the way, to the order page when
 * that order did not go through (same intent, so a repeat cannot make a second server), or to the panel.
 */
export async function continueAs(
  session: CustomerSession,
  intent: IntentId,
  carried: FormDataEntryValue | null,
  requestId: string,
): Promise<string> {
  if (typeof carried !== 'string' || carried === '') return paths.handOff(PANEL_HOME);
  const order = fromServerQuery(new URLSearchParams(carried));
  if (!order.ok) return paths.cloudServers;
  const outcome = await orderServerFor(session, intent, order.value, requestId);
  if (outcome.status === 'created') return paths.handOff(serverPage(outcome.id), order.value.period);
  return paths.failedServerOrder(order.value, intent);
}
