import { IntentHeld, type IntentStore, type MakerMark, makerOf } from '@vitrina/ordering';
import { type Keeper, orAway } from './keeper';

interface SharedIntentsSettings {
  /** What instances have in common: at least one, and the same ones in the same order for all of them. */
  keepers: readonly Keeper[];
  /** What this instance has for itself. */
  own: IntentStore;
  /** The name of this instance, by which it knows the intents that belong to it. */
  self: () => Promise<MakerMark>;
}

/** A holder that died frees its intent after this; one that lives takes its lock anew in time. */
const LOCK_MS = 15_000;
const RENEW_MS = 5_000;
/** How long a second try waits for the first: a visitor must have an answer within five seconds. */
export const PATIENCE_MS = 3_000;
const POLL_MS = 75;
/** No note of an order is kept for longer. */
const LONGEST_NOTE_SECONDS = 24 * 60 * 60;

/**
 * Intents of several site instances (docs/decisions/0033). An intent is locked at every keeper that answers: while one of
 * them is there, no two instances make anything for it. Where none answers, the work may look but not make, unless the
 * intent belongs to this instance alone.
 */
export function createSharedIntents({ keepers, own, self }: SharedIntentsSettings): IntentStore {
  return {
    exclusively(id, work) {
      const deadline = Date.now() + PATIENCE_MS;
      return own.exclusively(id, async () => {
        const maker = makerOf(id);
        if (maker !== undefined) return work({ mayMake: async () => maker === (await self()) });
        const locks = new Locks(keepers, id);
        try {
          await locks.takeUntil(deadline);
          return await work({ mayMake: () => locks.hold() });
        } finally {
          await locks.release();
        }
      });
    },
    remember: (key, note, seconds) => put(key, note, seconds),
    async recall(key) {
      const notes = await Promise.all([...keepers.map((keeper) => orAway(keeper.get(key))), own.recall(key)]);
      return newestOf(notes) || undefined;
    },
    // Not removed but written over: a keeper that is away now still has the note when it is back.
    forget: (key) => put(key, '', LONGEST_NOTE_SECONDS),
  };

  async function put(key: string, note: string, seconds: number): Promise<void> {
    const dated = `@${Date.now()} ${note}`;
    await Promise.all([
      own.remember(key, dated, seconds),
      ...keepers.map((keeper) => orAway(keeper.put(key, dated, seconds))),
    ]);
  }
}

/** A keeper that was away has an older note than the others. One without a moment is of an earlier version of the site. */
function newestOf(notes: readonly (string | undefined)[]): string | undefined {
  let newest: { at: number; note: string } | undefined;
  for (const dated of notes) {
    if (dated === undefined) continue;
    const [, moment, rest] = /^@(\d+) (.*)$/s.exec(dated) ?? [];
    const [at, note] = [Number(moment ?? 0), rest ?? dated];
    if (!newest || at > newest.at) newest = { at, note };
  }
  return newest?.note;
}

/** The locks of one intent, at all keepers, for one piece of work. */
class Locks {
  readonly #token = crypto.randomUUID();
  readonly #held = new Set<Keeper>();
  #renewal: NodeJS.Timeout | undefined;

  constructor(
    private readonly keepers: readonly Keeper[],
    private readonly key: string,
  ) {}

  /** One after another, so that no two instances wait for each other. Throws `IntentHeld`. */
  async takeUntil(deadline: number): Promise<void> {
    for (const keeper of this.keepers) {
      for (;;) {
        const isTaken = await this.#take(keeper);
        if (isTaken !== false) break;
        if (Date.now() >= deadline) throw new IntentHeld();
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    }
    if (this.#held.size > 0) this.#renewal = setInterval(() => void this.hold(), RENEW_MS);
  }

  /**
   * Whether the intent is ours at a keeper, has been so all the time, and is nobody else's at any. A keeper that was away is
   * asked as well: an instance to which it was there has its lock there.
   */
  async hold(): Promise<boolean> {
    const answers = await Promise.all(
      this.keepers.map((keeper) =>
        this.#held.has(keeper) ? orAway(keeper.renew(this.key, this.#token, LOCK_MS)) : this.#take(keeper),
      ),
    );
    return answers.includes(true) && !answers.includes(false);
  }

  async release(): Promise<void> {
    clearInterval(this.#renewal);
    await Promise.all([...this.#held].map((keeper) => orAway(keeper.release(this.key, this.#token))));
  }

  async #take(keeper: Keeper): Promise<boolean | undefined> {
    const isTaken = await orAway(keeper.take(this.key, this.#token, LOCK_MS));
    if (isTaken) this.#held.add(keeper);
    return isTaken;
  }
}
