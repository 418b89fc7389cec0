import type { Redis } from 'ioredis';
import { MOST_KEYS, type TallyStore, toBatch } from './tally-store';

const ADD = `for i = 2, #ARGV do
if redis.call('hlen', KEYS[1]) < tonumber(ARGV[1]) or redis.call('hexists', KEYS[1], ARGV[i]) == 1 then
redis.call('hincrby', KEYS[1], ARGV[i], 1) end end`;
/** The batch that is on its way, or a new one with the given id of all that is pending. */
const TAKE = `if redis.call('exists', KEYS[2]) == 0 then
if redis.call('exists', KEYS[1]) == 0 then return {} end
redis.call('rename', KEYS[1], KEYS[2]) redis.call('set', KEYS[3], ARGV[1]) end
return {redis.call('get', KEYS[3]), redis.call('hgetall', KEYS[2])}`;
/** Another instance may have settled it, and begun the next. */
const DONE = `if redis.call('get', KEYS[2]) == ARGV[1] then return redis.call('del', KEYS[1], KEYS[2]) end return 0`;

/** Sums of all instances. Any of them hands over what there is; two that do so at once hand over the same batch. */
export function createRedisTally(redis: Redis, name: string): TallyStore {
  const [pending, sending, batch] = [
    `vitrina:${name}`,
    `vitrina:${name}:sending`,
    `vitrina:${name}:batch`,
  ] as const;
  return {
    add: async (keys) => void (await redis.eval(ADD, 1, pending, MOST_KEYS, ...keys)),
    async take() {
      const taken = await redis.eval(TAKE, 3, pending, sending, batch, crypto.randomUUID());
      const [id, fields] = Array.isArray(taken) ? taken : [];
      if (typeof id !== 'string' || !Array.isArray(fields)) return undefined;
      return toBatch(id, pairsOf(fields));
    },
    done: async (id) => void (await redis.eval(DONE, 2, sending, batch, id)),
  };
}

/** `HGETALL` inside a script answers names and values in turn. */
function pairsOf(fields: readonly unknown[]): [string, number][] {
  return fields.flatMap((name, index): [string, number][] =>
    index % 2 === 0 ? [[String(name), Number(fields[index + 1])]] : [],
  );
}
