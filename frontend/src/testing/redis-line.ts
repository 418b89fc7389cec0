import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import { openTcpGate } from './tcp-gate';

export const REDIS_URL = new URL(process.env.REDIS_TEST_URL ?? 'redis://127.0.0.1:6379');

/** Why tests that need Redis are left out, or `undefined` when they run. */
export async function redisMissing(): Promise<string | undefined> {
  // On a developer's machine Redis is a choice; where every change is judged its absence is a failure.
  return (await answersRedis()) || process.env.CI ? undefined : `skipped: no Redis at ${REDIS_URL}`;
}

export async function answersRedis(): Promise<boolean> {
  const redis = new Redis(REDIS_URL.href, {
    ...{ lazyConnect: true, retryStrategy: () => null, connectTimeout: 1_000 },
  });
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

/**
 * A line to the real Redis for one test, which can be made to hang (connected, without an answer) or be cut, while others
 * go on using Redis. Keys of connections over it are the test's own and gone with it.
 */
export async function openRedisLine() {
  const { port, hang, resume, down, up, close } = await openTcpGate({
    ...{ host: REDIS_URL.hostname, port: Number(REDIS_URL.port || 6379) },
  });
  const prefix = `line-${crypto.randomUUID()}:`;
  const url = `redis://127.0.0.1:${port}`;
  const clients: Redis[] = [];
  const forget = async () => {
    const direct = new Redis(REDIS_URL.href);
    for await (const keys of direct.scanStream({ match: `${prefix}*`, count: 1_000 }))
      if (keys.length > 0) await direct.del(...keys);
    direct.disconnect();
  };
  onTestFinished(async () => {
    for (const client of clients) client.disconnect();
    await forget();
    await close();
  });
  return {
    /** For `REDIS_URL` of a site. */
    url: `${url}?${new URLSearchParams({ keyPrefix: prefix })}`,
    /** As the site connects, and connected. `timeout`: a test need not wait a whole second. */
    connect: async (timeout = 200): Promise<Redis> => {
      const redis = new Redis(url, {
        ...{ keyPrefix: prefix, commandTimeout: timeout, connectTimeout: timeout },
        ...{ maxRetriesPerRequest: 0, enableOfflineQueue: false, retryStrategy: () => 20 },
      });
      redis.on('error', () => undefined);
      clients.push(redis);
      if (redis.status !== 'ready') await new Promise((resolve) => redis.once('ready', resolve));
      return redis;
    },
    ...{ hang, resume, down, up },
    /** Forgets all of the test's keys, as a Redis that was started anew without its file. */
    forget,
  };
}
