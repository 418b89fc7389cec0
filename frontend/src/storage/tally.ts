import type { Handed } from './hand-over';
import type { TallyBatch, TallyStore } from './tally-store';

interface TallySettings {
  /** What is counted, for the log: 'counts of visits'. */
  what: string;
  /** The first that takes a count keeps it; the last has to. */
  stores: readonly TallyStore[];
  send: (batch: TallyBatch) => Promise<Handed['kind']>;
  /** As many sums as the receiver takes in one go. */
  mostInOne: number;
  onTrouble: (sentence: string, error?: unknown) => void;
}

/** Adds up what happens and hands the sums over in batches, so that a hit writes nothing anywhere else. */
export function createTally({ what, stores, send, mostInOne, onTrouble }: TallySettings) {
  let running: Promise<void> | undefined;

  async function flushAll(): Promise<void> {
    for (const store of stores) {
      try {
        await flushOne(store);
      } catch (error) {
        onTrouble(`a store of ${what} does not answer`, error);
      }
    }
  }

  async function flushOne(store: TallyStore): Promise<void> {
    const batch = await store.take();
    if (!batch) return;
    for (let start = 0; start < batch.counts.length; start += mostInOne) {
      const counts = batch.counts.slice(start, start + mostInOne);
      const outcome = await send({ id: `${batch.id}-${start / mostInOne}`, counts });
      if (outcome === 'away' || outcome === 'failed')
        return onTrouble(`${what} wait: the CMS does not take them`);
      if (outcome === 'refused') onTrouble(`the CMS does not understand ${what}, some are lost`);
    }
    await store.done(batch.id);
  }

  return {
    /** Counts one of each. */
    async add(keys: readonly string[]): Promise<void> {
      for (const store of stores) {
        try {
          return await store.add(keys);
        } catch {
          // The next one is asked; a store that is away has its own line in the log.
        }
      }
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

export type Tally = ReturnType<typeof createTally>;
