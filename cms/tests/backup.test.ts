import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openObjectStore } from '../../scripts/object-store.mjs';
import { backup, startBackup } from './backup-command';
import { askDatabase, describeOnBothByNight, type TestDatabase } from './databases';
import { at, get, logIn, post, query } from './requests';
import {
  DEMO_PASSWORD,
  prepare,
  type RunningCms,
  startCms,
  temporaryFolder,
  type Variables,
} from './running-cms';
import { changeBackup } from './small-shop';
import { allTables } from './table-sums';
import { sendFile } from './upload';

const EVERYTHING = `{ articles(pagination: { limit: 25 }, sort: "url") { title url text } services { name slug } staticPresets { code price }
  redirects { from to redirect_kind } siteSettings { brand_name } }`;

// Most of them start a CMS.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

// By day on PostgreSQL, whose own programs it runs; of SQLite, backup-refusals.test.ts saves and restores a small shop.
describeOnBothByNight('a backup', (open) => {
  let database: TestDatabase;
  let library: Awaited<ReturnType<typeof openObjectStore>>;
  let cms: RunningCms;
  let token: string;
  let folder: string;
  let remove: () => Promise<void>;
  const opened: TestDatabase[] = [];

  beforeAll(async () => {
    ({ folder, remove } = await temporaryFolder());
    database = await another();
    library = await openObjectStore();
    await fill({ ...database.variables, ...library.variables });
    cms = await startCms({ ...demo(database.variables), ...library.variables });
    token = await logIn(cms.url, 'developer@vitrina.example', DEMO_PASSWORD);
  });
  afterAll(async () => {
    await cms?.stop();
    await library?.close();
    for (const one of opened) await one.remove();
    await remove();
  });

  /** With a shop whose library is on disk, which is how a shop moves into a bucket. */
  async function fill(variables: Variables): Promise<void> {
    const onDisk = { ...(await another()).variables, PUBLIC_FOLDER: path.join(folder, 'on-disk') };
    await prepare({ ...onDisk, SEED: 'true' });
    const moved = path.join(folder, 'moved');
    await expectDone(backup(onDisk, 'save', moved));
    await expectDone(backup(variables, 'restore', moved));
  }

  async function another(): Promise<TestDatabase> {
    const made = await open();
    opened.push(made);
    return made;
  }

  const demo = (variables: Variables): Variables => ({
    ...variables,
    ...{ VITRINA_DEMO: 'true', DEMO_PASSWORD, SEED: 'true' },
  });

  const upload = async (name: string): Promise<string> => {
    const sent = await sendFile(cms.url, token, { name, type: 'text/plain', bytes: `Файл ${name}` });
    expect(sent.status).toBe(201);
    return String(at(sent.body, '0', 'url') ?? at(sent.body, 'url'));
  };

  test('of a shop that is written to meanwhile holds every file that its database speaks of', async () => {
    const target = path.join(folder, 'written-to');
    const place = { ...database.variables, ...library.variables };
    const before = await upload('before.txt');
    const held = library.hold();
    const { outcome } = startBackup(place, 'save', target);
    // Names of files have been read, no file has, and the database has not been looked at.
    await held.reached;
    const during = await upload('during.txt');
    const tag = await post(
      `${cms.url}/content-manager/collection-types/api::knowledge.tag`,
      { name: 'Пока идёт копия', path: 'while-it-runs' },
      token,
    );
    expect(tag.status).toBe(201);
    held.release();
    expect(await outcome).toMatchObject({ exitCode: 0 });

    const kept = await readdir(path.join(target, 'uploads'));
    for (const url of [before, during]) expect(kept).toContain(path.basename(url));
    const manifest: unknown = JSON.parse(await readFile(path.join(target, 'manifest.json'), 'utf8'));
    expect(at(manifest, 'missing')).toEqual([]);
    const empty = await another();
    const bucket = await openObjectStore();
    await expectDone(backup({ ...empty.variables, ...bucket.variables }, 'restore', target));
    const tags = await askDatabase(empty.variables, 'SELECT name FROM tags WHERE path = ?', [
      'while-it-runs',
    ]);
    expect(tags).toContainEqual({ name: 'Пока идёт копия' });
    await bucket.close();
  });

  test('that is restored into an empty place is the same shop, row by row and file by file', async () => {
    await post(
      `${cms.url}/content-manager/collection-types/api::site.redirect`,
      { from: '/old-price', to: '/services', redirect_kind: 'permanent' },
      token,
    );
    // Before the backup: the CMS notes when a key was last used.
    const shown = await query(cms.url, EVERYTHING);
    expect(at(shown.body, 'errors')).toBeUndefined();
    const target = path.join(folder, 'same');
    await expectDone(backup({ ...database.variables, ...library.variables }, 'save', target));
    // What the CMS writes by itself, once a second and at every log-in, may be written after the backup.
    await cms.stop();

    const empty = await another();
    const bucket = await openObjectStore();
    const variables = { ...empty.variables, ...bucket.variables };
    await expectDone(backup(variables, 'check', target));
    await expectDone(backup(variables, 'restore', target));
    const [was, is] = [await allTables(database.variables), await allTables(empty.variables)];
    expect(Object.keys(is)).toEqual(Object.keys(was));
    expect(Object.keys(is).length).toBeGreaterThan(60);
    for (const changing of CHANGING) for (const sums of [was, is]) delete sums[changing];
    expect(is).toEqual(was);
    expect(bucket.names().toSorted()).toEqual(library.names().toSorted());
    for (const name of library.names()) {
      expect(bucket.bytesOf(name)).toEqual(library.bytesOf(name));
      expect([name, bucket.typeOf(name)]).toEqual([name, library.typeOf(name)]);
    }

    cms = await startCms({ ...demo(empty.variables), ...bucket.variables });
    expect((await query(cms.url, EVERYTHING)).body).toEqual(shown.body);
    const [picture] = await askDatabase(empty.variables, "SELECT url FROM files WHERE ext = '.txt'");
    expect((await get(`${cms.url}${String(picture?.url)}`)).status).toBe(200);
    await logIn(cms.url, 'editor@vitrina.example', DEMO_PASSWORD);
    await cms.stop();
    await bucket.close();
  });

  test('is restored over a shop only when that is said, and takes the place of all of it', async () => {
    const target = path.join(folder, 'same');
    const other = await another();
    const { folder: publicFolder, remove: removeFiles } = await temporaryFolder();
    const variables = { ...other.variables, PUBLIC_FOLDER: publicFolder };
    await prepare({ ...variables, SEED: 'true' });
    const before = await allTables(other.variables);
    const refused = await backup(variables, 'restore', target);
    expect(refused.exitCode).toBe(1);
    expect(refused.output).toMatch(/Nothing is restored: .*already/);
    expect(await allTables(other.variables)).toEqual(before);

    // Begun a second time over what it has restored, it comes to the same.
    for (const _ of [1, 2]) await expectDone(backup(variables, 'restore', target, '--replace'));
    const uploads = path.join(publicFolder, 'uploads');
    expect((await readdir(uploads)).toSorted()).toEqual(
      (await readdir(path.join(target, 'uploads'))).toSorted(),
    );
    const [row] = await askDatabase(
      other.variables,
      "SELECT count(*) AS rows FROM tags WHERE path = 'while-it-runs'",
    );
    expect(Number(row?.rows)).toBeGreaterThan(0);
    await removeFiles();
  });

  test('that cannot be restored to its end leaves everything as it was', async () => {
    const target = path.join(folder, 'one-row-short');
    await cp(path.join(folder, 'same'), target, { recursive: true });
    await changeBackup(target, (manifest) => {
      for (const table of manifest.database.tables) if (table.name === 'tags') table.rows += 1;
    });
    const other = await another();
    const { folder: publicFolder, remove: removeFiles } = await temporaryFolder();
    const variables = { ...other.variables, PUBLIC_FOLDER: publicFolder };
    await prepare({ ...variables, SEED: 'true' });
    const tables = await allTables(other.variables);
    const files = (await readdir(path.join(publicFolder, 'uploads'))).toSorted();
    const { exitCode, output } = await backup(variables, 'restore', target, '--replace');
    expect(exitCode).toBe(1);
    expect(output).toContain('The table tags has not the');
    expect(await allTables(other.variables)).toEqual(tables);
    expect((await readdir(path.join(publicFolder, 'uploads'))).toSorted()).toEqual(files);
    await removeFiles();
  });

  test('that is refused leaves the bucket of a shop as it is, and one that is not takes its place', async () => {
    const other = await another();
    const bucket = await openObjectStore();
    const variables = { ...other.variables, ...bucket.variables };
    await expectDone(backup(variables, 'restore', path.join(folder, 'same')));
    const [name = ''] = bucket.names();
    // The panel replaces a file under its name.
    bucket.replace(name, 'put there since');
    const { exitCode } = await backup(variables, 'restore', path.join(folder, 'one-row-short'), '--replace');
    expect([exitCode, String(bucket.bytesOf(name))]).toEqual([1, 'put there since']);
    await expectDone(backup(variables, 'restore', path.join(folder, 'same'), '--replace'));
    expect(bucket.bytesOf(name)).toEqual(library.bytesOf(name));
    await bucket.close();
  });
});

/** Sessions of people, tries to log in, and what instances of the CMS note of their own work. */
const CHANGING = ['strapi_sessions', 'access_limits', 'strapi_core_store_settings', 'site_notices'];

async function expectDone(outcome: ReturnType<typeof backup>): Promise<void> {
  const { exitCode, output } = await outcome;
  expect(output).toMatch(/(Backed up|is whole|Restored)/);
  expect(exitCode).toBe(0);
}
