import 'server-only';
import {
  type CustomerSession,
  createCustomerCalls,
  findMade,
  type MadeThing,
  type Order,
  type PendingRefreshes,
  ProviderOutage,
} from '@vitrina/ordering';
import { log } from '~/log';
import { catalogue } from '~/provider/catalogue';
import { providerHttp } from '~/provider/provider-http';

/** What the provider says of what was ordered. */
export type FoundOrder =
  /** `undefined`: it cannot be asked now, or the order has several parts. */
  | { kind: 'found'; thing: MadeThing | undefined }
  /** The customer has no such thing: the address is another customer's, or made up. */
  | { kind: 'none' };

/** A page keeps no renewed session, so a renewal is its own affair. */
const renewals: PendingRefreshes = new Map();

export async function findOrderMade(
  session: CustomerSession,
  order: Order,
  id: number | undefined,
  requestId: string,
): Promise<FoundOrder> {
  if (order.product === 'ai' || order.product === 'apps' || id === undefined)
    return { kind: 'found', thing: undefined };
  const customer = createCustomerCalls(providerHttp(requestId), session, renewals);
  const found = await findMade(order, id, customer);
  if (!found.ok) {
    log.warn({ requestId, failure: found.failure }, 'what was ordered cannot be looked at');
    return { kind: 'found', thing: undefined };
  }
  return found.value ? { kind: 'found', thing: found.value } : { kind: 'none' };
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
