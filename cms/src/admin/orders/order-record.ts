import type { OrderAttempt, OrderStep } from '@vitrina/content-contract/order-attempt';

/** What `npm run replay` takes of an order: without whose it is. */
export interface OrderRecord {
  intent: string;
  product: string;
  /** As its last attempt has it: a customer may choose anew as long as nothing is made. */
  order: string;
  attempts: { startedAt: number; requestId: string; steps: readonly OrderStep[] }[];
}

/** `attempts`: of one order, the earliest first. */
export function recordOf(attempts: readonly OrderAttempt[]): OrderRecord {
  const { intent = '', product = '', order = '' } = attempts.at(-1) ?? {};
  return {
    ...{ intent, product, order },
    attempts: attempts.map(({ startedAt, requestId, steps }) => ({ startedAt, requestId, steps })),
  };
}
