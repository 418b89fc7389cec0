import type { ViewBatch } from '~/content/reader-figures';
import type { ViewStore } from './view-store';

/** As many as the CMS takes in one go. */
const MOST_IN_ONE = 1_000;

interface ViewCounterSettings {
  /** The first that takes a view keeps it; the last has to. */
  stores: readonly ViewStore[];
  send: (batch: ViewBatch) => Promise<'taken' | 'refused' | 'away'>;
  /** The CMS has new figures. */
  onTaken?: () => void;
  onTrouble: (sentence: string, error?: unknown) => void;
}

/** Adds up views and hands them over in batches, so that a hit writes nothing anywhere. */
export function createViewCounter({ stores, send, onTaken, onTrouble }: ViewCounterSettings) {
  let running: Promise<void> | undefined;

  const first = async (ask: (store: ViewStore) => Promise<number>): Promise<number> => {
    for (const store of stores) {
      try {
        return await ask(store);
      } catch {
        // The next one is asked; a store that is away has its own line in the log.
      }
    }
    return 0;
  };

  async function flushAll(): Promise<void> {
    for (const store of stores) {
      try {
        await flushOne(store);
      } catch (error) {
        onTrouble('a store of views does not answer', error);
      }
    }
  }

  async function flushOne(store: ViewStore): Promise<void> {
    const batch = await store.take();
    if (!batch) return;
    for (let start = 0; start < batch.views.length; start += MOST_IN_ONE) {
      const views = batch.views.slice(start, start + MOST_IN_ONE);
      const outcome = await send({ id: `${batch.id}-${start / MOST_IN_ONE}`, views });
      if (outcome === 'away') return onTrouble('views wait: the CMS does not take them');
      if (outcome === 'refused') onTrouble('the CMS does not understand views, some are lost');
    }
    await store.done(batch.id);
    onTaken?.();
  }

  return {
    /** Counts one view; answers how many of the article wait to be handed over. */
    add: (article: string) => first((store) => store.add(article)),
    /** The same without counting. */
    waiting: (article: string) => first((store) => store.waiting(article)),
    /** Of how many articles views wait, in all stores together; throws when one does not answer. */
    async size(): Promise<number> {
      const sizes = await Promise.all(stores.map((store) => store.size()));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    /** Hands over what waits, one round at a time. */
    flush(): Promise<void> {
      running ??= flushAll().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

export type ViewCounter = ReturnType<typeof createViewCounter>;
