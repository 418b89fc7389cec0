import {
  type IntentId,
  type Money,
  type Order,
  type Product,
  parseIntentId,
  parseMoney,
  productOf,
  readOrder,
  toQuery,
} from '@vitrina/ordering';
import { log } from '~/log';

/** What a customer has agreed to by sending a form. */
export interface AgreedOrder {
  order: Order;
  /** What the customer was shown on the button. */
  agreed: Money;
  intent: IntentId;
}

/** The order that a form carries in its hidden fields, or `undefined` when it carries none that can be read. */
export function readAgreedOrder(form: FormData): AgreedOrder | undefined {
  const product = productOf('login', textOf(form, 'product'));
  const intent = parseIntentId(textOf(form, 'intent'));
  const agreed = parseMoney(textOf(form, 'agreed'));
  if (!product || !intent || agreed === undefined) return undefined;
  const order = readOrder(product, new URLSearchParams(textOf(form, 'order')), logUnreadable);
  if (!order.ok) return undefined;
  return { order: order.value, agreed, intent };
}

/** The same as the values of those fields. */
export function writeAgreedOrder(order: Order): { product: Product; order: string } {
  return { product: order.product, order: toQuery(order).toString() };
}

/** Specification 000, section 5: a list that cannot be read is logged and treated as empty. */
export function logUnreadable(key: string): void {
  log.warn({ key }, 'a list in an address cannot be read and counts as empty');
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
