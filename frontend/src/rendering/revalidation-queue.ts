import PQueue from 'p-queue';

type Make = (page: string) => Promise<void>;

/** `now` goes before what is made for completeness. */
type Rank = 'now' | 'soon';

const PRIORITY: Record<Rank, number> = { now: 1, soon: 0 };

/** Makes pages again, a few at a time. A page that is waiting already is not made twice: whoever asks again gets that making. */
export class RevalidationQueue {
  readonly #queue: PQueue;
  /** A page that is being made may have read what was true before the change: only one that waits is shared. */
  readonly #waiting = new Map<string, { made: Promise<boolean>; rank: Rank }>();

  constructor(concurrency: number) {
    this.#queue = new PQueue({ concurrency });
  }

  /** How many pages wait for their turn. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Answers whether the page was made; what failed is for `onFailure`. */
  make(
    page: string,
    make: Make,
    onFailure: (page: string, error: unknown) => void,
    rank: Rank = 'now',
  ): Promise<boolean> {
    const before = this.#waiting.get(page);
    if (before) {
      if (rank === 'now' && before.rank === 'soon') {
        before.rank = rank;
        this.#queue.setPriority(page, PRIORITY[rank]);
      }
      return before.made;
    }
    const run = async () => {
      // Not before it has been noted below: a queue with room runs it within `add`.
      await undefined;
      this.#waiting.delete(page);
      try {
        await make(page);
        return true;
      } catch (error) {
        onFailure(page, error);
        return false;
      }
    };
    const made = this.#queue.add(run, { id: page, priority: PRIORITY[rank] });
    this.#waiting.set(page, { made, rank });
    return made;
  }
}
