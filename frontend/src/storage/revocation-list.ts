import type { Redis } from 'ioredis';
import { AWAY, askRedis } from './ask-redis';
import type { OwnRevocations } from './own-revocations';

/** `unknown`: nobody here has ended it, and whether another instance has cannot be asked now. */
export type Standing = 'valid' | 'revoked' | 'unknown';

/** Sessions that have been ended before their time. */
export interface RevocationList {
  /** `until`: when the last cookie of the session is worth nothing by itself. What Redis does not take now it is told later. */
  revoke(id: string, until: number): Promise<void>;
  standingOf(id: string): Promise<Standing>;
}

const AGAIN_MS = 1_000;
/** So many are told at once: all of a busy fortnight together would not be answered in time. */
const TOLD_AT_ONCE = 200;

interface Ended {
  id: string;
  until: number;
}

interface RevocationListSettings {
  own: OwnRevocations;
  /** Shared by all instances; without it there is only this one. */
  redis: Redis | undefined;
  now?: () => number;
}

/**
 * What an instance has ended stays ended for it, whatever becomes of Redis, and it tells Redis all of that as soon as
 * there is a connection: also one that was away when the customer logged out, or has come back without its data.
 */
export function createRevocationList({ own, redis, now = Date.now }: RevocationListSettings): RevocationList {
  if (!redis)
    return {
      revoke: async (id, until) => own.add(id, until, now()),
      standingOf: async (id) => (own.has(id, now()) ? 'revoked' : 'valid'),
    };

  const tell = async (ended: Ended[]): Promise<boolean> => {
    const tellOne = ({ id, until }: Ended) =>
      redis.set(keyOf(id), String(until), 'PX', Math.max(1, until - now()));
    // Urgent: nobody asks a second time, and every other instance relies on it.
    const told = await askRedis(redis, () => Promise.all(ended.map(tellOne)), { isUrgent: true });
    return told !== AWAY;
  };
  const behind = new Map<string, number>();
  let isCatchingUp = false;
  const catchUp = async (ended: Ended[]): Promise<void> => {
    for (const { id, until } of ended) behind.set(id, until);
    if (isCatchingUp) return;
    isCatchingUp = true;
    while (behind.size > 0) {
      const next = [...behind].slice(0, TOLD_AT_ONCE).map(([id, until]) => ({ id, until }));
      if (await tell(next)) for (const { id } of next) behind.delete(id);
      else await new Promise((resolve) => setTimeout(resolve, AGAIN_MS).unref());
    }
    isCatchingUp = false;
  };
  const catchUpWithAll = () => void catchUp(own.all(now()));
  redis.on('ready', catchUpWithAll);
  if (redis.status === 'ready') catchUpWithAll();

  return {
    async revoke(id, until) {
      own.add(id, until, now());
      if (!(await tell([{ id, until }]))) void catchUp([{ id, until }]);
    },
    async standingOf(id) {
      if (own.has(id, now())) return 'revoked';
      const end = await askRedis(redis, () => redis.get(keyOf(id)), { isUrgent: true });
      if (end === AWAY) return 'unknown';
      if (end === null) return 'valid';
      // Remembered here as well, should Redis go away.
      own.add(id, Number(end), now());
      return 'revoked';
    },
  };
}

function keyOf(id: string): string {
  return `vitrina:revoked:${id}`;
}
