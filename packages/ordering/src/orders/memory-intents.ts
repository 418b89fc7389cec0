import type { IntentId, IntentStore } from './intent';

/** Intents of a single process. */
export function createMemoryIntents(now: () => number = Date.now): IntentStore {
  const tails = new Map<IntentId, Promise<unknown>>();
  const notes = new Map<string, { note: string; until: number }>();
  return {
    async exclusively(id, work) {
      const before = tails.get(id) ?? Promise.resolve();
      const turn = before.then(work, work);
      tails.set(id, turn);
      try {
        return await turn;
      } finally {
        if (tails.get(id) === turn) tails.delete(id);
      }
    },
    async remember(key, note, seconds) {
      for (const [other, { until }] of notes) if (until <= now()) notes.delete(other);
      notes.set(key, { note, until: now() + seconds * 1000 });
    },
    async recall(key) {
      const kept = notes.get(key);
      return kept && kept.until > now() ? kept.note : undefined;
    },
    async forget(key) {
      notes.delete(key);
    },
  };
}
