import 'server-only';
import { createMemoryIntents, type IntentStore } from '@vitrina/ordering';
import { createRedisIntents } from './redis-intents';
import { sharedRedis } from './shared-redis';

let store: IntentStore | undefined;

/** The intents of this site: in Redis when several instances share them, in memory otherwise. */
export function intents(): IntentStore {
  store ??= openStore();
  return store;
}

function openStore(): IntentStore {
  const redis = sharedRedis();
  const memory = createMemoryIntents();
  return redis ? createRedisIntents(redis, memory) : memory;
}
