import type { Core } from '@strapi/strapi';
import { type Claimable, type Claimed, claimNext } from '../../claimed-work';
import type { LandingDelivery, TakenRequest } from '../request-schema';
import { REQUEST } from '../request-type';
import { pauseAfter } from './pause-after';

/** Longer than a delivery takes; that of a CMS that has died is free again after this. */
const HOLD_MS = 15_000;
const LONGEST_ERROR = 250;

export interface WaitingDelivery extends Claimable {
  request_id: string;
  delivery: LandingDelivery;
  delivery_attempts: number;
}

type Mine = Claimed<WaitingDelivery>;

/** With what a stored request begins: its row is the note that it has to be delivered. */
export function firstState({ delivery }: TakenRequest, now: Date): object {
  return delivery === null
    ? { delivery_state: 'not-needed' }
    : { delivery_state: 'waiting', delivery_attempts: 0, delivery_due: now };
}

/** Requests that the landing service has not heard of. Only the holder of a claim says what became of it. */
export class WaitingDeliveries {
  constructor(private readonly strapi: Core.Strapi) {}

  claim(now: Date): Promise<Mine | undefined> {
    return claimNext<WaitingDelivery>(this.#rows, {
      where: { delivery_state: 'waiting', delivery: { $notNull: true }, delivery_due: { $lte: now } },
      orderBy: { delivery_due: 'asc' },
      ...{ now, holdMs: HOLD_MS },
      // Counted as it begins: one that brings its instance down counts too.
      change: ({ delivery_attempts: attempts }) => ({ delivery_attempts: attempts + 1 }),
    });
  }

  async settle(mine: Mine, now: Date): Promise<void> {
    await this.#end(mine, { delivery_state: 'delivered', delivered_at: now, delivery_error: null });
  }

  async giveUp(mine: Mine, reason: string): Promise<void> {
    await this.#end(mine, { delivery_state: 'given-up', delivery_error: reason.slice(0, LONGEST_ERROR) });
  }

  async postpone(
    mine: Mine,
    reason: string,
    now: Date,
    pauseMs = pauseAfter(mine.delivery_attempts),
  ): Promise<void> {
    const delivery_due = new Date(now.getTime() + pauseMs);
    await this.#end(mine, { delivery_due, delivery_error: reason.slice(0, LONGEST_ERROR) });
  }

  /** As if it had not been tried: who claimed it ends. */
  async release(mine: Mine): Promise<void> {
    await this.#end(mine, { delivery_attempts: mine.delivery_attempts - 1 });
  }

  /** After a start nothing waits for a pause of the process before it. */
  async hurry(now: Date): Promise<void> {
    await this.#rows.updateMany({ where: { delivery_state: 'waiting' }, data: { delivery_due: now } });
  }

  /** What was given up is tried once more, and what waits at once; false when there is nothing to be delivered. */
  async repeat(documentId: string, now: Date): Promise<boolean> {
    const { count } = await this.#rows.updateMany({
      where: { documentId, delivery_state: { $in: ['waiting', 'given-up'] } },
      data: { delivery_state: 'waiting', delivery_due: now, delivery_attempts: 0, delivery_error: null },
    });
    return count > 0;
  }

  get #rows() {
    return this.strapi.db.query(REQUEST);
  }

  async #end({ id, claim }: Mine, change: object): Promise<void> {
    const where = { id, claim, delivery_state: 'waiting' };
    await this.#rows.updateMany({ where, data: { ...change, claim: null, claimed_until: null } });
  }
}
