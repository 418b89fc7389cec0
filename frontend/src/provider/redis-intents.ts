import type { IntentId, IntentStore } from '@vitrina/ordering';
import type { Redis } from 'ioredis';

/** Longer than the longest order: a holder that died frees its intent after this. */
const LOCK_MS = 60_000;
const NOTE_SECONDS = 15 * 60;
const POLL_MS = 75;

/** Deletes the lock only while it is still ours. */
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/**
 * Intents of several site instances. When Redis is away, work goes on under this process's own lock: the search for
 * what an intent has already made still stands between a visitor and a second server.
 */
export function createRedisIntents(redis: Redis, fallback: IntentStore): IntentStore {
  return {
    exclusively: (id, work) =>
      fallback.exclusively(id, async () => {
        const release = await acquire(redis, id);
        try {
          return await work();
        } finally {
          await release();
        }
      }),
    async remember(id, note) {
      await fallback.remember(id, note);
      await redis.set(noteKey(id), note, 'EX', NOTE_SECONDS).catch(() => undefined);
    },
    async recall(id) {
      const shared = await redis.get(noteKey(id)).catch(() => null);
      return shared ?? fallback.recall(id);
    },
  };
}

async function acquire(redis: Redis, id: IntentId): Promise<() => Promise<void>> {
  const token = crypto.randomUUID();
  const deadline = Date.now() + LOCK_MS;
  while (Date.now() < deadline) {
    const answer = await redis.set(lockKey(id), token, 'PX', LOCK_MS, 'NX').catch(() => 'away' as const);
    if (answer === 'away') return async () => undefined;
    if (answer === 'OK')
      return async () => void (await redis.eval(RELEASE, 1, lockKey(id), token).catch(() => 0));
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return async () => undefined;
}

function lockKey(id: IntentId): string {
  return `vitrina:intent:${id}:lock`;
}

function noteKey(id: IntentId): string {
  return `vitrina:intent:${id}:note`;
}
