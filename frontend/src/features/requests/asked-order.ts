import { AUTH_FLOWS, type DedicatedOrder, type Order, parseOrder, toQuery } from '@vitrina/ordering';
import type { RequestKind } from '~/content/requests/visitor-request';
import { parseRequestKind } from './request-kinds';

/** An order as a form or an address carries it to a request: the query of its flow. */
export function writeAskedOrder(order: Order): string {
  return String(new URLSearchParams([['auth', AUTH_FLOWS[order.product].auth], ...toQuery(order)]));
}

/** What is asked for, as a form or an address says it: an order that cannot be read, or is of another kind, is none. */
export function readAskedRequest(
  asked: unknown,
  written: unknown,
): { kind: RequestKind; order: Order | undefined } {
  const kind = parseRequestKind(asked);
  const order = readOrderOf(kind, written);
  // A large server without its server is no more than a question.
  return kind === 'large-server' && coresOf(order) === undefined
    ? { kind: 'product', order: undefined }
    : { kind, order };
}

function readOrderOf(kind: RequestKind, written: unknown): Order | undefined {
  if (typeof written !== 'string' || written === '' || written.length > LONGEST) return undefined;
  const query = new URLSearchParams(written);
  const order = parseOrder(query.get('auth'), query);
  return order.ok && order.value.product === PRODUCTS[kind] ? order.value : undefined;
}

const LONGEST = 1_000;

const PRODUCTS: Partial<Record<RequestKind, Order['product']>> = {
  'large-server': 'vds',
  dedicated: 'dedicated',
};

/** How many cores a large server has; `undefined` for everything else. */
export function coresOf(order: Order | undefined): number | undefined {
  return order?.product === 'vds' && order.server.kind === 'configuration' ? order.server.cpu : undefined;
}

export function dedicatedOf(order: Order | undefined): DedicatedOrder | undefined {
  return order?.product === 'dedicated' ? order : undefined;
}
