import type { Customer, Resources } from '../provider';
import { fail } from '../result';
import type { IntentId } from './intent';
import type { Orders, ResourceProduct } from './order';
import type { OrderOutcome } from './order-outcome';
import { keptPassword } from './password';
import { type PlaceOrderSettings, placeOrder } from './place-order';
import type { ConfirmPrice, PriceConfirmation } from './price-confirmation';
import { bucketName } from './resource-name';

/** Under these names what an intent has made is noted, also by an instance of an older version: they stay as they are. */
const KINDS: Record<ResourceProduct, string> = {
  vds: 'server',
  dbaas: 'database',
  s3: 'bucket',
  balancer: 'balancer',
  k8s: 'cluster',
  dedicated: 'dedicated',
};

/** Buckets of all customers share one space of names. */
const NAMES: Partial<Record<ResourceProduct, (intent: IntentId) => string>> = { s3: bucketName };

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
  const nameOf = NAMES[order.product];
  let confirmed: PriceConfirmation | undefined;
  return placeOrder(settings, intent, {
    kind: KINDS[order.product],
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
