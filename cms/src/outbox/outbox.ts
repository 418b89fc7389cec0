import type { Core } from '@strapi/strapi';
import type { ChangeEvent } from '@vitrina/content-contract/change-event';

const EVENTS = 'api::editorial.notice';
const AT_ONCE = 50;
/** A claim of a CMS that has died is free again after this; a living one renews its own long before. */
const CLAIM_MS = 5_000;
const DAY_MS = 86_400_000;
/** An instance of the site that has not taken an event for a day is gone, and its pages have long been made anew. */
const KEPT_MS = DAY_MS;
const PAUSES_MS = [500, 1_000];
/** An instance that was away hears of a change within the two seconds in which every change is to be seen. */
const LONGEST_PAUSE_MS = 2_000;

/** An event that at least one instance of the site has not taken yet. */
export interface OpenEvent {
  id: number;
  change: ChangeEvent;
  attempts: number;
  takenBy: readonly string[];
}

/**
 * The events to the site, in the database of the CMS. What is put in a transaction is there exactly when its change is.
 * A later event of the same subject takes the place of one that is still open: the site asks for the present state anyway.
 */
export class Outbox {
  readonly #owner = `${process.pid}-${crypto.randomUUID()}`;

  constructor(private readonly strapi: Core.Strapi) {}

  /** Puts an event, to be sent at once or at a moment to come. */
  async put(subject: string, change: ChangeEvent, due = Date.now()): Promise<void> {
    await this.forget(subject);
    const now = String(due);
    const fresh = { attempts: 0, taken_by: [], claimed_until: '0' };
    await this.#rows.create({ data: { subject, body: { ...change }, since: now, due: now, ...fresh } });
  }

  /** Drops what is still open about a subject, of which nobody has to hear any more. */
  async forget(subject: string): Promise<void> {
    await this.#rows.deleteMany({ where: { subject, done: null } });
  }

  async has(subject: string): Promise<boolean> {
    return (await this.#rows.count({ where: { subject, done: null } })) > 0;
  }

  /** The oldest events that nobody is delivering and whose time has come. */
  async due(): Promise<OpenEvent[]> {
    const now = String(Date.now());
    const where = { done: null, due: { $lte: now }, claimed_until: { $lt: now } };
    const rows = await this.#rows.findMany({ where, orderBy: { id: 'asc' }, limit: AT_ONCE });
    return rows.map(({ id, body, attempts, taken_by }) => ({
      id: Number(id),
      change: body as unknown as ChangeEvent,
      attempts: attempts ?? 0,
      takenBy: namesIn(taken_by),
    }));
  }

  /** Makes this process the only one that delivers an event for a while: one statement, so one process wins. */
  async claim(id: number): Promise<boolean> {
    const now = Date.now();
    const free = { id, done: null, claimed_until: { $lt: String(now) } };
    const { count } = await this.#rows.updateMany({ where: free, data: this.#claimed(now) });
    return count === 1;
  }

  async renew(id: number): Promise<void> {
    await this.#rows.updateMany({ where: this.#own(id), data: this.#claimed(Date.now()) });
  }

  /** All instances have it. */
  async settle(id: number, takenBy: readonly string[]): Promise<void> {
    const data = { done: String(Date.now()), taken_by: [...takenBy], claimed_until: '0' };
    await this.#rows.updateMany({ where: this.#own(id), data });
  }

  /** Some instance does not have it yet: the pause before the next try grows. */
  async postpone({ id, attempts }: OpenEvent, takenBy: readonly string[]): Promise<void> {
    const due = String(Date.now() + (PAUSES_MS[attempts] ?? LONGEST_PAUSE_MS));
    const data = { due, attempts: attempts + 1, taken_by: [...takenBy], claimed_until: '0' };
    await this.#rows.updateMany({ where: this.#own(id), data });
  }

  /** After a start nothing waits for a pause of the process before it. */
  async hurry(): Promise<void> {
    const where = { done: null, attempts: { $gt: 0 } };
    await this.#rows.updateMany({ where, data: { due: String(Date.now()) } });
  }

  /** Forgets what was delivered long ago, and gives up what nobody has taken in all that time; answers how many of those. */
  async prune(): Promise<number> {
    const before = String(Date.now() - KEPT_MS);
    await this.#rows.deleteMany({ where: { done: { $lt: before } } });
    const { count } = await this.#rows.deleteMany({ where: { done: null, since: { $lt: before } } });
    return count;
  }

  get #rows() {
    return this.strapi.db.query(EVENTS);
  }

  #own(id: number) {
    return { id, done: null, claimed_by: this.#owner };
  }

  #claimed(now: number) {
    return { claimed_by: this.#owner, claimed_until: String(now + CLAIM_MS) };
  }
}

function namesIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
}
