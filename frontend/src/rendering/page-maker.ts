type Make = (page: string) => Promise<void>;

interface Waiting {
  made: Promise<boolean>;
  begin: () => void;
}

/** `now` goes before what is made for completeness. */
type Rank = 'now' | 'soon';

/** Makes pages again, a few at a time. A page that is waiting already is not made twice: whoever asks again gets that making. */
export class PageMaker {
  readonly #waiting: Record<Rank, Map<string, Waiting>> = { now: new Map(), soon: new Map() };
  #running = 0;

  constructor(private readonly atOnce: number) {}

  /** Answers whether the page was made; what failed is for `onFailure`. */
  make(
    page: string,
    make: Make,
    onFailure: (page: string, error: unknown) => void,
    rank: Rank = 'now',
  ): Promise<boolean> {
    const { now, soon } = this.#waiting;
    const before = now.get(page) ?? (rank === 'soon' ? soon.get(page) : this.#hurry(page));
    if (before) return before.made;
    let begin = () => {};
    const turn = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const made = turn.then(async () => {
      try {
        await make(page);
        return true;
      } catch (error) {
        onFailure(page, error);
        return false;
      } finally {
        this.#running -= 1;
        this.#goOn();
      }
    });
    this.#waiting[rank].set(page, { made, begin });
    this.#goOn();
    return made;
  }

  #hurry(page: string): Waiting | undefined {
    const waiting = this.#waiting.soon.get(page);
    if (!waiting) return undefined;
    this.#waiting.soon.delete(page);
    this.#waiting.now.set(page, waiting);
    return waiting;
  }

  /** A page that is being made may have read what was true before the change: only one that waits is shared. */
  #goOn(): void {
    for (const waiting of [this.#waiting.now, this.#waiting.soon]) {
      for (const [page, { begin }] of waiting) {
        if (this.#running >= this.atOnce) return;
        waiting.delete(page);
        this.#running += 1;
        begin();
      }
    }
  }
}
