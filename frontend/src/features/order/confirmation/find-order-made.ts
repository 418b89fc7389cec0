import {
  type CustomerSession,
  findMade,
  type MadeThing,
  type Order,
  ProviderOutage,
} from '@vitrina/ordering';
import { catalogue } from '~/provider/catalogue';
import { openProvider } from '~/provider/open-provider';
import { log } from '~/runtime/log';

/** What the provider says of what was ordered; `undefined` where it cannot be asked, or the order has several parts. */
export async function findOrderMade(
  session: CustomerSession,
  order: Order,
  id: string | undefined,
  requestId: string,
): Promise<MadeThing | undefined> {
  if (order.product === 'ai' || order.product === 'apps' || id === undefined) return undefined;
  const found = await findMade(order, id, openProvider(requestId).as(session));
  if (found.ok) return found.value;
  log.warn({ requestId, failure: found.failure }, 'what was ordered cannot be looked at');
  return undefined;
}

/** The family of the system that a server starts with, where it can be had. */
export async function systemFamily(order: Order): Promise<string | undefined> {
  if (order.product !== 'vds') return undefined;
  try {
    const images = await catalogue.osImages();
    return images.find(({ osId }) => osId === order.osId)?.family;
  } catch (error) {
    if (error instanceof ProviderOutage) return undefined;
    throw error;
  }
}
