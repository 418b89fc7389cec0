import fc from 'fast-check';
import { v7 } from 'uuid';
import { type IntentId, newIntentId, parseIntentId } from '../orders/intent';
import { resourceName } from '../orders/resource-name';

/** Any intent, of any time a version 7 UUID can hold. */
export const anyIntent: fc.Arbitrary<IntentId> = fc.uuid({ version: 7 }).map(intentOf);

/** A new intent that began at a moment of the test's choice. */
export function intentAt(milliseconds: number): IntentId {
  return intentOf(v7({ msecs: milliseconds }));
}

export function newIntents(count: number): IntentId[] {
  return Array.from({ length: count }, newIntentId);
}

/** Two intents whose resources bear one name, found among as many as it takes: some hundreds. */
export function namesakes(): [IntentId, IntentId] {
  const byName = new Map<string, IntentId>();
  for (;;) {
    const intent = newIntentId();
    const other = byName.get(resourceName(intent));
    if (other) return [other, intent];
    byName.set(resourceName(intent), intent);
  }
}

export function intentOf(text: string): IntentId {
  const intent = parseIntentId(text);
  if (!intent) throw new Error(`${text} is not an intent`);
  return intent;
}
