import { Redis } from 'ioredis';
import { gaugeKeeper } from '~/observability/gauges';
import { env } from '~/runtime/env';
import { log } from '~/runtime/log';
import { outsideRequests } from '~/runtime/outside-requests';
import { processWide } from '~/runtime/process-wide';

/** A site that has just started must not take a Redis it is still connecting to for one that is away. */
export const FIRST_CONNECTION_MS = 1_000;

/** What site instances share, or `undefined` for a single one. Every command answers or fails within half a second. */
export function sharedRedis(): Redis | undefined {
  const { REDIS_URL } = env();
  // Its troubles are those of the process, whoever happens to need it first.
  return REDIS_URL ? processWide('redis', () => outsideRequests(() => connect(REDIS_URL))) : undefined;
}

/** Waits until a connection can be used, is refused, or has taken too long. */
export async function readyWithin(redis: Redis, milliseconds: number): Promise<void> {
  if (redis.status === 'ready') return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(settle, milliseconds);
    for (const event of ['ready', 'error']) redis.once(event, settle);
    function settle() {
      clearTimeout(timer);
      for (const event of ['ready', 'error']) redis.off(event, settle);
      resolve();
    }
  });
}

function connect(url: string): Redis {
  const connection = new Redis(url, {
    commandTimeout: 400,
    connectTimeout: 1_000,
    // A server that hangs keeps its connections: this one is given up, so that commands fail at once until a new one is ready.
    socketTimeout: 1_000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  // Every question that waits for a new connection listens for it.
  connection.setMaxListeners(0);
  connection.on('error', (error) =>
    log.warn({ err: error }, 'Redis is away, this process goes on by itself'),
  );
  gaugeKeeper('Redis', async () => (await connection.ping()) === 'PONG');
  return connection;
}
