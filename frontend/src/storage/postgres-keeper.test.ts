import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPostgresKeeper } from './postgres-keeper';

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent';
});

const SERVER = process.env.POSTGRES_TEST_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const ACCOUNTS = join(import.meta.dirname, '..', '..', '..', 'deploy', 'postgres-accounts.sql');
const SECRET = 'a secret of the tests, 32 letters';

const fault = await ask(SERVER, 'SELECT 1').then(
  () => undefined,
  (error: unknown) => String(error),
);
const isSkipped = fault !== undefined && !process.env.CI;

test.skipIf(isSkipped)(
  `the account that Compose gives to the site makes the keeper's tables and no more${isSkipped ? ` (skipped: ${fault})` : ''}`,
  async () => {
    const mark = randomBytes(4).toString('hex');
    const [database, orders, cms] = [`vitrina_keeper_${mark}`, `orders_${mark}`, `cms_${mark}`];
    await ask(SERVER, `CREATE DATABASE ${database}`);
    onTestFinished(async () => {
      await ask(SERVER, `DROP DATABASE ${database} WITH (FORCE)`);
      await ask(SERVER, `DROP ROLE IF EXISTS ${orders}, ${cms}`);
    });
    const url = new URL(SERVER);
    url.pathname = database;
    await promisify(execFile)('psql', [
      ...['--no-psqlrc', '--quiet', `--dbname=${url.href}`, '-v', `cms=${cms}`, '-v', 'cms_password=one'],
      ...['-v', `orders=${orders}`, '-v', 'orders_password=two', '-f', ACCOUNTS],
    ]);
    url.username = orders;
    url.password = 'two';
    const pool = new pg.Pool({ connectionString: url.href });
    try {
      const keeper = createPostgresKeeper({ pool, secret: SECRET });
      expect(await keeper.take('an intent', 'mine', 60_000)).toBe(true);
      expect(await keeper.take('an intent', 'another', 60_000)).toBe(false);
      await keeper.put('an intent', 'sent', 60);
      expect(await keeper.get('an intent')).toBe('sent');
      await expect(pool.query('CREATE SCHEMA more')).rejects.toThrow('permission denied');
    } finally {
      await pool.end();
    }
  },
);

async function ask(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
