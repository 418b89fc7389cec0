import type { Core } from '@strapi/strapi';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';

export interface Limit {
  /** Keeps this limit apart from the others. */
  name: string;
  /** So many times … */
  points: number;
  /** … in so many seconds. */
  duration: number;
}

/** The limiter of a limit: always the same one for the same name. */
export type Limiters = (limit: Limit) => RateLimiterAbstract;

const TABLE = 'access_limits';

/** Counts in this process: for a CMS that is the only one on its database. */
export function limitersInMemory(): Limiters {
  return once(({ name, ...limit }) => new RateLimiterMemory({ ...limit, keyPrefix: name }));
}

/** Counts in PostgreSQL, where all instances of the CMS see it and a restart forgets nothing. */
export async function limitersInPostgres(strapi: Core.Strapi): Promise<Limiters> {
  const store = { storeClient: strapi.db.connection, storeType: 'knex', tableName: TABLE };
  await makeTable(store);
  return once(
    ({ name, ...limit }) =>
      new RateLimiterPostgres({
        ...limit,
        ...store,
        keyPrefix: name,
        tableCreated: true,
        clearExpiredByTimeout: false,
      }),
  );
}

/** One more limiter, which nothing counts with: it makes the table of all, and removes what has expired from time to time. */
function makeTable(store: { storeClient: unknown; storeType: string; tableName: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    new RateLimiterPostgres({ ...store, points: 1, duration: 1, keyPrefix: 'table' }, (fault?: unknown) =>
      fault ? reject(fault) : resolve(),
    );
  });
}

/** Counts one more; 0 when it may go on, otherwise after how many seconds the next one may. */
export async function secondsToWait(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}

function once(create: (limit: Limit) => RateLimiterAbstract): Limiters {
  const made = new Map<string, RateLimiterAbstract>();
  return (limit) => {
    const limiter = made.get(limit.name) ?? create(limit);
    made.set(limit.name, limiter);
    return limiter;
  };
}
