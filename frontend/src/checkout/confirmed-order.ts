import {
  type IntentId,
  type Order,
  type Payment,
  type PaymentPeriod,
  type Product,
  parseIntentId,
  parseMoney,
  paymentOf,
  productOf,
  readOrder,
  toQuery,
} from '@vitrina/ordering';
import { isSold } from '~/adapters/sold';
import { log } from '~/runtime/log';
import { withOptions } from './option-fields';

/** What a customer has confirmed by sending a form. */
export interface ConfirmedOrder {
  /** What the form said when it was sent: its options count whether their price was shown already or not. */
  order: Order;
  /** What the customer was shown: a month, and what is due for the period it was shown for. */
  confirmedPrice: Payment;
  shownPeriod: PaymentPeriod;
  /** Something else was chosen after that was shown. */
  isChanged: boolean;
  intent: IntentId;
}

/**
 * The order that a form carries in its hidden fields and its options, or `undefined` when it carries none that can be read.
 * The price is that of the order as it was shown, so another period is never paid for unseen.
 */
export function readConfirmedOrder(form: FormData): ConfirmedOrder | undefined {
  const product = productOf('login', textOf(form, 'product'));
  const intent = parseIntentId(textOf(form, 'intent'));
  const monthly = parseMoney(textOf(form, 'agreed'));
  if (!product || !isSold(product) || !intent || monthly === undefined) return undefined;
  const query = new URLSearchParams(textOf(form, 'order'));
  const shown = readOrder(product, query, logUnreadable);
  if (!shown.ok) return undefined;
  const chosen = withOptions(query, form);
  const order = readOrder(product, chosen);
  if (!order.ok) return undefined;
  const { period } = shown.value;
  return {
    ...{ order: order.value, confirmedPrice: paymentOf(monthly, period), shownPeriod: period, intent },
    isChanged: String(chosen) !== String(query),
  };
}

/** The same as the values of those fields. */
export function writeConfirmedOrder(order: Order): { product: Product; order: string } {
  return { product: order.product, order: toQuery(order).toString() };
}

/** Rule R16: a list that cannot be read is logged and treated as empty. */
export function logUnreadable(key: string): void {
  log.warn({ key }, 'a list in an address cannot be read and counts as empty');
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
