import { parseIntentId, productOf, readOrder } from '@vitrina/ordering';
import type { RecordedAttempt, Replay } from '@vitrina/ordering/replay';
import { array, boolean, mixed, number, object, string } from 'yup';

type Step = RecordedAttempt['steps'][number];

const step = object({
  step: mixed<Step['step']>().required(),
  kind: string().required(),
  name: string().required(),
  found: mixed<NonNullable<Step['found']>>().oneOf(['nothing', 'unknown', 'one']),
  creation: number(),
  failure: object({
    kind: mixed<NonNullable<Step['failure']>['kind']>().required(),
    reason: string(),
    isOver: boolean(),
  }).default(undefined),
  reason: string(),
}).required();

const attempt = object({
  startedAt: number().required(),
  settledSeconds: number().required(),
  steps: array(step).required(),
}).required();

/** What the CMS gives to download of an order. */
const record = object({
  intent: string().required(),
  product: string().required(),
  order: string().defined(),
  attempts: array(attempt).required(),
});

export type OrderRecord = Pick<Replay, 'intent' | 'order' | 'attempts'>;

/** Reads a downloaded order. Throws an error whose sentence says what is wrong with it. */
export function readRecord(text: string): OrderRecord {
  const kept = record.validateSync(JSON.parse(text), { strict: true });
  const intent = parseIntentId(kept.intent);
  const product = productOf('login', kept.product);
  if (!intent || !product) throw new Error('this is no order of this shop');
  const order = readOrder(product, new URLSearchParams(kept.order));
  if (!order.ok) throw new Error('what was ordered cannot be read');
  if (order.value.product === 'apps')
    throw new Error('an app is made in the panel, there is nothing to replay');
  return { intent, order: order.value, attempts: kept.attempts as RecordedAttempt[] };
}
