/** What waits to be handed over, sealed texts by their ids. Each method throws when its store does not answer. */
export interface Outbox {
  keep(id: string, sealed: string): Promise<void>;
  /** `mustBeWhole`: of several stores all must answer; otherwise what one of them has can be handed over without the others. */
  list(mustBeWhole?: boolean): Promise<{ id: string; sealed: string }[]>;
  /** How many there are, without reading them. */
  count(): Promise<number>;
  drop(id: string): Promise<void>;
}

/** Lost with the process. */
export function createMemoryOutbox(): Outbox {
  const waiting = new Map<string, string>();
  return {
    keep: async (id, sealed) => void waiting.set(id, sealed),
    list: async () => [...waiting].map(([id, sealed]) => ({ id, sealed })),
    count: async () => waiting.size,
    drop: async (id) => void waiting.delete(id),
  };
}

/** What is kept in the first store that takes it, and is found in whichever it is. */
export function createLayeredOutbox(stores: readonly Outbox[], onTrouble: (error: unknown) => void): Outbox {
  const attempt = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await work();
    } catch (error) {
      onTrouble(error);
      return undefined;
    }
  };
  return {
    async keep(id, sealed) {
      for (const store of stores) if (await attempt(() => store.keep(id, sealed).then(() => true))) return;
      throw new Error('no store has taken what is to be handed over');
    },
    async list(mustBeWhole = false) {
      if (mustBeWhole) return (await Promise.all(stores.map((store) => store.list()))).flat();
      const lists = await Promise.all(stores.map((store) => attempt(() => store.list())));
      return lists.flatMap((list) => list ?? []);
    },
    async count() {
      const counts = await Promise.all(stores.map((store) => attempt(() => store.count())));
      return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
    },
    async drop(id) {
      await Promise.all(stores.map((store) => attempt(() => store.drop(id))));
    },
  };
}
