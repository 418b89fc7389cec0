import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AWAY, askRedis } from '~/storage/ask-redis';
import { sharedRedis } from '~/storage/shared-redis';

export interface Limit {
  /** So many times … */
  points: number;
  /** … in so many seconds, from the first time on. */
  duration: number;
  /** Keeps this limit apart from the others. */
  name: string;
}

export interface Limiter {
  /** Counts one more; false when it is one too many. */
  admits: (key: string) => Promise<boolean>;
  /** The same: for how many milliseconds it is one too many, 0 when it is not. */
  waitFor: (key: string) => Promise<number>;
  /** For how long the next one will be one too many, 0 when it will not; counts nothing. */
  remainingWait: (key: string) => Promise<number>;
  /** Takes back one that was counted and should not count. */
  giveBack: (key: string) => Promise<void>;
  forget: (key: string) => Promise<void>;
}

/**
 * Counts what may be done only so often. Shared by all instances where there is a Redis; when that is away each counts for
 * itself, and when it hangs it costs one second, however many limits are asked.
 */
export function createLimiter({ points, duration, name }: Limit): Limiter {
  const memory = new RateLimiterMemory({ points, duration, keyPrefix: name });
  const redis = sharedRedis();
  const shared =
    redis && new RateLimiterRedis({ points, duration, keyPrefix: `vitrina:${name}`, storeClient: redis });

  const count = async <Value>(on: (limiter: RateLimiterMemory | RateLimiterRedis) => Promise<Value>) => {
    const answer = redis && shared ? await askRedis(redis, () => admitted(on(shared))) : AWAY;
    return answer === AWAY ? admitted(on(memory)) : answer;
  };
  const waitFor = async (key: string): Promise<number> => {
    const refusal = await count((limiter) => limiter.consume(key));
    // A key may have lost its time while it was counted; who is refused waits for a while all the same.
    return refusal instanceof RateLimiterRes && refusal.consumedPoints > points
      ? Math.max(1, refusal.msBeforeNext)
      : 0;
  };
  const remainingWait = async (key: string): Promise<number> => {
    const counted = await count((limiter) => limiter.get(key));
    return counted && counted.consumedPoints >= points ? Math.max(1, counted.msBeforeNext) : 0;
  };
  return {
    waitFor,
    remainingWait,
    admits: async (key) => (await waitFor(key)) === 0,
    giveBack: async (key) => void (await count((limiter) => limiter.reward(key))),
    forget: async (key) => void (await count((limiter) => limiter.delete(key))),
  };
}

/** The library throws the answer 'too many'; here it is an answer like the other. */
function admitted<Value>(answer: Promise<Value>): Promise<Value | RateLimiterRes> {
  return answer.catch((error: unknown) => {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  });
}
