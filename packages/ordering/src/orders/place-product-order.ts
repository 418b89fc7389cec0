import type { PanelPath } from '../account/panel';
import type { AppOrder } from '../products/app/order';
import { type BundleOrder, bundleParts } from '../products/bundle/order';
import type { Order, ResourceOrder } from '../products/products';
import type { Customer } from '../provider';
import { unreachable } from '../result';
import type { IntentId } from './intent';
import { IntentHeld } from './intent';
import { fallbackPage, orderPage } from './order';
import type { OrderOutcome, OrderRefusal } from './order-outcome';
import type { PlaceOrderSettings } from './place-order';
import { placeResource } from './place-resource';
import type { PriceConfirmation } from './price-confirmation';
import { requestedOrder } from './requested-order';
import { scopedStore } from './scoped-store';
import { subIntent } from './sub-intent';

/** What became of an order of any product, and where its customer goes. */
export type ProductOutcome =
  /** `parts` are of a bundle: all that were tried, also those that came to nothing and are to be logged. */
  | { status: 'placed'; page: PanelPath; outcome: OrderOutcome | undefined; parts: PartOutcome[] }
  /** `instead` is a page of the panel on which the customer can go on all the same. */
  | { status: 'refused'; reason: OrderRefusal; instead: PanelPath | undefined; parts: PartOutcome[] }
  | { status: 'unconfirmed'; parts: PartOutcome[] };

export interface PartOutcome {
  order: ResourceOrder;
  outcome: OrderOutcome;
}

/** Where an order is made, or why it must not be; asked for each part of a bundle that is not made yet. */
export type ConfirmPriceOf = (order: ResourceOrder | AppOrder) => Promise<PriceConfirmation>;

/**
 * Orders anything in the customer's name, every resource at most once for an intent and customer. The customer may choose
 * anew under the same intent as long as nothing was made of it; what was made of another choice is never told as this one
 * (`other-wish`). An app is made in the panel, so its price is looked at and nothing is asked for. All parts of a bundle are posted at once and awaited
 * whatever becomes of the others; sent again, it makes what is missing. Throws only `IntentHeld`, and only for a single
 * resource.
 */
export async function placeProductOrder(
  settings: PlaceOrderSettings,
  customer: Customer,
  intent: IntentId,
  order: Order,
  confirm: ConfirmPriceOf,
): Promise<ProductOutcome> {
  if (order.product === 'apps') return placeApp(order, confirm);
  const intents = scopedStore(settings.intents, customer.session().user.id);
  const requested = requestedOrder(intents, intent, order);
  let missing = 0;
  const outcome = await placeRequestedOrder(
    { ...settings, intents },
    customer,
    intent,
    order,
    async (part) => {
      missing += 1;
      const confirmation = await confirm(part);
      if (!confirmation.ok) return confirmation;
      // Of a bundle something else may be made already, and an earlier choice then stays the only one.
      if (order.product === 'ai' && (await requested.isOther())) return { ok: false, reason: OTHER_ORDER };
      // In the turn of the intent, and before anything is made: who finds it there later knows what it was made for.
      await requested.note();
      return confirmation;
    },
  );
  if (outcome.status === 'unconfirmed') return outcome;
  const isOther = await requested.isOther();
  if (outcome.status === 'placed' && isOther)
    return { status: 'refused', reason: OTHER_ORDER, instead: undefined, parts: outcome.parts };
  // Each part was looked for and not there, so nothing was made of it: the customer may change their mind under the same
  // intent. Where nobody could look, an earlier try may have made something, and its note must stay.
  const isNothingMade = outcome.status === 'refused' && missing === countParts(order);
  if (isNothingMade && !isOther) await requested.forget();
  return outcome;
}

function countParts(order: Order): number {
  return order.product === 'ai' ? bundleParts(order).length : 1;
}

/** The spelling stands in addresses of failed orders. */
const OTHER_ORDER = { kind: 'other-wish' } as const;

/** The panel tells the price too, so that an outage of the price list here stops nobody. */
async function placeApp(order: AppOrder, confirm: ConfirmPriceOf): Promise<ProductOutcome> {
  const confirmation = await confirm(order);
  return confirmation.ok || confirmation.reason.kind === 'unavailable'
    ? { status: 'placed', page: orderPage(order), outcome: undefined, parts: [] }
    : { status: 'refused', reason: confirmation.reason, instead: undefined, parts: [] };
}

async function placeRequestedOrder(
  settings: PlaceOrderSettings,
  customer: Customer,
  intent: IntentId,
  order: Exclude<Order, AppOrder>,
  confirm: ConfirmPriceOf,
): Promise<ProductOutcome> {
  if (order.product === 'ai') return placeBundle(settings, customer, intent, order, confirm);
  return toProductOutcome(
    order,
    await placeResource(settings, customer, intent, order, () => confirm(order)),
  );
}

function toProductOutcome(order: ResourceOrder, outcome: OrderOutcome): ProductOutcome {
  switch (outcome.status) {
    case 'created':
      return { status: 'placed', page: orderPage(order, outcome.id), outcome, parts: [] };
    case 'refused': {
      const { reason } = outcome;
      return { status: 'refused', reason, instead: fallbackPage(order, reason), parts: [] };
    }
    case 'unconfirmed':
      return { status: 'unconfirmed', parts: [] };
    default:
      return unreachable(outcome);
  }
}

/** Rule R57: with whatever could be made the customer goes to the panel's home. */
async function placeBundle(
  settings: PlaceOrderSettings,
  customer: Customer,
  intent: IntentId,
  bundle: BundleOrder,
  confirm: ConfirmPriceOf,
): Promise<ProductOutcome> {
  const parts = await Promise.all(
    bundleParts(bundle).map(async ({ key, part }) => ({
      order: part,
      outcome: await placePart(settings, customer, subIntent(intent, key), part, confirm),
    })),
  );
  if (parts.some(({ outcome }) => outcome.status === 'created'))
    return { status: 'placed', page: orderPage(bundle), outcome: undefined, parts };
  const refusal = parts.map(({ outcome }) => outcome).find((outcome) => outcome.status === 'refused');
  // As long as one part may still come to be, nobody is told that nothing was ordered.
  const isOpen = parts.some(({ outcome }) => outcome.status === 'unconfirmed');
  if (isOpen || !refusal) return { status: 'unconfirmed', parts };
  return { status: 'refused', reason: refusal.reason, instead: undefined, parts };
}

/** One part that is held elsewhere must not hide what has become of the others. */
async function placePart(
  settings: PlaceOrderSettings,
  customer: Customer,
  intent: IntentId,
  part: ResourceOrder,
  confirm: ConfirmPriceOf,
): Promise<OrderOutcome> {
  try {
    return await placeResource(settings, customer, intent, part, () => confirm(part));
  } catch (error) {
    if (error instanceof IntentHeld) return { status: 'unconfirmed' };
    throw error;
  }
}
