import { describe, expect, test, vi } from 'vitest';
import { openRedisLine, redisMissing } from '~/testing/redis-line';
import { AWAY, askRedis } from './ask-redis';

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent';
});

const skipped = await redisMissing();

describe.skipIf(skipped)(`a question to Redis${skipped ? ` (${skipped})` : ''}`, () => {
  test('is answered, also before the first connection stands', async () => {
    const line = await openRedisLine();
    const redis = (await line.connect()).duplicate();
    redis.on('error', () => undefined);
    expect(redis.status).not.toBe('ready');
    expect(await askRedis(redis, () => redis.set('a', '1'))).toBe('OK');
    redis.disconnect();
  });

  test('that is not answered is the last for three seconds, unless it is urgent', async () => {
    const line = await openRedisLine();
    const redis = await line.connect();
    let now = 0;
    let sent = 0;
    const ask = (isUrgent = false) =>
      askRedis(
        redis,
        () => {
          sent += 1;
          return redis.ping();
        },
        { isUrgent, now: () => now },
      );
    line.hang();
    expect([await ask(), sent]).toEqual([AWAY, 1]);
    now = 2_999;
    expect([await ask(), sent]).toEqual([AWAY, 1]);
    expect([await ask(true), sent]).toEqual([AWAY, 2]);
    line.resume();
    now = 2_999 + 2_999;
    expect([await ask(), sent]).toEqual([AWAY, 2]);
    now = 2_999 + 3_000;
    expect([await ask(), sent]).toEqual(['PONG', 3]);
  });

  test('whose line is cut is not waited for', async () => {
    const line = await openRedisLine();
    const redis = await line.connect(60_000);
    await line.down();
    expect(await askRedis(redis, () => redis.ping())).toBe(AWAY);
  });
});
