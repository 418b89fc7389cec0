import type { Redis } from 'ioredis';
import type { Outbox } from './outbox';

const KEY = 'vitrina:requests';

/** Requests that any instance may hand over. */
export function createRedisOutbox(redis: Redis): Outbox {
  return {
    keep: async (id, sealed) => void (await redis.hset(KEY, id, sealed)),
    list: async () => Object.entries(await redis.hgetall(KEY)).map(([id, sealed]) => ({ id, sealed })),
    drop: async (id) => void (await redis.hdel(KEY, id)),
  };
}
