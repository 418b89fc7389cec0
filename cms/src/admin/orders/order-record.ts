import { type OrderAttempt, type OrderStep, placedLast } from '@vitrina/content-contract/order-attempt';

/** What `npm run replay` takes of an order: without whose it is. */
export interface OrderRecord {
  intent: string;
  product: string;
  /** The choice that it stays with: a customer may choose anew as long as nothing is made. */
  order: string;
  attempts: { startedAt: number; settledSeconds: number; requestId: string; steps: readonly OrderStep[] }[];
}

/** `attempts`: of one order, the earliest first. */
export function recordOf(attempts: readonly OrderAttempt[]): OrderRecord {
  const { intent = '', product = '', order = '' } = placedLast(attempts) ?? {};
  return {
    ...{ intent, product, order },
    attempts: attempts.map(({ startedAt, settledSeconds, requestId, steps }) => ({
      ...{ startedAt, settledSeconds, requestId, steps },
    })),
  };
}
