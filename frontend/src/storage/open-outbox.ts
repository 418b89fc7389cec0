import { env } from '~/runtime/env';
import { log } from '~/runtime/log';
import { openDiskOutbox } from './disk-outbox';
import { createLayeredOutbox, createMemoryOutbox, type Outbox } from './outbox';
import { createRedisOutbox } from './redis-outbox';
import { sharedRedis } from './shared-redis';

interface OutboxSettings {
  /** Under which it lies in Redis and on disk. */
  name: string;
  /** What waits, for the log: 'requests'. */
  what: string;
  /** What nothing else keeps is kept in memory: it may be lost with the process. Without it `keep` throws then. */
  mayBeLost: boolean;
}

/** Where things wait to be handed over: in Redis, which instances share, then on the disk of this one. */
export function openOutbox({ name, what, mayBeLost }: OutboxSettings): Outbox {
  const redis = sharedRedis();
  const stores = [
    ...(redis ? [createRedisOutbox(redis, name)] : []),
    ...onDisk(name, what),
    ...(mayBeLost ? [createMemoryOutbox()] : []),
  ];
  return createLayeredOutbox(stores, (err) =>
    log[mayBeLost ? 'warn' : 'error']({ err }, `a store of ${what} does not answer`),
  );
}

/** Does something as soon as the shared store can be asked: a connection that is still being made is no outage. */
export function whenOutboxIsThere(work: () => void): void {
  const redis = sharedRedis();
  if (redis && redis.status !== 'ready') redis.once('ready', work);
  else work();
}

function onDisk(name: string, what: string): Outbox[] {
  const { STATE_DIR } = env();
  if (!STATE_DIR) return [];
  try {
    return [openDiskOutbox(STATE_DIR, name)];
  } catch (err) {
    log.error({ err }, `${what} cannot be kept on disk: those of a process that is killed now are lost`);
    return [];
  }
}
