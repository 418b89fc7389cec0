import type { ResourceFulfilment } from '../products/flow';
import { FLOWS, type Orders, type ResourceProduct } from '../products/products';
import type { Customer, Resources } from '../provider';
import { fail } from '../result';
import type { IntentId } from './intent';
import type { OrderOutcome } from './order-outcome';
import { keptPassword } from './password';
import { type PlaceOrderSettings, placeOrder } from './place-order';
import type { ConfirmPrice, PriceConfirmation } from './price-confirmation';

/** Orders one resource of any product in the customer's name, at most once for an intent. Throws only `IntentHeld`. */
export async function placeResource<P extends ResourceProduct>(
  settings: PlaceOrderSettings,
  customer: Customer,
  intent: IntentId,
  order: Orders[P] & { product: P },
  confirm: ConfirmPrice,
): Promise<OrderOutcome> {
  const resources: Resources<Orders[P]> | undefined = customer.resources[order.product];
  if (!resources) return { status: 'refused', reason: { kind: 'not-sold' } };
  const { claim, nameOf } = resourceFlow(order.product);
  let confirmed: PriceConfirmation | undefined;
  return placeOrder(settings, intent, {
    kind: claim,
    ...(nameOf && { nameOf }),
    list: () => resources.list(),
    objection: async () => {
      confirmed = await confirm();
      return confirmed.ok ? undefined : confirmed.reason;
    },
    create: async (name) => {
      // A creation follows a confirmation in the same turn.
      if (!confirmed?.ok) return fail({ kind: 'unreachable' });
      const { location, bandwidthMbit } = confirmed;
      return resources.create({
        ...{ order, name, location, bandwidthMbit },
        secret: () => keptPassword(settings.intents, intent),
      });
    },
  });
}

/** What becomes of an order that makes one resource. */
export function resourceFlow(product: ResourceProduct): ResourceFulfilment {
  const { fulfilment } = FLOWS[product];
  if (fulfilment.kind !== 'resource') throw new Error(`An order of ${product} makes no resource`);
  return fulfilment;
}
