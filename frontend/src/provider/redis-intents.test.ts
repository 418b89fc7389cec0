import {
  createMemoryIntents,
  IntentHeld,
  type IntentId,
  type IntentStore,
  newIntentId,
} from '@vitrina/ordering';
import { Redis } from 'ioredis';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
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

    test('work holds a lock that frees itself soon should the instance die, and gives it back when done', async () => {
      const { instances, id, redis } = await twoInstances();
      const lifetime = await instances[0].exclusively(id, () => redis.pttl(lockOf(id)));
      // Longer than the time between two renewals, with some to spare.
      expect(lifetime).toBeGreaterThan(10_000);
      expect(lifetime).toBeLessThanOrEqual(15_000);
      expect(await redis.exists(lockOf(id))).toBe(0);
    });

    test('a lock is renewed for as long as its work runs, and not after', async () => {
      const { instances, id, redis } = await twoInstances();
      const ticks = fakeIntervals();
      await instances[0].exclusively(id, async () => {
        for (let renewal = 0; renewal < 3; renewal += 1) {
          await redis.pexpire(lockOf(id), 1_000);
          ticks.pass(5_000);
          expect(await redis.pttl(lockOf(id))).toBeGreaterThan(10_000);
        }
      });
      expect(ticks.running()).toBe(0);
    });

    test('the lock of somebody else is not renewed', async () => {
      const { instances, id, redis } = await twoInstances();
      const ticks = fakeIntervals();
      await instances[0].exclusively(id, async () => {
        await redis.set(lockOf(id), 'of somebody else', 'PX', 3_000);
        ticks.pass(5_000);
        expect(await redis.pttl(lockOf(id))).toBeLessThanOrEqual(3_000);
      });
    });

    test('an instance that died holds its intent only until its lock runs out', async () => {
      const { instances, id, redis } = await twoInstances();
      await redis.set(lockOf(id), 'of a dead instance', 'PX', 250);
      const holder = await instances[0].exclusively(id, () => redis.get(lockOf(id)));
      expect(holder).toEqual(expect.any(String));
      expect(holder).not.toBe('of a dead instance');
    });

    test('an intent that somebody else does not let go is held: its work is not done, the lock stays', async () => {
      const { instances, id, redis } = await twoInstances();
      await redis.set(lockOf(id), 'of somebody else', 'PX', 60_000);
      let isDone = false;
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const held = instances[0].exclusively(id, async () => {
        isDone = true;
      });
      const refused = expect(held).rejects.toThrow(IntentHeld);
      // When this is answered the instance is waiting.
      await redis.ping();
      vi.setSystemTime(Date.now() + 46_000);
      await refused;
      expect(isDone).toBe(false);
      expect(await redis.get(lockOf(id))).toBe('of somebody else');
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

    test.each([1, 120, 86_400])(
      'a note of %i s is read by the other instance, and kept so long',
      async (seconds) => {
        const { instances, key, redis } = await twoInstances();
        await instances[0].remember(key, 'made by the first', seconds);
        expect(await instances[1].recall(key)).toBe('made by the first');
        expect(await instances[1].recall(`${key}0`)).toBeUndefined();
        const lifetime = await redis.pttl(noteOf(key));
        expect(lifetime).toBeGreaterThan(seconds * 1000 - 1_000);
        expect(lifetime).toBeLessThanOrEqual(seconds * 1000);
      },
    );

    test('one answer that is missed is not taken for a Redis that is away: the note of the other is read', async () => {
      const { instances, sites, key } = await twoInstances();
      await instances[0].remember(key, 'made by the first', 60);
      const busy = createRedisIntents(missingFirstAnswers(sites[1]), createMemoryIntents());
      expect(await busy.recall(key)).toBe('made by the first');
    });

    test('a lock whose answer was missed is held all the same, and kept from the other', async () => {
      const { instances, sites, id } = await twoInstances();
      const busy = createRedisIntents(missingFirstAnswers(sites[1]), createMemoryIntents());
      let inside = 0;
      let most = 0;
      const work = async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setTimeout(resolve, 100));
        inside -= 1;
      };
      await Promise.all([busy.exclusively(id, work), instances[0].exclusively(id, work)]);
      expect(most).toBe(1);
    });

    test('a note that is forgotten is gone for both instances', async () => {
      const { instances, key } = await twoInstances();
      await instances[0].remember(key, 'made by the first', 60);
      await instances[0].forget(key);
      for (const site of instances) expect(await site.recall(key)).toBeUndefined();
    });

    test('a note outlives Redis in the instance that made it', async () => {
      const { instances, key, sites } = await twoInstances();
      await instances[0].remember(key, 'made by the first', 60);
      for (const site of sites) site.disconnect();
      expect(await instances[0].recall(key)).toBe('made by the first');
    });
  },
);

/** Two instances of the site and one intent of their own, whose keys are gone when the test is. */
async function twoInstances() {
  const sites = [connect(), connect()] as const;
  const redis = new Redis(REDIS_URL);
  const id = newIntentId();
  const key = `sent:${id}`;
  onTestFinished(async () => {
    await redis.del(lockOf(id), noteOf(key));
    for (const client of [...sites, redis]) client.disconnect();
  });
  const instances: [IntentStore, IntentStore] = [
    createRedisIntents(sites[0], createMemoryIntents()),
    createRedisIntents(sites[1], createMemoryIntents()),
  ];
  return { instances, id, key, redis, sites };
}

/** As the site connects: a command before the first connection fails, unless it is waited for. */
function connect(): Redis {
  return new Redis(REDIS_URL, { maxRetriesPerRequest: 0, enableOfflineQueue: false });
}

/** A connection of a process that is so busy that it misses the first answer to each kind of command: the work is done. */
function missingFirstAnswers(redis: Redis): Redis {
  const missed = new Set<string>();
  const missing =
    <Arguments extends unknown[], Value>(name: string, command: (...given: Arguments) => Promise<Value>) =>
    async (...given: Arguments): Promise<Value> => {
      const answer = await command.apply(redis, given);
      if (missed.has(name)) return answer;
      missed.add(name);
      throw new Error('Command timed out');
    };
  return Object.assign(Object.create(redis), {
    get: missing('get', redis.get),
    set: missing('set', redis.set),
    eval: missing('eval', redis.eval),
  });
}

/** Intervals that pass when the test says so. */
function fakeIntervals() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  return {
    pass: (milliseconds: number) => void vi.advanceTimersByTime(milliseconds),
    running: () => vi.getTimerCount(),
  };
}

function lockOf(id: IntentId): string {
  return `vitrina:lock:${id}`;
}

function noteOf(key: string): string {
  return `vitrina:note:${key}`;
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
