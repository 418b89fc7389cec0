import { fromServerQuery, newIntentId, parseIntentId } from '@vitrina/ordering';
import type { AgreedOrder } from './order-server';

/** The order that a form carries in its hidden fields, or `undefined` when it carries none that can be read. */
export function readAgreedOrder(form: FormData): AgreedOrder | undefined {
  const order = fromServerQuery(new URLSearchParams(textOf(form, 'order')));
  if (!order.ok) return undefined;
  const intent = parseIntentId(textOf(form, 'intent')) ?? newIntentId();
  return { order: order.value, agreed: Number(textOf(form, 'agreed')), intent };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
