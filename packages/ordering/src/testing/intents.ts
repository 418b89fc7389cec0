import fc from 'fast-check';
import { v7 } from 'uuid';
import { type IntentId, newIntentId, parseIntentId } from '../orders/intent';

/** Any intent, of any time a version 7 UUID can hold. */
export const anyIntent: fc.Arbitrary<IntentId> = fc.uuid({ version: 7 }).map(intentOf);

/** A new intent that began at a moment of the test's choice. */
export function intentAt(milliseconds: number): IntentId {
  return intentOf(v7({ msecs: milliseconds }));
}

export function newIntents(count: number): IntentId[] {
  return Array.from({ length: count }, newIntentId);
}

export function intentOf(text: string): IntentId {
  const intent = parseIntentId(text);
  if (!intent) throw new Error(`${text} is not an intent`);
  return intent;
}
