import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newProcess } from '~/testing/new-process';
import { openRedisLine, redisMissing } from '~/testing/redis-line';
import { stubEnv } from '~/testing/stub-env';

const LIMIT = { points: 2, duration: 60, name: 'test' };
const skipped = await redisMissing();

beforeEach(stubEnv);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('a limit of one instance', () => {
  test('says how long the next one has to wait, and begins anew after that', async () => {
    vi.useFakeTimers();
    const limiter = await open();
    expect(await counts(limiter, 'a', 2)).toEqual([0, 0]);
    vi.advanceTimersByTime(20_000);
    expect(await limiter.remainingWait('a')).toBe(40_000);
    expect(await limiter.waitFor('a')).toBe(40_000);
    expect([await limiter.admits('a'), await limiter.admits('b')]).toEqual([false, true]);
    vi.advanceTimersByTime(40_000);
    expect(await limiter.remainingWait('a')).toBe(0);
    expect(await limiter.admits('a')).toBe(true);
  });

  test('counts what is asked at once, and not what is given back', async () => {
    const limiter = await open();
    const admitted = await Promise.all(['a', 'a', 'a', 'a', 'a'].map(limiter.admits));
    expect(admitted.filter(Boolean)).toHaveLength(2);
    await limiter.forget('a');
    for (let round = 0; round < 5; round += 1) {
      expect(await limiter.admits('a')).toBe(true);
      await limiter.giveBack('a');
    }
    expect(await counts(limiter, 'a', 2)).toEqual([0, 0]);
    expect(await limiter.admits('a')).toBe(false);
  });
});

describe.skipIf(skipped)(`a limit of several instances${skipped ? ` (${skipped})` : ''}`, () => {
  test('is counted together', async () => {
    const line = await openRedisLine();
    const [first, second] = [await open(line.url), await open(line.url)];
    expect([await first.admits('a'), await second.admits('a')]).toEqual([true, true]);
    expect([await first.admits('a'), await second.admits('a')]).toEqual([false, false]);
    expect(await second.remainingWait('a')).toBeGreaterThan(0);
    await first.forget('a');
    expect(await second.admits('a')).toBe(true);
    await second.giveBack('a');
    expect(await counts(first, 'a', 2)).toEqual([0, 0]);
  });

  test.each(['hang', 'down'] as const)('is each one’s own while Redis is away (%s)', async (fault) => {
    const line = await openRedisLine();
    const limiter = await open(line.url);
    await counts(limiter, 'a', 2);
    await line[fault]();
    expect((await counts(limiter, 'a', 3)).map((wait) => wait > 0)).toEqual([false, false, true]);
  });

  test('costs one unanswered command of a Redis that hangs, however many are asked', async () => {
    const line = await openRedisLine();
    const limiter = await open(line.url);
    const { sharedRedis } = await import('~/storage/shared-redis');
    await limiter.admits('a');
    line.hang();
    const commands = vi.spyOn(sharedRedis() ?? fail(), 'sendCommand');
    for (let asked = 0; asked < 10; asked += 1) await limiter.admits(`key ${asked}`);
    expect(commands).toHaveBeenCalledTimes(1);
  });
});

function fail(): never {
  throw new Error('There is no Redis');
}

async function open(redisUrl?: string) {
  newProcess();
  vi.stubEnv('REDIS_URL', redisUrl);
  const { createLimiter } = await import('./limiter');
  return createLimiter(LIMIT);
}

async function counts(limiter: { waitFor: (key: string) => Promise<number> }, key: string, times: number) {
  const waits: number[] = [];
  for (let count = 0; count < times; count += 1) waits.push(await limiter.waitFor(key));
  return waits;
}
