import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BRAND } from '../src/shop-brand';
import { backup } from './backup-command';
import { describeOnPostgres } from './databases';
import { at, query } from './requests';
import { startCms, temporaryFolder } from './running-cms';
import { administer, createDatabase } from './test-postgres';

vi.setConfig({ testTimeout: 120_000 });

const SCRIPT = path.resolve(import.meta.dirname, '..', '..', 'deploy', 'postgres-accounts.sql');
const SITE_TABLE = 'CREATE TABLE vitrina_site.intent_notes (key text PRIMARY KEY, note text NOT NULL)';

describeOnPostgres('the accounts that Compose gives to CMS and site', () => {
  const mark = randomBytes(4).toString('hex');
  const accounts = { cms: `cms_${mark}`, orders: `orders_${mark}` };
  let database: Awaited<ReturnType<typeof createDatabase>>;

  const make = (name = new URL(database.url).pathname.slice(1)) =>
    promisify(execFile)('psql', [
      ...['--no-psqlrc', '--quiet', '--dbname', `postgres://postgres@127.0.0.1:5432/${name}`],
      ...['-v', `cms=${accounts.cms}`, '-v', "cms_password=It's one", '-v', `orders=${accounts.orders}`],
      ...['-v', 'orders_password=another', '-f', SCRIPT],
    ]);

  function urlOf(account: keyof typeof accounts): string {
    const url = new URL(database.url);
    url.username = accounts[account];
    url.password = account === 'cms' ? "It's one" : 'another';
    return url.href;
  }

  async function as(account: keyof typeof accounts, statement: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: urlOf(account) });
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  }

  beforeAll(async () => {
    database = await createDatabase();
    await make();
    // Nothing is left to do, and nothing fails.
    await make();
  });
  afterAll(async () => {
    await database.drop();
    for (const name of Object.values(accounts)) await administer(`DROP ROLE IF EXISTS ${name}`);
  });

  test('let the CMS start on an empty database, serve, and be backed up and restored', async () => {
    const { folder, remove } = await temporaryFolder();
    const variables = { DATABASE_CLIENT: 'postgres', DATABASE_URL: urlOf('cms'), PUBLIC_FOLDER: folder };
    const cms = await startCms(variables, { isFirstStart: true });
    const { body } = await query(cms.url, '{ siteSettings { brand_name } }');
    expect(at(body, 'data', 'siteSettings', 'brand_name')).toBe(BRAND.name);
    await cms.stop();
    const saved = path.join(folder, 'backup');
    expect(await backup(variables, 'save', saved)).toMatchObject({ exitCode: 0 });
    expect(await backup(variables, 'restore', saved, '--replace')).toMatchObject({ exitCode: 0 });
    await remove();
  });

  test('let the site keep its notes, and neither look into the tables of the other', async () => {
    await as('orders', SITE_TABLE);
    await as('orders', "INSERT INTO vitrina_site.intent_notes VALUES ('key', 'note')");
    await as('cms', 'CREATE TABLE IF NOT EXISTS public.people (name text)');
    await expect(as('orders', 'SELECT * FROM public.people')).rejects.toThrow('permission denied');
    await expect(as('orders', 'CREATE TABLE public.mine (id int)')).rejects.toThrow('permission denied');
    await expect(as('cms', 'SELECT * FROM vitrina_site.intent_notes')).rejects.toThrow('permission denied');
  });

  test.each(['cms', 'orders'] as const)('give the %s nothing beyond its schema', async (account) => {
    for (const statement of [
      'CREATE ROLE more',
      'CREATE DATABASE more',
      'CREATE SCHEMA more',
      'ALTER ROLE postgres PASSWORD NULL',
      "COPY (SELECT 1) TO PROGRAM 'true'",
      "SELECT pg_read_file('/etc/passwd')",
    ])
      await expect(as(account, statement), statement).rejects.toThrow(
        /permission denied|must be|only roles/i,
      );
  });

  test('give what the owner made before to those who go on with it', async () => {
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    await owner.query('CREATE TABLE public.earlier (id serial PRIMARY KEY, text text)');
    await owner.query("INSERT INTO public.earlier (text) VALUES ('kept')");
    await owner.query('CREATE TABLE vitrina_site.earlier_locks (key text)');
    await owner.end();
    await expect(as('cms', 'SELECT text FROM public.earlier')).rejects.toThrow('permission denied');
    await make();
    expect(await as('cms', 'SELECT text FROM public.earlier')).toEqual([{ text: 'kept' }]);
    await as('cms', "INSERT INTO public.earlier (text) VALUES ('more')");
    await as('cms', 'ALTER TABLE public.earlier ADD COLUMN later text');
    await as('orders', "INSERT INTO vitrina_site.earlier_locks VALUES ('key')");
  });
});
