import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, ahead, type Colleague, enter, eventually, rowsIn } from './editorial';
import { at } from './requests';
import { DEMO_PASSWORD, type RunningCms, startCms } from './running-cms';
import { listenAsSite, type ReceivedEvent } from './site-listener';
import { createDatabase, postgresFault } from './test-postgres';

const fault = await postgresFault();
const mustRun = process.env.CI === 'true';
if (fault !== undefined && !mustRun) process.stderr.write(`Several instances are not tested: ${fault}.\n`);

const ARTICLES = 6;

describe.skipIf(fault !== undefined && !mustRun)('three instances on one PostgreSQL', () => {
  let database: { url: string; drop(): Promise<void> };
  let site: Awaited<ReturnType<typeof listenAsSite>>;
  let instances: RunningCms[] = [];
  let connection: pg.Client;
  let editor: Colleague;

  beforeAll(async () => {
    database = await createDatabase();
    site = await listenAsSite(0);
    const start = () =>
      startCms(
        {
          DATABASE_CLIENT: 'postgres',
          DATABASE_URL: database.url,
          VITRINA_DEMO: 'true',
          DEMO_PASSWORD,
          SITE_URL: site.url,
          REVALIDATE_SECRET: 'a-secret-between-cms-and-site',
        },
        { isFirstStart: true },
      );
    // On an empty database, all at once: one makes the tables, the others wait for it.
    instances = await Promise.all([start(), start(), start()]);
    connection = new pg.Client({ connectionString: database.url });
    await connection.connect();
  });

  afterAll(async () => {
    await connection?.end();
    await Promise.all(instances.map((cms) => cms.stop()));
    await site?.close();
    await database?.drop();
  });

  async function claims(): Promise<string[]> {
    const { rows } = await connection.query(
      "SELECT claim FROM editorial_planned_changes WHERE state = 'running'",
    );
    return rows.map(({ claim }) => String(claim));
  }

  async function times(table: string, id: string): Promise<number> {
    const { rows } = await connection.query(
      `SELECT count(*)::int AS times FROM ${table} WHERE entry_id = $1 AND kind = 'published'`,
      [id],
    );
    return rows[0].times;
  }

  test('have made the settings of an empty shop once', async () => {
    for (const table of ['commerce_settings', 'site_settings']) {
      const { rows } = await connection.query(
        // A draft and what is published are one entry.
        `SELECT count(DISTINCT document_id)::int AS amount FROM ${table}`,
      );
      expect(rows[0].amount, table).toBe(1);
    }
  });

  test('publish each planned article exactly once, though one of them is killed in the middle of it', async () => {
    const [first] = instances;
    if (first === undefined) throw new Error('No instance was started.');
    editor = await enter(first.url, 'editor@vitrina.example');
    const ids: string[] = [];
    for (let number = 1; number <= ARTICLES; number += 1) {
      ids.push(await editor.create(ARTICLE, { title: `Статья ${number}`, url: `planned-${number}` }));
    }
    const dueAt = ahead(1500);
    for (const id of ids) {
      await editor.set(`/vitrina/editorial/entries/${ARTICLE}/${id}/plans/publish`, { dueAt });
    }

    // Nothing can be written while the table is held: whoever claims a plan stands still inside its transaction.
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE articles IN SHARE MODE');
    const held = await eventually(claims, (list) => Array.isArray(list) && list.length === instances.length);
    expect(held).toHaveLength(instances.length);
    // Not the first one, which the editor talks to.
    const victim = instances.find(
      (cms) => cms !== first && Array.isArray(held) && held.some((claim) => claim.startsWith(`${cms.pid}@`)),
    );
    if (victim?.pid === undefined) throw new Error(`No instance is in the claims: ${held}.`);
    process.kill(victim.pid, 'SIGKILL');
    await holder.query('COMMIT');
    await holder.end();

    const open = async () => rowsIn((await editor.ask('/vitrina/editorial/plans')).body, 'plans').length;
    expect(await eventually(open, (count) => count === 0, 25_000)).toBe(0);
    for (const id of ids) {
      expect(await times('editorial_versions', id)).toBe(1);
      expect(await times('editorial_activities', id)).toBe(1);
    }
    const changeEvents = (await site.waitFor(ARTICLES)).map(({ changeEvent }: ReceivedEvent) =>
      at(changeEvent, 'url'),
    );
    expect(changeEvents.sort()).toEqual(ids.map((_id, index) => `planned-${index + 1}`));
  }, 60_000);

  test('run what became due while none of them was running, once', async () => {
    const [first] = instances;
    if (first === undefined) throw new Error('No instance was started.');
    const id = await editor.create(ARTICLE, { title: 'Ночью', url: 'at-night' });
    await editor.set(`/vitrina/editorial/entries/${ARTICLE}/${id}/plans/publish`, { dueAt: ahead(60_000) });
    await connection.query(
      "UPDATE editorial_planned_changes SET due_at = now() - interval '1 day' WHERE entry_id = $1",
      [id],
    );
    expect(
      await eventually(
        () => times('editorial_versions', id),
        (count) => count === 1,
      ),
    ).toBe(1);
    expect((await site.waitFor(1)).map(({ changeEvent }) => at(changeEvent, 'url'))).toEqual(['at-night']);
  });
});
