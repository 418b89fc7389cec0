import type { Core } from '@strapi/strapi';
import type { AddressKey } from '@vitrina/content-contract/addresses';

const WAITING = 'api::editorial.waiting-address';
/** Search engines take ten thousand at once; so many are one small question. */
const MOST_AT_ONCE = 500;
const BATCH = 100;
/** Longer than a submission takes; that of a CMS that has died is free again after this. */
const CLAIM_MS = 30_000;
/** A changed page is there for visitors after this, and so for who comes to look. */
const SETTLE_MS = 2_000;
const MINUTE_MS = 60_000;
const PAUSES_MS = [1, 5, 30, 120].map((minutes) => minutes * MINUTE_MS);
const LONGEST_PAUSE_MS = 360 * MINUTE_MS;
/** Search engines have come by themselves by then. */
const KEPT_MS = 2 * 24 * 60 * MINUTE_MS;

export interface WaitingAddress {
  id: number;
  address: AddressKey;
  attempts: number;
}

/** Changed addresses of which search engines have not been told, in the database of the CMS: a restart loses none. */
export class WaitingAddresses {
  constructor(private readonly strapi: Core.Strapi) {}

  /** Puts addresses, in the transaction of the change: an address waits once, however often it changes. */
  async put(addresses: readonly AddressKey[]): Promise<void> {
    const now = Date.now();
    const moments = { since: String(now), due: String(now + SETTLE_MS), claimed_until: '0' };
    const all = [...new Set(addresses)];
    // A topic may take a thousand articles along.
    for (let start = 0; start < all.length; start += BATCH) {
      const batch = all.slice(start, start + BATCH);
      await this.#rows.deleteMany({ where: { address: { $in: batch } } });
      await this.#rows.createMany({ data: batch.map((address) => ({ address, attempts: 0, ...moments })) });
    }
  }

  /** Those whose time has come, for this caller alone: one statement, so one process wins. */
  async claim(): Promise<WaitingAddress[]> {
    const now = Date.now();
    const free = { due: { $lte: String(now) }, claimed_until: { $lt: String(now) } };
    const found = await this.#rows.findMany({ where: free, orderBy: { id: 'asc' }, limit: MOST_AT_ONCE });
    if (found.length === 0) return [];
    const claim = crypto.randomUUID();
    await this.#rows.updateMany({
      where: { ...free, id: { $in: found.map(({ id }) => id) } },
      data: { claimed_by: claim, claimed_until: String(now + CLAIM_MS) },
    });
    const own = await this.#rows.findMany({ where: { claimed_by: claim } });
    return own.map(({ id, address, attempts }) => ({ id: Number(id), address, attempts: attempts ?? 0 }));
  }

  async forget(addresses: readonly WaitingAddress[]): Promise<void> {
    await this.#rows.deleteMany({ where: { id: { $in: addresses.map(({ id }) => id) } } });
  }

  /** The pause before the next try grows with the tries, unless the search engine has named one. */
  async postpone(addresses: readonly WaitingAddress[], pauseMs?: number): Promise<void> {
    const tries = Math.max(0, ...addresses.map(({ attempts }) => attempts));
    const pause = pauseMs ?? PAUSES_MS[tries] ?? LONGEST_PAUSE_MS;
    await this.#rows.updateMany({
      where: { id: { $in: addresses.map(({ id }) => id) } },
      data: { due: String(Date.now() + pause), attempts: tries + 1, claimed_until: '0' },
    });
  }

  /** Gives up what has waited for days; answers how many. */
  async prune(): Promise<number> {
    const { count } = await this.#rows.deleteMany({
      where: { since: { $lt: String(Date.now() - KEPT_MS) } },
    });
    return count;
  }

  get #rows() {
    return this.strapi.db.query(WAITING);
  }
}
