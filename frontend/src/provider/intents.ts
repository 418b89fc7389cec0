import 'server-only';
import { createMemoryIntents, type IntentStore } from '@vitrina/ordering';
import { Redis } from 'ioredis';
import { env } from '~/env';
import { log } from '~/log';
import { createRedisIntents } from './redis-intents';

let store: IntentStore | undefined;

/** The intents of this site: in Redis when several instances share them, in memory otherwise. */
export function intents(): IntentStore {
  store ??= openStore();
  return store;
}

function openStore(): IntentStore {
  const { REDIS_URL } = env();
  const memory = createMemoryIntents();
  if (!REDIS_URL) return memory;
  const redis = new Redis(REDIS_URL, {
    commandTimeout: 1_000,
    connectTimeout: 1_000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  redis.on('error', (error) => log.warn({ err: error }, 'Redis is away, intents are kept in this process'));
  return createRedisIntents(redis, memory);
}
