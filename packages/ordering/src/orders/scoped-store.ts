import type { IntentStore } from './intent';

/**
 * A store in which each customer has keys of their own. An intent stands in an address, which can be sent to somebody else:
 * what one customer has done under it must neither hold up nor settle what another does.
 */
export function scopedStore(intents: IntentStore, customerId: string): IntentStore {
  const scoped = (key: string) => `${customerId}/${key}`;
  return {
    exclusively: (intent, work) => intents.exclusively(intent, work),
    remember: (key, note, seconds) => intents.remember(scoped(key), note, seconds),
    recall: (key) => intents.recall(scoped(key)),
    forget: (key) => intents.forget(scoped(key)),
  };
}
