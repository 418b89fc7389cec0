import { IntentHeld, type IntentStore } from '@vitrina/ordering';
import type { Redis } from 'ioredis';
import { log } from '~/log';

/** A holder that died frees its intent after this; one that lives renews its lock in time. */
const LOCK_MS = 15_000;
const RENEW_MS = 5_000;
/** How long a second try waits for the first before it gives up. */
const PATIENCE_MS = 45_000;
const POLL_MS = 75;
const FIRST_CONNECTION_MS = 1_000;

/** Takes the lock, or finds it taken by an earlier try whose answer was missed. */
const ACQUIRE = `if redis.call('get', KEYS[1]) == ARGV[1] then return 1 end
if redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2], 'NX') then return 1 end return 0`;
/** Both act only while the lock is still ours. */
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;
const RENEW = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`;

/**
 * Intents of several site instances. When Redis is away, work goes on under this process's own lock: the search for
 * what an intent has already made still stands between a visitor and a second server.
 */
export function createRedisIntents(redis: Redis, fallback: IntentStore): IntentStore {
  const opened = firstConnection(redis);
  return {
    exclusively: (id, work) =>
      fallback.exclusively(id, async () => {
        await opened;
        return withLock(redis, `vitrina:lock:${id}`, work);
      }),
    async remember(key, note, seconds) {
      await Promise.all([opened, fallback.remember(key, note, seconds)]);
      await surely(redis, () => redis.set(noteKey(key), note, 'EX', seconds));
    },
    async recall(key) {
      await opened;
      const shared = await surely(redis, () => redis.get(noteKey(key)));
      return shared ?? fallback.recall(key);
    },
    async forget(key) {
      await Promise.all([opened, fallback.forget(key)]);
      await surely(redis, () => redis.del(noteKey(key)));
    },
  };
}

/** A site that has just started must not take a Redis it is still connecting to for one that is away. */
async function firstConnection(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return;
  await new Promise<void>((resolve) => {
    redis.once('ready', resolve);
    redis.once('error', () => resolve());
    setTimeout(resolve, FIRST_CONNECTION_MS).unref();
  });
}

async function withLock<Value>(redis: Redis, key: string, work: () => Promise<Value>): Promise<Value> {
  const token = crypto.randomUUID();
  if ((await acquire(redis, key, token)) === 'away') return work();
  const renewal = setInterval(() => void redis.eval(RENEW, 1, key, token, LOCK_MS).catch(ignore), RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await redis.eval(RELEASE, 1, key, token).catch(ignore);
  }
}

async function acquire(redis: Redis, key: string, token: string): Promise<'held' | 'away'> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const answer = await surely(redis, () => redis.eval(ACQUIRE, 1, key, token, LOCK_MS));
    if (answer === undefined) return 'away';
    if (answer === 1) return 'held';
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new IntentHeld();
}

function noteKey(key: string): string {
  return `vitrina:note:${key}`;
}

/**
 * What Redis answers, or `undefined` when it is away. A process that is busy for a second misses an answer that came in
 * time, and must not take Redis for away because of it: every command is one that may be sent twice.
 */
async function surely<Value>(redis: Redis, command: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await command();
  } catch {
    if (redis.status !== 'ready') return undefined;
    return command().catch((error: unknown) => {
      log.warn({ err: error }, 'Redis does not answer, this process goes on by itself');
      return undefined;
    });
  }
}

/** What Redis does not do is done by the fallback; the connection's own error handler has logged it. */
function ignore(): undefined {
  return undefined;
}
