import {
  createMemoryIntents,
  IntentHeld,
  type IntentId,
  type IntentStore,
  type MakerMark,
  newIntentId,
  parseMakerMark,
  type Turn,
} from '@vitrina/ordering';
import { Redis } from 'ioredis';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { answersRedis, REDIS_URL } from '~/testing/redis-line';
import { openTcpGate, type TcpGate } from '~/testing/tcp-gate';
import type { Keeper } from './keeper';
import { createPostgresKeeper } from './postgres-keeper';
import { createRedisKeeper } from './redis-keeper';
import { createSharedIntents } from './shared-intents';

// What they log when something is away is not what is tested here.
vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent';
});

const POSTGRES_URL = new URL(process.env.POSTGRES_TEST_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres');
const SECRET = 'a secret of the tests, 32 letters';
const missing = [
  ...((await answersRedis()) ? [] : [`no Redis at ${REDIS_URL}`]),
  ...((await answersPostgres()) ? [] : [`no PostgreSQL at ${POSTGRES_URL}`]),
];
// On a developer's machine they are a choice; where every change is judged their absence is a failure.
const isSkipped = missing.length > 0 && !process.env.CI;

type KeeperName = 'Redis' | 'PostgreSQL';

const REDIS: KeeperName[] = ['Redis'];
const POSTGRES: KeeperName[] = ['PostgreSQL'];
const BOTH: KeeperName[] = ['Redis', 'PostgreSQL'];

describe.skipIf(isSkipped)(`intents of several instances${isSkipped ? ` (skipped: ${missing})` : ''}`, () => {
  describe.each([[REDIS], [POSTGRES], [BOTH]])('kept by %s', (names) => {
    test('two instances of the site never make anything for one intent at the same time', async () => {
      const { instances, id, pause, keepers } = await openInstances(names);
      const asked = keepers.flat().flatMap((keeper) => [vi.spyOn(keeper, 'take'), vi.spyOn(keeper, 'renew')]);
      let refused = 0;
      let inside = 0;
      let most = 0;
      const work = async (turn: Turn) => {
        if (!(await turn.mayMake())) {
          refused += 1;
          return;
        }
        inside += 1;
        most = Math.max(most, inside);
        await pause();
        inside -= 1;
      };
      await Promise.all([...instances, ...instances, ...instances].map((site) => site.exclusively(id, work)));
      expect(most).toBe(1);
      // Only a keeper that answers too late, as on a busy machine, leaves somebody who may look and not make.
      const isLate = asked.some(({ mock }) => mock.settledResults.some(({ type }) => type === 'rejected'));
      expect(isLate || refused === 0).toBe(true);
    });

    test('different intents do not wait for each other', async () => {
      const { instances, id } = await openInstances(names);
      let meet: (word: string) => void = () => undefined;
      const meeting = new Promise<string>((resolve) => {
        meet = resolve;
      });
      // The first ends only when the second has run: one lock for both would never end.
      const first = instances[0].exclusively(id, () => meeting);
      await instances[1].exclusively(newIntentId(), async () => meet('met'));
      expect(await first).toBe('met');
    });

    test('an intent that somebody else does not let go is held: its work is not done', async () => {
      const { instances, id } = await openInstances(names);
      let end: () => void = () => undefined;
      let first: Promise<void> | undefined;
      await new Promise<void>((begun) => {
        first = instances[1].exclusively(id, () => {
          begun();
          return new Promise<void>((resolve) => (end = resolve));
        });
      });
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      let isDone = false;
      const held = instances[0].exclusively(id, async () => {
        isDone = true;
      });
      vi.setSystemTime(Date.now() + 4_000);
      await expect(held).rejects.toThrow(IntentHeld);
      expect(isDone).toBe(false);
      end();
      await first;
    });

    test('work that fails gives the intent back too, and the other instance goes on', async () => {
      const { instances, id } = await openInstances(names);
      const failing = instances[0].exclusively(id, () => Promise.reject(new Error('broken')));
      await expect(failing).rejects.toThrow('broken');
      expect(await instances[1].exclusively(id, (turn) => turn.mayMake())).toBe(true);
    });

    test('an instance that stood still while another had its turn may not make, though the intent is free again', async () => {
      const { instances, id, freeLock } = await openInstances(names);
      await instances[0].exclusively(id, async (turn) => {
        expect(await turn.mayMake()).toBe(true);
        await freeLock();
        await instances[1].exclusively(id, async () => undefined);
        expect(await turn.mayMake()).toBe(false);
      });
    });

    test('a note is read by the other instance until it is forgotten, and then by none', async () => {
      const { instances, key } = await openInstances(names);
      await instances[0].remember(key, 'made by the first', 60);
      expect(await instances[1].recall(key)).toBe('made by the first');
      expect(await instances[1].recall(`${key}0`)).toBeUndefined();
      await instances[1].remember(key, 'and by the second', 60);
      expect(await instances[0].recall(key)).toBe('and by the second');
      await instances[0].forget(key);
      for (const site of instances) expect(await site.recall(key)).toBeUndefined();
    });

    test('a note whose time is over is no note', async () => {
      const { keepers, key } = await openInstances(names);
      for (const keeper of keepers[0]) {
        await keeper.put(key, 'for a second', 1);
        await expect.poll(() => keeper.get(key), { timeout: 5_000 }).toBeUndefined();
      }
    });

    test('a note outlives its keepers in the instance that made it', async () => {
      const { instances, key, gates } = await openInstances(names);
      await instances[0].remember(key, 'made by the first', 60);
      for (const gate of gates) await gate.down();
      expect(await instances[0].recall(key)).toBe('made by the first');
    });
  });

  describe.each(['hangs', 'is down'] as const)('when Redis %s', (how) => {
    test('instances that share PostgreSQL as well still have one turn after another, and may make', async () => {
      const { instances, id, fail, pause } = await openInstances(BOTH);
      await fail('Redis', how);
      let inside = 0;
      let most = 0;
      const turns = await Promise.all(
        [...instances, ...instances].map((site) =>
          site.exclusively(id, async (turn) => {
            inside += 1;
            most = Math.max(most, inside);
            await pause();
            inside -= 1;
            return turn.mayMake();
          }),
        ),
      );
      expect([most, turns]).toEqual([1, [true, true, true, true]]);
    });

    test('in the middle of a turn, PostgreSQL keeps the others out and the note of what was sent', async () => {
      const { instances, id, key, fail } = await openInstances(BOTH);
      let other: Promise<string | undefined> | undefined;
      await instances[0].exclusively(id, async (turn) => {
        await instances[0].remember(key, 'sent', 60);
        await fail('Redis', how);
        other = instances[1].exclusively(id, () => instances[1].recall(key));
        expect(await turn.mayMake()).toBe(true);
      });
      expect(await other).toBe('sent');
    });

    test('instances that share nothing else may look, and neither may make', async () => {
      const { instances, id, fail } = await openInstances(REDIS);
      await fail('Redis', how);
      const turns = instances.map((site) => site.exclusively(id, (turn) => turn.mayMake()));
      expect(await Promise.all(turns)).toEqual([false, false]);
    });

    test('in the middle of a turn, even who had the lock may not make', async () => {
      const { instances, id, fail } = await openInstances(REDIS);
      await instances[0].exclusively(id, async (turn) => {
        await fail('Redis', how);
        expect(await turn.mayMake()).toBe(false);
      });
    });

    test('an intent that was made meanwhile is its maker’s alone, also when Redis is back', async () => {
      const { instances, marks, fail, gates } = await openInstances(REDIS);
      const intents = marks.map((mark) => newIntentId(mark));
      const mayMake = () =>
        Promise.all(
          intents.flatMap((intent) =>
            instances.map((site) => site.exclusively(intent, (turn) => turn.mayMake())),
          ),
        );
      await fail('Redis', how);
      expect(await mayMake()).toEqual([true, false, false, true]);
      for (const gate of gates) await (how === 'hangs' ? gate.resume() : gate.up());
      expect(await mayMake()).toEqual([true, false, false, true]);
    });

    test('the first order finds out, the next ones do not ask, and when it is back it is asked again', async () => {
      const { keepers, connections, fail, gates } = await openInstances(REDIS);
      const [keeper] = keepers[0];
      const ping = vi.spyOn(connections[0], 'ping');
      expect(await keeper?.isThere()).toBe(true);
      await fail('Redis', how);
      ping.mockClear();
      expect(await keeper?.isThere()).toBe(false);
      const asked = ping.mock.calls.length;
      for (let order = 0; order < 20; order += 1) expect(await keeper?.isThere()).toBe(false);
      expect([asked, ping.mock.calls.length]).toEqual([2, 2]);
      for (const gate of gates) await (how === 'hangs' ? gate.resume() : gate.up());
      await expect.poll(() => keeper?.isThere(), { timeout: 10_000 }).toBe(true);
    });
  });

  test('what a Redis that was down has missed counts, and not the older note that it still has', async () => {
    const { instances, keepers, key, fail, gates } = await openInstances(BOTH);
    for (const note of ['changed', 'forgotten']) await instances[0].remember(`${key}-${note}`, 'first', 60);
    await fail('Redis', 'is down');
    await instances[0].remember(`${key}-changed`, 'second', 60);
    await instances[0].forget(`${key}-forgotten`);
    await gates[BOTH.indexOf('Redis')]?.up();
    const [redis] = keepers[1];
    await expect.poll(() => redis?.isThere(), { timeout: 10_000 }).toBe(true);
    expect(await redis?.get(`${key}-changed`)).toContain('first');
    expect(await instances[1].recall(`${key}-changed`)).toBe('second');
    expect(await instances[1].recall(`${key}-forgotten`)).toBeUndefined();
  });

  test.each(['hangs', 'is down'] as const)('when PostgreSQL %s, Redis keeps instances apart', async (how) => {
    const { instances, id, fail, pause } = await openInstances(BOTH);
    await fail('PostgreSQL', how);
    let inside = 0;
    let most = 0;
    const turns = await Promise.all(
      instances.map((site) =>
        site.exclusively(id, async (turn) => {
          inside += 1;
          most = Math.max(most, inside);
          await pause();
          inside -= 1;
          return turn.mayMake();
        }),
      ),
    );
    expect([most, turns]).toEqual([1, [true, true]]);
  });

  test('an instance that did not find Redis learns before it makes anything that another has the intent there', async () => {
    const { instances, id, fail, gates } = await openInstances(BOTH);
    await fail('Redis', 'hangs');
    await instances[0].exclusively(id, async (turn) => {
      expect(await turn.mayMake()).toBe(true);
      for (const gate of gates) gate.resume();
      const other = new Redis(REDIS_URL.href);
      await other.set(`vitrina:lock:${id}`, 'of somebody else', 'PX', 5_000);
      // Until the instance has found Redis again it goes by PostgreSQL.
      await expect.poll(() => turn.mayMake(), { timeout: 10_000 }).toBe(false);
      await other.del(`vitrina:lock:${id}`);
      other.disconnect();
    });
  });

  describe('a lock in Redis', () => {
    test('frees itself soon should the instance die, and is given back when the work is done', async () => {
      const { instances, id, redis } = await openInstances(REDIS);
      const lifetime = await instances[0].exclusively(id, () => redis.pttl(lockOf(id)));
      // Longer than the time between two renewals, with some to spare.
      expect(lifetime).toBeGreaterThan(10_000);
      expect(lifetime).toBeLessThanOrEqual(15_000);
      expect(await redis.exists(lockOf(id))).toBe(0);
    });

    test('is renewed for as long as its work runs, and not after', async () => {
      const { instances, id, redis } = await openInstances(REDIS);
      const ticks = fakeIntervals();
      await instances[0].exclusively(id, async () => {
        for (let renewal = 0; renewal < 3; renewal += 1) {
          await redis.pexpire(lockOf(id), 1_000);
          ticks.pass(5_000);
          await expect.poll(() => redis.pttl(lockOf(id))).toBeGreaterThan(10_000);
        }
      });
      expect(ticks.running()).toBe(0);
    });

    test('that is somebody else’s by now is neither renewed nor taken away', async () => {
      const { instances, id, redis } = await openInstances(REDIS);
      await instances[0].exclusively(id, async (turn) => {
        await redis.set(lockOf(id), 'of somebody else', 'PX', 3_000);
        expect(await turn.mayMake()).toBe(false);
        expect(await redis.pttl(lockOf(id))).toBeLessThanOrEqual(3_000);
      });
      expect(await redis.get(lockOf(id))).toBe('of somebody else');
    });

    test('of an instance that died holds the intent only until it runs out', async () => {
      const { instances, id, redis } = await openInstances(REDIS);
      await redis.set(lockOf(id), 'of a dead instance', 'PX', 250);
      const holder = await instances[0].exclusively(id, () => redis.get(lockOf(id)));
      expect(holder).toEqual(expect.any(String));
      expect(holder).not.toBe('of a dead instance');
    });

    test('whose answer was missed is held all the same, and kept from the other', async () => {
      const { instances, connections, id } = await openInstances(REDIS);
      const busy = createSharedIntents({
        keepers: [createRedisKeeper(missingFirstAnswers(connections[1]))],
        own: createMemoryIntents(),
        self: async () => markOf(1),
      });
      let inside = 0;
      let most = 0;
      const work = async (turn: Turn) => {
        inside += 1;
        most = Math.max(most, inside);
        expect(await turn.mayMake()).toBe(true);
        inside -= 1;
      };
      await Promise.all([busy.exclusively(id, work), instances[0].exclusively(id, work)]);
      expect(most).toBe(1);
    });
  });

  describe('PostgreSQL', () => {
    test('holds a lock for its time: one of an instance that died is free after it', async () => {
      const { keepers, id } = await openInstances(POSTGRES);
      const [[keeper], [other]] = keepers;
      expect(await keeper?.take(id, 'of an instance that dies', 300)).toBe(true);
      expect(await other?.take(id, 'of another', 60_000)).toBe(false);
      await expect.poll(() => other?.take(id, 'of another', 60_000), { timeout: 5_000 }).toBe(true);
      expect(await keeper?.renew(id, 'of an instance that dies', 60_000)).toBe(false);
      await keeper?.release(id, 'of an instance that dies');
      expect(await keeper?.take(id, 'of a third', 60_000)).toBe(false);
    });

    test('holds no note that can be read there: it may be the token of a new account', async () => {
      const { keepers, key, database } = await openInstances(POSTGRES);
      await keepers[0][0]?.put(key, 'a token', 60);
      const { rows } = await database.query('SELECT note FROM vitrina_site.intent_notes WHERE key = $1', [
        key,
      ]);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain('a token');
    });

    test('clears away what is over, and nothing else', async () => {
      const { keepers, key, database, id } = await openInstances(POSTGRES);
      const [keeper] = keepers[0];
      await keeper?.put(key, 'to stay', 60);
      await database.query(
        `INSERT INTO vitrina_site.intent_notes VALUES ($1, 'over', now() - interval '1 s')`,
        [`${key}/over`],
      );
      await keeper?.take(id, 'token', 1_000);
      await keeper?.release(id, 'token');
      const { rows } = await database.query('SELECT key FROM vitrina_site.intent_notes WHERE key LIKE $1', [
        `${key}%`,
      ]);
      expect(rows).toEqual([{ key }]);
    });

    test('is given its tables by instances that start at the same moment', async () => {
      const name = `vitrina_site_test_${Math.random().toString(36).slice(2)}`;
      const admin = new pg.Client({ connectionString: POSTGRES_URL.href });
      await admin.connect();
      await admin.query(`CREATE DATABASE ${name}`);
      const url = new URL(`/${name}`, POSTGRES_URL);
      const pools = Array.from({ length: 5 }, () => openPool(url));
      onTestFinished(async () => {
        await Promise.all(pools.map((pool) => pool.end()));
        await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
        await admin.end();
      });
      const keepers = pools.map((pool) => createPostgresKeeper({ pool, secret: SECRET }));
      const id = newIntentId();
      const taken = await Promise.all(keepers.map((keeper, index) => keeper.take(id, String(index), 60_000)));
      expect(taken.filter(Boolean)).toHaveLength(1);
    });
  });
});

/** Two instances of the site with the keepers of these names, each behind a gate of its own that all instances pass. */
async function openInstances(names: readonly KeeperName[]) {
  const id = newIntentId();
  const key = `sent:${id}`;
  const [redisGate, postgresGate] = [
    await openTcpGate({ host: REDIS_URL.hostname, port: Number(REDIS_URL.port || 6379) }),
    await openTcpGate({ host: POSTGRES_URL.hostname, port: Number(POSTGRES_URL.port || 5432) }),
  ];
  const redis = new Redis(REDIS_URL.href);
  const database = new pg.Pool({ connectionString: POSTGRES_URL.href, max: 2 });
  const connections = [connect(redisGate), connect(redisGate)] as const;
  const pools = [openPool(behind(postgresGate)), openPool(behind(postgresGate))];
  onTestFinished(async () => {
    for (const gate of [redisGate, postgresGate]) gate.resume();
    await redis.del(lockOf(id), noteOf(key));
    const names = await database.query(`SELECT to_regclass('vitrina_site.intent_notes') AS notes`);
    if (names.rows[0]?.notes) {
      await database.query('DELETE FROM vitrina_site.intent_locks WHERE key = $1', [id]);
      await database.query('DELETE FROM vitrina_site.intent_notes WHERE key LIKE $1', [`${key}%`]);
    }
    for (const client of [...connections, redis]) client.disconnect();
    await Promise.all([redisGate.close(), postgresGate.close()]);
    await Promise.all([...pools, database].map((pool) => pool.end()));
  });
  const keepersOf = (index: 0 | 1): Keeper[] =>
    names.map((name) =>
      name === 'Redis'
        ? createRedisKeeper(connections[index])
        : createPostgresKeeper({ pool: pools[index] as pg.Pool, secret: SECRET }),
    );
  const keepers: [Keeper[], Keeper[]] = [keepersOf(0), keepersOf(1)];
  // Both are in use before anything fails, as those of a shop are.
  await Promise.all(keepers.flat().map((keeper) => keeper.isThere()));
  const open = (index: 0 | 1): IntentStore =>
    createSharedIntents({
      keepers: keepers[index],
      own: createMemoryIntents({ patienceMs: 20_000 }),
      self: async () => markOf(index),
    });
  const instances: [IntentStore, IntentStore] = [open(0), open(1)];
  const gateOf = (name: KeeperName) => (name === 'Redis' ? redisGate : postgresGate);
  return {
    id,
    key,
    redis,
    database,
    connections,
    instances,
    keepers,
    marks: [markOf(0), markOf(1)],
    gates: names.map(gateOf),
    fail: async (name: KeeperName, how: 'hangs' | 'is down') =>
      how === 'hangs' ? gateOf(name).hang() : gateOf(name).down(),
    /** As it is when it was not renewed in time. */
    freeLock: async () => {
      await redis.del(lockOf(id));
      await database
        .query('DELETE FROM vitrina_site.intent_locks WHERE key = $1', [id])
        .catch(() => undefined);
    },
    /** Some time in which somebody else could do something. */
    pause: async () => {
      for (let turn = 0; turn < 5; turn += 1) await redis.ping();
    },
  };
}

/** As the site connects: a command before the first connection fails, unless it is waited for. */
function connect({ port }: TcpGate): Redis {
  const redis = new Redis({
    port,
    host: '127.0.0.1',
    commandTimeout: 400,
    connectTimeout: 1_000,
    socketTimeout: 1_000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  redis.setMaxListeners(0);
  redis.on('error', () => undefined);
  return redis;
}

function behind({ port }: TcpGate): URL {
  const url = new URL(POSTGRES_URL);
  url.host = `127.0.0.1:${port}`;
  return url;
}

function openPool(url: URL): pg.Pool {
  // Twice as patient as the site: a machine that judges changes may be busy with other tests.
  const timeouts = { connectionTimeoutMillis: 1_400, query_timeout: 1_400 };
  const pool = new pg.Pool({ connectionString: url.href, max: 4, ...timeouts });
  pool.on('error', () => undefined);
  return pool;
}

function markOf(index: number): MakerMark {
  const mark = parseMakerMark(`0000000${index}`);
  if (!mark) throw new Error(`${index} makes no mark`);
  return mark;
}

/** A connection of a process that is so busy that it misses the first answer to each kind of command: the work is done. */
function missingFirstAnswers(redis: Redis): Redis {
  const missed = new Set<string>();
  const missing =
    <Arguments extends unknown[], Value>(name: string, command: (...given: Arguments) => Promise<Value>) =>
    async (...given: Arguments): Promise<Value> => {
      const answer = await command.apply(redis, given);
      if (missed.has(name)) return answer;
      missed.add(name);
      throw new Error('Command timed out');
    };
  return Object.assign(Object.create(redis), {
    get: missing('get', redis.get),
    set: missing('set', redis.set),
    eval: missing('eval', redis.eval),
  });
}

/** Intervals that pass when the test says so. */
function fakeIntervals() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  return {
    pass: (milliseconds: number) => void vi.advanceTimersByTime(milliseconds),
    running: () => vi.getTimerCount(),
  };
}

function lockOf(id: IntentId): string {
  return `vitrina:lock:${id}`;
}

function noteOf(key: string): string {
  return `vitrina:note:${key}`;
}

async function answersPostgres(): Promise<boolean> {
  const client = new pg.Client({ connectionString: POSTGRES_URL.href, connectionTimeoutMillis: 1_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
