import type { AppOrder } from '../products/app/order';
import { bundleParts } from '../products/bundle/order';
import { FLOWS } from '../products/flows';
import type { Customer, MadeResource } from '../provider';
import type { IntentId, IntentStore } from './intent';
import type { Order, ResourceOrder } from './order-types';
import { ownResource } from './own-resource';
import { resourceName } from './resource-name';
import { scopedStore } from './scoped-store';
import { subIntent } from './sub-intent';

/** One resource of an order, and what the provider says of it now; `unknown` when it cannot be asked. */
export interface LookedFor {
  order: ResourceOrder;
  /** As the journal names it. */
  kind: string;
  name: string;
  found: MadeResource | 'nothing' | 'unknown';
}

/**
 * Looks what an order has made by now, and makes, notes and claims nothing: the same look that precedes a creation, for
 * somebody who asks where their order is. Throws nothing of the provider.
 */
export function lookForOrder(
  intents: IntentStore,
  customer: Customer,
  intent: IntentId,
  order: Exclude<Order, AppOrder>,
): Promise<LookedFor[]> {
  const own = scopedStore(intents, customer.session().user.id);
  const parts: { part: ResourceOrder; of: IntentId }[] =
    order.product === 'ai'
      ? bundleParts(order).map(({ key, part }) => ({ part, of: subIntent(intent, key) }))
      : [{ part: order, of: intent }];
  return Promise.all(parts.map(({ part, of }) => lookFor(own, customer, of, part)));
}

async function lookFor(
  intents: IntentStore,
  customer: Customer,
  intent: IntentId,
  order: ResourceOrder,
): Promise<LookedFor> {
  const { fulfilment } = FLOWS[order.product];
  if (fulfilment.kind !== 'resource') throw new Error(`An order of ${order.product} makes no resource`);
  const [kind, name] = [fulfilment.claim, (fulfilment.nameOf ?? resourceName)(intent)];
  const listed = await customer.resources[order.product]?.list();
  if (!listed?.ok) return { order, kind, name, found: 'unknown' };
  const found = await ownResource(intents, { intent, kind, name }, listed.value);
  return { order, kind, name, found: found ?? 'nothing' };
}
