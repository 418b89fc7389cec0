import type { Redis } from 'ioredis';
import { MOST_ARTICLES, toBatch, type ViewStore } from './view-store';

const PENDING = 'vitrina:views';
const SENDING = 'vitrina:views:sending';
const BATCH = 'vitrina:views:batch';

const ADD = `if redis.call('hlen', KEYS[1]) < tonumber(ARGV[2]) or redis.call('hexists', KEYS[1], ARGV[1]) == 1 then
redis.call('hincrby', KEYS[1], ARGV[1], 1) end
return (tonumber(redis.call('hget', KEYS[1], ARGV[1])) or 0) + (tonumber(redis.call('hget', KEYS[2], ARGV[1])) or 0)`;
/** What is pending and what is on its way: a reading does not vanish while it is handed over. */
const KNOWN = `return (tonumber(redis.call('hget', KEYS[1], ARGV[1])) or 0) + (tonumber(redis.call('hget', KEYS[2], ARGV[1])) or 0)`;
/** The batch that is on its way, or a new one with the given id of all that is pending. */
const TAKE = `if redis.call('exists', KEYS[2]) == 0 then
if redis.call('exists', KEYS[1]) == 0 then return {} end
redis.call('rename', KEYS[1], KEYS[2]) redis.call('set', KEYS[3], ARGV[1]) end
return {redis.call('get', KEYS[3]), redis.call('hgetall', KEYS[2])}`;
/** Another instance may have settled it, and begun the next. */
const DONE = `if redis.call('get', KEYS[2]) == ARGV[1] then return redis.call('del', KEYS[1], KEYS[2]) end return 0`;

/**
 * Views of all instances. Any of them hands over what there is; two that do so at once hand over the same batch, which the
 * CMS knows by its id.
 */
export function createRedisViews(redis: Redis): ViewStore {
  return {
    add: async (article) => Number(await redis.eval(ADD, 2, PENDING, SENDING, article, MOST_ARTICLES)),
    waiting: async (article) => Number(await redis.eval(KNOWN, 2, PENDING, SENDING, article)),
    async take() {
      const taken = await redis.eval(TAKE, 3, PENDING, SENDING, BATCH, crypto.randomUUID());
      const [id, fields] = Array.isArray(taken) ? taken : [];
      if (typeof id !== 'string' || !Array.isArray(fields)) return undefined;
      return toBatch(id, pairsOf(fields));
    },
    size: async () => (await redis.hlen(PENDING)) + (await redis.hlen(SENDING)),
    done: async (id) => void (await redis.eval(DONE, 2, SENDING, BATCH, id)),
  };
}

/** `HGETALL` inside a script answers names and values in turn. */
function pairsOf(fields: readonly unknown[]): [string, number][] {
  return fields.flatMap((name, index): [string, number][] =>
    index % 2 === 0 ? [[String(name), Number(fields[index + 1])]] : [],
  );
}
