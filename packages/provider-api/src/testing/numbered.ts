import { isWireId } from '../ids';

/** The same order with identifiers as this provider has them: numbers. */
export function numbered<Order extends object>(order: Order): Order {
  const copy = Object.entries(order).map(([key, value]) => [
    key,
    /Ids?$/.test(key) ? ids(value) : within(value),
  ]);
  return Object.fromEntries(copy) as Order;
}

function within(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(within);
  return value instanceof Object ? numbered(value) : value;
}

function ids(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ids);
  return typeof value === 'string' && !isWireId(value as never) ? String(value.length) : value;
}
