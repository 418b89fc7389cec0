import type { Redis } from 'ioredis';
import { log } from '~/runtime/log';
import { FIRST_CONNECTION_MS, readyWithin } from './shared-redis';

/** Instead of an answer: Redis is not there, or does not answer in time. */
export const AWAY = Symbol('Redis is away');

/** For so long one command without an answer counts for the next ones, which then cost nobody another second. */
const SILENT_MS = 3_000;

const connections = new WeakMap<Redis, { opened: Promise<void>; silentUntil: number }>();

/**
 * What Redis answers, or `AWAY`, within the second that a command may take. A Redis that hangs costs it once: commands of
 * the next three seconds are not sent, unless they are urgent.
 */
export async function askRedis<Value>(
  redis: Redis,
  command: () => Promise<Value>,
  { isUrgent = false, now = Date.now }: { isUrgent?: boolean; now?: () => number } = {},
): Promise<Value | typeof AWAY> {
  const connection = connectionOf(redis);
  await connection.opened;
  if (!isUrgent && now() < connection.silentUntil) return AWAY;
  try {
    return await command();
  } catch (error) {
    // One that has lost its connection fails at once, and its own handler has logged it.
    if (redis.status === 'ready') {
      connection.silentUntil = now() + SILENT_MS;
      log.warn({ err: error }, 'Redis does not answer, this process goes on by itself');
    }
    return AWAY;
  }
}

function connectionOf(redis: Redis) {
  const known = connections.get(redis);
  if (known) return known;
  const connection = { opened: readyWithin(redis, FIRST_CONNECTION_MS), silentUntil: 0 };
  connections.set(redis, connection);
  return connection;
}
