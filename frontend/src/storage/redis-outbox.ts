import type { Redis } from 'ioredis';
import { AWAY, askRedis } from './ask-redis';
import type { Outbox } from './outbox';

/** An outbox that any instance may empty; `name` keeps it apart from others. A Redis that hangs is as good as away. */
export function createRedisOutbox(redis: Redis, name: string): Outbox {
  const key = `vitrina:${name}`;
  const ask = async <Value>(question: () => Promise<Value>): Promise<Value> => {
    const answer = await askRedis(redis, question);
    if (answer === AWAY) throw new Error('Redis is away');
    return answer;
  };
  return {
    keep: async (id, sealed) => void (await ask(() => redis.hset(key, id, sealed))),
    list: async () =>
      Object.entries(await ask(() => redis.hgetall(key))).map(([id, sealed]) => ({ id, sealed })),
    count: () => ask(() => redis.hlen(key)),
    drop: async (id) => void (await ask(() => redis.hdel(key, id))),
  };
}
