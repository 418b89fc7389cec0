import type { Redis } from 'ioredis';
import { log } from '~/runtime/log';
import { type Keeper, KeeperAway } from './keeper';
import { FIRST_CONNECTION_MS, readyWithin } from './shared-redis';

/** A connection that broke is usually back at once; one that is not is not waited for. */
const RECONNECTION_MS = 250;

/** Takes the lock, or finds it taken by an earlier try whose answer was missed. */
const TAKE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end
if redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2], 'NX') then return 1 end return 0`;
/** Both act only while the lock is still ours. */
const RENEW = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`;
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/**
 * A keeper in Redis. A question that is missed is asked once more, because a process that is busy for a second misses
 * answers that came in time. After two misses the connection is dropped, and every question fails at once until a new one is
 * ready: a hung Redis costs the first order less than a second and the next ones nothing.
 */
export function createRedisKeeper(redis: Redis): Keeper {
  const opened = readyWithin(redis, FIRST_CONNECTION_MS);
  let isAway = false;
  redis.on('ready', () => {
    isAway = false;
  });

  async function ask<Value>(question: () => Promise<Value>): Promise<Value> {
    await opened;
    if (isAway) throw new KeeperAway('Redis is away');
    try {
      return await question();
    } catch {
      await readyWithin(redis, RECONNECTION_MS);
    }
    try {
      return await question();
    } catch (error) {
      if (!isAway) {
        isAway = true;
        log.warn({ err: error }, 'Redis does not answer, orders go on without it');
        redis.disconnect(true);
      }
      throw new KeeperAway('Redis is away', { cause: error });
    }
  }

  return {
    name: 'Redis',
    isThere: () =>
      ask(() => redis.ping()).then(
        () => true,
        () => false,
      ),
    take: async (key, token, milliseconds) =>
      (await ask(() => redis.eval(TAKE, 1, lockKey(key), token, milliseconds))) === 1,
    renew: async (key, token, milliseconds) =>
      (await ask(() => redis.eval(RENEW, 1, lockKey(key), token, milliseconds))) === 1,
    async release(key, token) {
      await ask(() => redis.eval(RELEASE, 1, lockKey(key), token));
    },
    async put(key, note, seconds) {
      await ask(() => redis.set(noteKey(key), note, 'EX', seconds));
    },
    get: async (key) => (await ask(() => redis.get(noteKey(key)))) ?? undefined,
  };
}

function lockKey(key: string): string {
  return `vitrina:lock:${key}`;
}

function noteKey(key: string): string {
  return `vitrina:note:${key}`;
}
