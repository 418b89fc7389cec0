import 'server-only';
import { createMemoryIntents, type IntentStore } from '@vitrina/ordering';
import { env } from '~/env';
import { log } from '~/log';
import { openDiskIntents } from './disk-intents';
import { createRedisIntents } from './redis-intents';
import { sharedRedis } from './shared-redis';

let store: IntentStore | undefined;

/**
 * The intents of this site: in Redis when several instances share them. What an instance has to itself, without Redis
 * or while Redis is away, is kept on its disk where it has a folder for it, and in memory otherwise.
 */
export function intents(): IntentStore {
  store ??= openStore();
  return store;
}

function openStore(): IntentStore {
  const redis = sharedRedis();
  const own = openOwn();
  return redis ? createRedisIntents(redis, own) : own;
}

function openOwn(): IntentStore {
  const memory = createMemoryIntents();
  const { STATE_DIR, SESSION_SECRET } = env();
  if (!STATE_DIR) return memory;
  try {
    return openDiskIntents({
      folder: STATE_DIR,
      secret: SESSION_SECRET,
      fallback: memory,
      onTrouble: logTrouble,
    });
  } catch (error) {
    logTrouble(error);
    return memory;
  }
}

function logTrouble(error: unknown): void {
  log.error({ err: error }, 'intents cannot be kept on disk: those of a process that is killed now are lost');
}
