import { createMemoryIntents, type IntentStore, type MakerMark } from '@vitrina/ordering';
import { Pool } from 'pg';
import { gaugeKeeper } from '~/observability/gauges';
import { env } from '~/runtime/env';
import { log } from '~/runtime/log';
import { processWide } from '~/runtime/process-wide';
import { openDiskIntents } from './disk-intents';
import { instanceMark } from './instance-mark';
import type { Keeper } from './keeper';
import { createPostgresKeeper } from './postgres-keeper';
import { createRedisKeeper } from './redis-keeper';
import { createSharedIntents, PATIENCE_MS } from './shared-intents';
import { sharedRedis } from './shared-redis';

/** Longer than any answer of a database that is well, and short enough for both keepers to be hung at once. */
const DATABASE_TIMEOUT_MS = 700;

interface Intents {
  store: IntentStore;
  keepers: readonly Keeper[];
  self: () => Promise<MakerMark>;
}

/**
 * The intents of this site. Several instances share keepers: Redis, PostgreSQL or both. What an instance has to itself,
 * without them or while they are away, is kept on its disk where it has a folder for it, and in memory otherwise.
 */
export function intents(): IntentStore {
  return opened().store;
}

/** To whom an intent that is made now belongs: to nobody while instances can be kept apart, else to this one alone. */
export async function makerOfNewIntents(): Promise<MakerMark | undefined> {
  const { keepers, self } = opened();
  if (keepers.length === 0) return undefined;
  const answers = await Promise.all(keepers.map((keeper) => keeper.isThere()));
  return answers.includes(true) ? undefined : self();
}

function opened(): Intents {
  return processWide('intents', open);
}

function open(): Intents {
  const own = openOwn();
  const keepers = openKeepers();
  const self = instanceMark(own);
  for (const { name, isThere } of keepers) gaugeKeeper(name, isThere);
  return { keepers, self, store: keepers.length > 0 ? createSharedIntents({ keepers, own, self }) : own };
}

function openKeepers(): Keeper[] {
  const { ORDERS_DATABASE_URL, SESSION_SECRET } = env();
  const redis = sharedRedis();
  return [
    ...(redis ? [createRedisKeeper(redis)] : []),
    ...(ORDERS_DATABASE_URL
      ? [createPostgresKeeper({ pool: openPool(ORDERS_DATABASE_URL), secret: SESSION_SECRET })]
      : []),
  ];
}

function openPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: DATABASE_TIMEOUT_MS,
    query_timeout: DATABASE_TIMEOUT_MS,
    statement_timeout: DATABASE_TIMEOUT_MS,
    application_name: 'vitrina-site',
    allowExitOnIdle: true,
  });
  // Without a listener a connection that breaks while nobody uses it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a connection to PostgreSQL broke'));
  return pool;
}

function openOwn(): IntentStore {
  const memory = createMemoryIntents({ patienceMs: PATIENCE_MS });
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
