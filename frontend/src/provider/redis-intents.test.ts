import { createMemoryIntents, type IntentId, type IntentStore, newIntentId } from '@vitrina/ordering';
import { Redis } from 'ioredis';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createRedisIntents } from './redis-intents';

const REDIS_URL = process.env.REDIS_TEST_URL ?? 'redis://127.0.0.1:6379';
const answers = await isThere(REDIS_URL);
// On a developer's machine Redis is a choice; where every change is judged its absence is a failure.
const isSkipped = !answers && !process.env.CI;

describe.skipIf(isSkipped)(
  `intents in Redis${isSkipped ? ` (skipped: no Redis at ${REDIS_URL})` : ''}`,
  () => {
    test('two instances of the site never work on one intent at the same time', async () => {
      const { instances, id, redis } = await twoInstances();
      let inside = 0;
      let most = 0;
      const work = async () => {
        inside += 1;
        most = Math.max(most, inside);
        for (let turn = 0; turn < 5; turn += 1) await redis.ping();
        inside -= 1;
      };
      await Promise.all([...instances, ...instances, ...instances].map((site) => site.exclusively(id, work)));
      expect(most).toBe(1);
    });

    test('different intents do not wait for each other', async () => {
      const { instances, id } = await twoInstances();
      const other = newIntentId();
      let meet: (word: string) => void = () => undefined;
      const meeting = new Promise<string>((resolve) => {
        meet = resolve;
      });
      // The first ends only when the second has run: one lock for both would never end.
      const first = instances[0].exclusively(id, () => meeting);
      await instances[1].exclusively(other, async () => meet('met'));
      expect(await first).toBe('met');
    });

    test('work holds a lock that frees itself should the instance die, and gives it back when done', async () => {
      const { instances, id, redis } = await twoInstances();
      const lifetime = await instances[0].exclusively(id, () => redis.pttl(lockOf(id)));
      expect(lifetime).toBeGreaterThan(30_000);
      expect(lifetime).toBeLessThanOrEqual(60_000);
      expect(await redis.exists(lockOf(id))).toBe(0);
    });

    test('work that fails gives the lock back too, and the other instance goes on', async () => {
      const { instances, id, redis } = await twoInstances();
      const failing = instances[0].exclusively(id, () => Promise.reject(new Error('broken')));
      await expect(failing).rejects.toThrow('broken');
      expect(await redis.exists(lockOf(id))).toBe(0);
      expect(await instances[1].exclusively(id, async () => 'done')).toBe('done');
    });

    test('work that outlived its lock does not take away that of the next', async () => {
      const { instances, id, redis } = await twoInstances();
      await instances[0].exclusively(id, () => redis.set(lockOf(id), 'of somebody else', 'PX', 5_000));
      expect(await redis.get(lockOf(id))).toBe('of somebody else');
    });

    test('a note of one instance is read by the other, for a quarter of an hour', async () => {
      const { instances, id, redis } = await twoInstances();
      await instances[0].remember(id, 'made by the first');
      expect(await instances[1].recall(id)).toBe('made by the first');
      expect(await instances[1].recall(newIntentId())).toBeUndefined();
      const seconds = await redis.ttl(noteOf(id));
      expect(seconds).toBeGreaterThan(14 * 60);
      expect(seconds).toBeLessThanOrEqual(15 * 60);
    });
  },
);

/** Two instances of the site and one intent of their own, whose keys are gone when the test is. */
async function twoInstances() {
  const clients = [connect(), connect()] as const;
  const [redis, other] = clients;
  const id = newIntentId();
  onTestFinished(async () => {
    await redis.del(lockOf(id), noteOf(id));
    for (const client of clients) client.disconnect();
  });
  const instances: [IntentStore, IntentStore] = [
    createRedisIntents(redis, createMemoryIntents()),
    createRedisIntents(other, createMemoryIntents()),
  ];
  return { instances, id, redis };
}

function connect(): Redis {
  return new Redis(REDIS_URL, { maxRetriesPerRequest: 0 });
}

function lockOf(id: IntentId): string {
  return `vitrina:intent:${id}:lock`;
}

function noteOf(id: IntentId): string {
  return `vitrina:intent:${id}:note`;
}

async function isThere(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 1_000 });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return (await redis.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}
