/** Sums that are on their way together. */
export interface TallyBatch {
  /** However often a batch is sent, the receiver adds it once. */
  id: string;
  counts: [key: string, amount: number][];
}

/** Sums by their keys that wait to be handed over. Each method throws when its store does not answer. */
export interface TallyStore {
  /** Adds one to each. */
  add(keys: readonly string[]): Promise<void>;
  /** What is to be handed over next: the same batch until it is `done`. */
  take(): Promise<TallyBatch | undefined>;
  done(id: string): Promise<void>;
}

/** More sums at once than any day has; a flood of new keys must not take the memory. */
export const MOST_KEYS = 10_000;

/** Lost with the process. */
export function createMemoryTally(): TallyStore {
  let pending = new Map<string, number>();
  let sending: { id: string; counts: Map<string, number> } | undefined;
  return {
    async add(keys) {
      for (const key of keys)
        if (pending.size < MOST_KEYS || pending.has(key)) pending.set(key, (pending.get(key) ?? 0) + 1);
    },
    async take() {
      if (!sending && pending.size > 0) {
        sending = { id: crypto.randomUUID(), counts: pending };
        pending = new Map();
      }
      return sending && toBatch(sending.id, sending.counts);
    },
    async done(id) {
      if (sending?.id === id) sending = undefined;
    },
  };
}

/** In one order, so that a batch that is sent again is the same to the last part. */
export function toBatch(id: string, counts: Iterable<[string, number]>): TallyBatch {
  return { id, counts: [...counts].sort(([one], [other]) => (one < other ? -1 : 1)) };
}
