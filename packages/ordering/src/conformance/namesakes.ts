import { type IntentId, newIntentId } from '../orders/intent';
import { resourceName } from '../orders/resource-name';

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
