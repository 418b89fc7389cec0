import type { IntentStore } from './intent';

/**
 * The notes of one customer. An intent stands in an address, which can be sent to somebody else: what one customer has
 * done under it must neither hold up nor settle what another does.
 */
export function ownNotes(intents: IntentStore, customerId: string): IntentStore {
  const own = (key: string) => `${customerId}/${key}`;
  return {
    exclusively: (intent, work) => intents.exclusively(intent, work),
    remember: (key, note, seconds) => intents.remember(own(key), note, seconds),
    recall: (key) => intents.recall(own(key)),
    forget: (key) => intents.forget(own(key)),
  };
}
