import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { sharedRedis } from './shared-redis';

export interface Limit {
  /** So many times … */
  points: number;
  /** … in so many seconds. */
  duration: number;
  /** Keeps this limit apart from the others. */
  name: string;
}

export interface Limiter {
  /** Counts one more; false when it is one too many. */
  admits: (key: string) => Promise<boolean>;
  forget: (key: string) => Promise<void>;
}

/** Counts what may be done only so often. Shared by all instances where there is a Redis; when that is away, each counts for itself. */
export function createLimiter({ points, duration, name }: Limit): Limiter {
  const memory = new RateLimiterMemory({ points, duration, keyPrefix: name });
  const redis = sharedRedis();
  const limiter = redis
    ? new RateLimiterRedis({
        ...{ points, duration, keyPrefix: `vitrina:${name}` },
        ...{ storeClient: redis, insuranceLimiter: memory },
      })
    : memory;
  return {
    async admits(key) {
      try {
        await limiter.consume(key);
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}
