import type { ViewBatch } from '~/content/reader-figures';

/** Views that wait to be handed over. Each method may throw when its store does not answer. */
export interface ViewStore {
  /** Adds one; answers how many of this article wait. */
  add(article: string): Promise<number>;
  waiting(article: string): Promise<number>;
  /** What is to be handed over next: the same batch until it is `done`. */
  take(): Promise<ViewBatch | undefined>;
  done(id: string): Promise<void>;
  /** Of how many articles views wait. */
  size(): Promise<number>;
}

/** More articles at once than any knowledge base has; a flood must not take the memory. */
export const MOST_ARTICLES = 10_000;

/** Lost with the process. */
export function createMemoryViews(): ViewStore {
  let pending = new Map<string, number>();
  let sending: { id: string; views: Map<string, number> } | undefined;

  const waiting = async (article: string) => (pending.get(article) ?? 0) + (sending?.views.get(article) ?? 0);
  return {
    waiting,
    add(article) {
      if (pending.size < MOST_ARTICLES || pending.has(article))
        pending.set(article, (pending.get(article) ?? 0) + 1);
      return waiting(article);
    },
    async take() {
      if (!sending && pending.size > 0) {
        sending = { id: crypto.randomUUID(), views: pending };
        pending = new Map();
      }
      return sending && toBatch(sending.id, sending.views);
    },
    async done(id) {
      if (sending?.id === id) sending = undefined;
    },
    size: async () => pending.size + (sending?.views.size ?? 0),
  };
}

/** In one order, so that a batch that is sent again is the same to the last part. */
export function toBatch(id: string, views: Iterable<[string, number]>): ViewBatch {
  const sorted = [...views].sort(([one], [other]) => (one < other ? -1 : 1));
  return { id, views: sorted.map(([article, amount]) => ({ article, amount })) };
}
