import { Redis } from 'ioredis';
import { env } from '~/env';
import { log } from '~/log';

let redis: Redis | undefined;

/** What site instances share, or `undefined` for a single one. Every command answers or fails within a second. */
export function sharedRedis(): Redis | undefined {
  const { REDIS_URL } = env();
  if (!REDIS_URL) return undefined;
  redis ??= connect(REDIS_URL);
  return redis;
}

function connect(url: string): Redis {
  const connection = new Redis(url, {
    commandTimeout: 1_000,
    connectTimeout: 1_000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  connection.on('error', (error) =>
    log.warn({ err: error }, 'Redis is away, this process goes on by itself'),
  );
  return connection;
}
