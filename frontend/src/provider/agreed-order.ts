import { fromServerQuery, type IntentId, parseIntentId, type ServerOrder } from '@vitrina/ordering';

/** What a customer has agreed to by sending a form. */
export interface AgreedOrder {
  order: ServerOrder;
  /** What the customer was shown on the button, in kopecks. */
  agreed: number;
  intent: IntentId;
}

/** The order that a form carries in its hidden fields, or `undefined` when it carries none that can be read. */
export function readAgreedOrder(form: FormData): AgreedOrder | undefined {
  const order = fromServerQuery(new URLSearchParams(textOf(form, 'order')));
  const intent = parseIntentId(textOf(form, 'intent'));
  if (!order.ok || !intent) return undefined;
  return { order: order.value, agreed: Number(textOf(form, 'agreed')), intent };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
