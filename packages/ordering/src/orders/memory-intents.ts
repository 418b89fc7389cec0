import { IntentHeld, type IntentId, type IntentStore } from './intent';

interface MemoryIntentsSettings {
  now?: () => number;
  /** How long work waits for what is at work before it, in milliseconds; without a bound it waits for its end. */
  patienceMs?: number;
}

/** Intents of a single process. */
export function createMemoryIntents({ now = Date.now, patienceMs }: MemoryIntentsSettings = {}): IntentStore {
  const tails = new Map<IntentId, Promise<void>>();
  const notes = new Map<string, { note: string; until: number }>();
  return {
    async exclusively(id, work) {
      const before = tails.get(id) ?? Promise.resolve();
      const { promise: ended, resolve: end } = withResolvers();
      // Work that loses its patience leaves the line, and whoever stands behind it still waits for what is before.
      const tail = before.then(() => ended);
      tails.set(id, tail);
      try {
        if (!(await endsWithin(before, patienceMs))) throw new IntentHeld();
        return await work({ mayMake: async () => true });
      } finally {
        end();
        if (tails.get(id) === tail) tails.delete(id);
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

async function endsWithin(work: Promise<void>, milliseconds: number | undefined): Promise<boolean> {
  if (milliseconds === undefined) return work.then(() => true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** `Promise.withResolvers` comes with Node 22. */
function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
