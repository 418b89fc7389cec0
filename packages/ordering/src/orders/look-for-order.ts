import type { AppOrder } from '../products/app/order';
import { bundleParts } from '../products/bundle/order';
import type { Order, ResourceOrder } from '../products/products';
import type { Customer, MadeResource } from '../provider';
import type { IntentId, IntentStore } from './intent';
import { ownResource } from './own-resource';
import { resourceFlow } from './place-resource';
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
export async function lookForOrder(
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
  const products = [...new Set(parts.map(({ part }) => part.product))];
  // Each list once, however many parts are of one product.
  const lists = new Map(
    await Promise.all(
      products.map(async (product) => [product, await customer.resources[product]?.list()] as const),
    ),
  );
  return Promise.all(
    parts.map(async ({ part, of }): Promise<LookedFor> => {
      const { claim: kind, nameOf } = resourceFlow(part.product);
      const name = (nameOf ?? resourceName)(of);
      const listed = lists.get(part.product);
      if (!listed?.ok) return { order: part, kind, name, found: 'unknown' };
      const found = await ownResource(own, { intent: of, kind, name }, listed.value);
      return { order: part, kind, name, found: found ?? 'nothing' };
    }),
  );
}
