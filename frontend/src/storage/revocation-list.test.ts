import type { Redis } from 'ioredis';
import { describe, expect, test, vi } from 'vitest';
import { openRedisLine, redisMissing } from '~/testing/redis-line';
import { createMemoryRevocations } from './own-revocations';
import { createRevocationList } from './revocation-list';

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent';
});

const skipped = await redisMissing();
const HOUR = 3_600_000;

test('an instance without Redis knows what it has ended, for as long as it must', async () => {
  let now = 1_000;
  const list = createRevocationList({ own: createMemoryRevocations(), redis: undefined, now: () => now });
  await list.revoke('a', 2_000);
  expect([await list.standingOf('a'), await list.standingOf('b')]).toEqual(['revoked', 'valid']);
  now = 2_000;
  expect(await list.standingOf('a')).toBe('valid');
});

describe.skipIf(skipped)(`sessions ended for all instances${skipped ? ` (${skipped})` : ''}`, () => {
  test('a session that ends at one instance has ended at the other, and Redis forgets it in time', async () => {
    const { lists, redis } = await twoInstances();
    await lists[0].revoke('a', Date.now() + HOUR);
    expect([await lists[1].standingOf('a'), await lists[1].standingOf('b')]).toEqual(['revoked', 'valid']);
    const kept = await redis.pttl('vitrina:revoked:a');
    expect(kept).toBeGreaterThan(HOUR - 60_000);
    expect(kept).toBeLessThanOrEqual(HOUR);
  });

  test.each(['hang', 'down'] as const)(
    'when Redis is away (%s) what this instance has ended or seen ended stays so, the rest nobody knows',
    async (fault) => {
      const { lists, line } = await twoInstances();
      await lists[0].revoke('seen', Date.now() + HOUR);
      await lists[0].revoke('unseen', Date.now() + HOUR);
      await lists[1].revoke('own', Date.now() + HOUR);
      await lists[1].standingOf('seen');
      await line[fault]();
      await lists[1].revoke('meanwhile', Date.now() + HOUR);
      const standings = ['seen', 'own', 'meanwhile', 'unseen', 'nobody’s'].map((id) =>
        lists[1].standingOf(id),
      );
      expect(await Promise.all(standings)).toEqual(['revoked', 'revoked', 'revoked', 'unknown', 'unknown']);
    },
  );

  test.each([
    ['hang', 'resume'],
    ['down', 'up'],
  ] as const)('what was ended while Redis was away (%s) is told when it is back', async (fault, mended) => {
    const { lists, line, sites } = await twoInstances();
    await line[fault]();
    await lists[0].revoke('a', Date.now() + HOUR);
    await line[mended]();
    await answersAgain(sites[1]);
    await expect.poll(() => lists[1].standingOf('a')).toBe('revoked');
  });

  test('a Redis that writes nothing for a moment, as a replica before it takes over, is told again', async () => {
    const { lists, sites } = await twoInstances();
    vi.spyOn(sites[0], 'set')
      .mockRejectedValueOnce(new Error('READONLY'))
      .mockRejectedValueOnce(new Error('READONLY'));
    await lists[0].revoke('a', Date.now() + HOUR);
    expect(await lists[1].standingOf('a')).toBe('valid');
    await expect.poll(() => lists[1].standingOf('a')).toBe('revoked');
  });

  test('a Redis that has lost its data is told again what each instance has ended', async () => {
    const { lists, line, sites } = await twoInstances();
    await lists[0].revoke('a', Date.now() + HOUR);
    await line.down();
    await line.forget();
    await line.up();
    await answersAgain(sites[1]);
    await expect.poll(() => lists[1].standingOf('a')).toBe('revoked');
  });

  test('very many are told a few at a time, so that Redis can answer', async () => {
    const { lists, line, sites } = await twoInstances();
    await line.down();
    const ids = Array.from({ length: 1_000 }, (_, number) => `session-${number}`);
    await Promise.all(ids.map((id) => lists[0].revoke(id, Date.now() + HOUR)));
    let [waiting, most] = [0, 0];
    const set = sites[0].set.bind(sites[0]);
    vi.spyOn(sites[0], 'set').mockImplementation((...command: Parameters<typeof set>) => {
      waiting += 1;
      most = Math.max(most, waiting);
      return set(...command).finally(() => (waiting -= 1));
    });
    await line.up();
    await answersAgain(sites[1]);
    await vi.waitFor(async () => {
      const standings = await Promise.all(ids.map((id) => lists[1].standingOf(id)));
      expect(standings.every((standing) => standing === 'revoked')).toBe(true);
    }, 20_000);
    expect(most).toBeLessThanOrEqual(200);
  }, 30_000);

  test('an instance that starts tells what it has kept on its disk', async () => {
    const line = await openRedisLine();
    const own = createMemoryRevocations();
    own.add('a', Date.now() + HOUR, Date.now());
    createRevocationList({ own, redis: await line.connect() });
    const other = createRevocationList({ own: createMemoryRevocations(), redis: await line.connect() });
    await expect.poll(() => other.standingOf('a')).toBe('revoked');
  });
});

async function twoInstances() {
  const line = await openRedisLine();
  const sites = [await line.connect(), await line.connect()] as const;
  const lists = sites.map((redis) => createRevocationList({ own: createMemoryRevocations(), redis }));
  const [first, second] = lists;
  if (!first || !second) throw new Error('There are two');
  return { line, sites, lists: [first, second] as const, redis: await line.connect() };
}

async function answersAgain(redis: Redis): Promise<void> {
  await expect.poll(() => redis.ping()).toBe('PONG');
}
