import 'server-only';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { sharedRedis } from './shared-redis';

const TRIES = { points: 10, duration: 5 * 60 };

let limiter: RateLimiterMemory | RateLimiterRedis | undefined;

/**
 * Whether one more try to log in under this name is allowed: ten in five minutes. It counts by name and not by
 * address, because an address can be made up by whoever guesses passwords.
 */
export async function mayTryToLogIn(username: string): Promise<boolean> {
  try {
    await openLimiter().consume(keyOf(username));
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

/** Whoever has logged in has proved not to be guessing. */
export async function forgetTriesToLogIn(username: string): Promise<void> {
  await openLimiter().delete(keyOf(username));
}

function keyOf(username: string): string {
  return username.trim().toLowerCase();
}

/** Shared by all instances where there is a Redis; when that is away, each counts for itself. */
function openLimiter(): RateLimiterMemory | RateLimiterRedis {
  limiter ??= createLimiter();
  return limiter;
}

function createLimiter(): RateLimiterMemory | RateLimiterRedis {
  const memory = new RateLimiterMemory(TRIES);
  const redis = sharedRedis();
  if (!redis) return memory;
  return new RateLimiterRedis({
    ...TRIES,
    storeClient: redis,
    keyPrefix: 'vitrina:login',
    insuranceLimiter: memory,
  });
}
