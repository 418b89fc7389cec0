import { ORDER_STEPS, type OrderAttempt, type OrderStep, type StepFailure } from './order-attempt';

/** More than those of a bundle of 80 parts that all lose their answers, and longer than any word of one. */
const MOST_STEPS = 2_000;
const MOST_LETTERS = 400;
/** A bundle names all its parts. */
const LONGEST_ORDER = 8_000;
const FAILURES: readonly string[] = ['unreachable', 'no-answer', 'broken', 'refused', 'malformed'];
const FOUND: readonly unknown[] = ['nothing', 'unknown', 'one'];

type Fields = Readonly<Record<string, unknown>>;

/** An attempt as one side has sent it to the other, or was kept; `undefined` for anything else. What it does not know is left out. */
export function readOrderAttempt(value: unknown): OrderAttempt | undefined {
  if (!isFields(value)) return undefined;
  const { id, intent, requestId, customer, product, order, monthly, startedAt, settledSeconds, steps } =
    value;
  if (!isKey(id) || !isKey(intent) || !isWord(requestId) || !isWord(product)) return undefined;
  if (!isFields(customer) || !isKeyPart(customer.id) || !isWord(customer.email)) return undefined;
  if (typeof order !== 'string' || order.length > LONGEST_ORDER || order.includes('\0')) return undefined;
  if (!isWhole(monthly) || !isWhole(startedAt) || !isWhole(settledSeconds)) return undefined;
  if (!Array.isArray(steps) || steps.length === 0 || steps.length > MOST_STEPS) return undefined;
  const read = steps.map(readStep);
  if (!read.every((step) => step !== undefined)) return undefined;
  const buyer = { id: customer.id, email: customer.email };
  const times = { startedAt, settledSeconds };
  return { id, intent, requestId, customer: buyer, product, order, monthly, ...times, steps: read };
}

function readStep(value: unknown): OrderStep | undefined {
  if (!isFields(value)) return undefined;
  const { at, kind, name, id, found, creation, failure, reason } = value;
  const step = ORDER_STEPS.find((known) => known === value.step);
  if (!step || !isWhole(at) || !isWord(kind) || !isWord(name)) return undefined;
  const told = readFailure(failure);
  return {
    ...{ at, step, kind, name },
    ...(isWord(id) && { id }),
    ...(FOUND.includes(found) && { found: found as NonNullable<OrderStep['found']> }),
    ...(isWhole(creation) && { creation }),
    ...(told && { failure: told }),
    ...(isWord(reason) && { reason }),
  };
}

function readFailure(value: unknown): StepFailure | undefined {
  if (!isFields(value) || typeof value.kind !== 'string' || !FAILURES.includes(value.kind)) return undefined;
  const { kind, reason, isOver } = value;
  return {
    kind: kind as StepFailure['kind'],
    ...(isWord(reason) && { reason }),
    ...(typeof isOver === 'boolean' && { isOver }),
  };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Databases cannot hold a zero byte. */
function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MOST_LETTERS && !value.includes('\0');
}

/** Identifiers of any provider. */
function isKeyPart(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,64}$/.test(value);
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value);
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
