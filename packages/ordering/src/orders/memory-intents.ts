import type { IntentId, IntentStore } from './intent';

const KEPT_MS = 15 * 60_000;

/** Intents of a single process. */
export function createMemoryIntents(now: () => number = Date.now): IntentStore {
  const tails = new Map<IntentId, Promise<unknown>>();
  const notes = new Map<IntentId, { note: string; until: number }>();
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
    async remember(id, note) {
      for (const [other, { until }] of notes) if (until <= now()) notes.delete(other);
      notes.set(id, { note, until: now() + KEPT_MS });
    },
    async recall(id) {
      const kept = notes.get(id);
      return kept && kept.until > now() ? kept.note : undefined;
    },
  };
}
