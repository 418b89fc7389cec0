import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTcpFaultProxy, POSTGRES_WORDS } from '../../scripts/tcp-fault-proxy.mjs';
import { isNight } from './by-night';
import { describeOnPostgres, postgres, type TestDatabase } from './databases';
import { at, get, logIn, put, query } from './requests';
import {
  DEMO_PASSWORD,
  prepare,
  REQUIRED,
  type RunningCms,
  runToItsEnd,
  startCms,
  temporaryFolder,
} from './running-cms';

const NAMES = '{ tags { name } }';
const DEMO = { VITRINA_DEMO: 'true', DEMO_PASSWORD };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

describe('a CMS whose SQLite file', () => {
  let file: string;
  let cms: RunningCms;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const own = await temporaryFolder();
    remove = own.remove;
    file = path.join(own.folder, 'data.db');
    cms = await startCms({ DATABASE_FILENAME: file });
    expect(readdirSync(own.folder)).toContain('data.db.was-here');
  });
  afterAll(async () => {
    await cms?.stop();
    await remove?.();
  });

  test('is locked by somebody else answers whoever does not need it, and goes on when it is free', async () => {
    const other = new Database(file);
    other.exec('BEGIN EXCLUSIVE');
    const order: string[] = [];
    const question = query(cms.url, NAMES).then((answer) => {
      order.push('question');
      return answer;
    });
    // It has reached the database by then: everything before that takes a few turns of the process.
    for (let turn = 0; turn < 5; turn += 1) await statusOf(cms, '/_live');
    order.push('alive');
    expect(await statusOf(cms, '/_health')).toBe(503);
    other.exec('ROLLBACK');
    other.close();
    expect((await question).status).toBe(200);
    expect(order).toEqual(['alive', 'question']);
    expect(await statusOf(cms, '/_health')).toBe(204);
  });

  test('is replaced by another one says that it writes into nothing', async () => {
    const copy = new Database(file, { readonly: true });
    await copy.backup(`${file}.copy`);
    copy.close();
    renameSync(file, `${file}.own`);
    renameSync(`${file}.copy`, file);
    expect(await statusOf(cms, '/_health')).toBe(503);
    renameSync(`${file}.own`, file);
    expect(await statusOf(cms, '/_health')).toBe(204);
  });

  // Last: it ends the CMS.
  test('is removed says so, and does not begin an empty shop in its place', async () => {
    expect([await statusOf(cms, '/_health'), await statusOf(cms, '/_live')]).toEqual([204, 204]);
    rmSync(file);
    expect([await statusOf(cms, '/_health'), await statusOf(cms, '/_live')]).toEqual([503, 204]);
    await cms.stop();
    const variables = { ...REQUIRED, DATABASE_FILENAME: file, PUBLIC_FOLDER: path.dirname(file) };
    const { exitCode, output } = await runToItsEnd(variables);
    expect(exitCode).toBe(1);
    expect(output).toContain(`The CMS cannot start: its database ${file} is gone or empty`);
    expect(existsSync(file)).toBe(false);
    // Who means it removes the note, and with `--fresh` it goes with the folder.
    rmSync(`${file}.was-here`);
    const anew = await startCms(variables);
    closing.push(() => anew.stop());
    expect(await statusOf(anew, '/_health')).toBe(204);
  }, 60_000);
});

describeOnPostgres('a CMS whose PostgreSQL', () => {
  let database: TestDatabase & { url: string };
  let proxy: Awaited<ReturnType<typeof openTcpFaultProxy>>;
  let cms: RunningCms;
  let editor: string;

  beforeAll(async () => {
    database = await postgres();
    proxy = await openTcpFaultProxy(database.url, POSTGRES_WORDS);
    const folder = await temporaryFolder();
    // Filled past the proxy, which is nobody's database by name.
    await prepare({ ...database.variables, PUBLIC_FOLDER: folder.folder });
    await folder.remove();
    const variables = { ...database.variables, ...DEMO, DATABASE_STATEMENT_SECONDS: '1' };
    cms = await startCms({ ...variables, DATABASE_URL: proxy.url });
    editor = await logIn(cms.url, 'editor@vitrina.example', DEMO_PASSWORD);
  });
  afterAll(async () => {
    await cms?.kill();
    await proxy?.close();
    await database?.remove();
  });

  afterEach(() => proxy.turn('none'));

  // One after the other in one process, which has to have recovered from each.
  test.each(['down', 'hang', 'half-open', 'garbage', 'failing', 'busy', 'reset-after'] as const)(
    'is away (%s) says so in the panel and to probes, and works again when it is back',
    async (fault) => {
      await proxy.turn(fault);
      const title = { title: 'Изменено' };
      const [health, live, saved] = await Promise.all([
        statusOf(cms, '/_health'),
        statusOf(cms, '/_live'),
        put(`${cms.url}/content-manager/single-types/api::site.site-settings`, title, editor),
      ]);
      expect([health, live]).toEqual([503, 204]);
      expect(saved.status).toBe(503);
      expect(at(saved.body, 'error', 'message')).toContain('База данных не отвечает');
      // Of a network that was away nobody hears that it is back.
      await proxy.turn('none', { silently: fault === 'hang' || fault === 'half-open' });
      await expect.poll(() => statusOf(cms, '/_health'), { timeout: 10_000 }).toBe(204);
      // Not one of its connections is stuck: all that it may have are asked at once.
      const questions = Array.from({ length: 20 }, () => query(cms.url, NAMES));
      expect((await Promise.all(questions)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    },
    60_000,
  );
});

describeOnPostgres('a CMS that is told to end', () => {
  let cms: RunningCms;
  let editor: string;
  let other: pg.Client;

  beforeEach(async () => {
    const database = await postgres();
    closing.push(() => database.remove());
    cms = await startCms({ ...database.variables, ...DEMO });
    closing.push(() => cms.kill());
    editor = await logIn(cms.url, 'editor@vitrina.example', DEMO_PASSWORD);
    other = new pg.Client({ connectionString: database.url });
    await other.connect();
    closing.push(() => other.end());
  });

  // Fewer than the connections to the database, so that each waits for the lock: while its query runs (all eight read tags), or already while
  // its token is looked up (the four of the site have one).
  const tables = [
    { table: 'tags', waiting: 8 },
    { table: 'strapi_api_tokens', waiting: 4 },
  ];
  test.each(isNight ? tables : tables.slice(0, 1))(
    'answers whoever has asked and waits for $table, lets nobody new in, and ends with 0',
    async ({ table, waiting }) => {
      // Whoever reads this table waits until this transaction ends.
      await other.query('BEGIN');
      await other.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
      const tags = `${cms.url}/content-manager/collection-types/api::knowledge.tag`;
      const asked = [
        ...Array.from({ length: 4 }, () => query(cms.url, NAMES)),
        ...Array.from({ length: 4 }, () => get(tags, editor)),
      ];
      await expect.poll(() => waitingFor(other, table), { timeout: 10_000 }).toBeGreaterThanOrEqual(waiting);
      const ended = cms.end();
      await expect.poll(() => statusOf(cms, '/_live')).toBe('refused');
      await other.query('ROLLBACK');
      const answers = await Promise.all(asked);
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      expect(await ended).toBe(0);
    },
  );
});

async function statusOf(cms: RunningCms, address: string): Promise<number | 'refused'> {
  try {
    const answer = await fetch(cms.url + address, { headers: { connection: 'close' } });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    await pause(10);
    return 'refused';
  }
}

/** How many statements wait for a lock on this table. */
async function waitingFor(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query(
    'SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted AND relation = $1::regclass',
    [table],
  );
  return rows[0].waiting;
}
