import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openObjectStore } from '../../scripts/object-store.mjs';
import { backup, startBackup } from './backup-command';
import type { Variables } from './running-cms';
import { type Changeable, changeBackup, smallShop } from './small-shop';

let shop: Awaited<ReturnType<typeof smallShop>>;
let backups: string;

beforeEach(async () => {
  shop = await smallShop();
  backups = path.join(shop.folder, 'backups');
});
afterEach(() => shop.remove());

const save = (...options: string[]) =>
  backup(shop.variables, 'save', path.join(backups, 'monday'), '--state', shop.state, ...options);

/** A place where nothing is yet. */
function emptyPlace(): { variables: Variables; state: string } {
  const folder = path.join(shop.folder, 'empty');
  return {
    variables: {
      DATABASE_FILENAME: path.join(folder, 'data.db'),
      PUBLIC_FOLDER: path.join(folder, 'public'),
    },
    state: path.join(folder, 'state'),
  };
}

function textsOf(file: string, table: string): unknown[] {
  const store = new Database(file, { readonly: true });
  const rows = store.prepare(`SELECT text FROM ${table} ORDER BY id`).pluck().all();
  store.close();
  return rows;
}

describe('a backup of one shop on disk', () => {
  test('that was made without what the site keeps leaves that as it is', async () => {
    const monday = path.join(backups, 'monday');
    expect(await backup(shop.variables, 'save', monday)).toMatchObject({ exitCode: 0 });
    const restored = await backup(shop.variables, 'restore', monday, '--replace', '--state', shop.state);
    expect(restored).toMatchObject({ exitCode: 0 });
    expect(textsOf(path.join(shop.state, 'requests.db'), 'requests')).toHaveLength(1);
  });

  test('brings back database, library and what the site waits to hand over, and no copies of others', async () => {
    expect(await save()).toMatchObject({ exitCode: 0 });
    const { variables, state } = emptyPlace();
    const monday = path.join(backups, 'monday');
    expect(await backup(variables, 'restore', monday, '--state', state)).toMatchObject({ exitCode: 0 });
    const { DATABASE_FILENAME = '', PUBLIC_FOLDER = '' } = variables;
    expect(textsOf(DATABASE_FILENAME, 'articles')).toEqual(
      textsOf(String(shop.variables.DATABASE_FILENAME), 'articles'),
    );
    expect(textsOf(path.join(state, 'requests.db'), 'requests')).toHaveLength(1);
    expect(await readdir(state)).toEqual(['requests.db']);
    expect(await readFile(path.join(PUBLIC_FOLDER, 'uploads', 'two.txt'), 'utf8')).toBe('The file two');
    expect(await readdir(path.dirname(DATABASE_FILENAME))).toEqual(
      expect.arrayContaining(['data.db', 'public', 'state']),
    );
  });

  test('is for its owner alone, and goes into no folder that holds something', async () => {
    await save();
    const { execFileSync } = await import('node:child_process');
    const modes = execFileSync('find', [path.join(backups, 'monday'), '-printf', '%m\n'], {
      encoding: 'utf8',
    });
    expect(new Set(modes.trim().split('\n'))).toEqual(new Set(['700', '600']));
    const again = await save();
    expect(again).toMatchObject({ exitCode: 1, output: expect.stringContaining('holds something already') });
  });

  test('replaces what was there, with what SQLite has left beside it', async () => {
    await save();
    const monday = path.join(backups, 'monday');
    const { DATABASE_FILENAME = '', PUBLIC_FOLDER = '' } = shop.variables;
    const store = new Database(DATABASE_FILENAME);
    store.exec("DELETE FROM articles; INSERT INTO articles (text) VALUES ('Later')");
    store.close();
    await writeFile(`${DATABASE_FILENAME}-wal`, 'of the former one');
    await writeFile(path.join(PUBLIC_FOLDER, 'uploads', 'later.txt'), 'Later');
    const refused = await backup(shop.variables, 'restore', monday, '--state', shop.state);
    expect(refused).toMatchObject({ exitCode: 1, output: expect.stringContaining('something already') });
    expect(textsOf(DATABASE_FILENAME, 'articles')).toEqual(['Later']);

    await writeFile(`${DATABASE_FILENAME}-wal`, 'of the former one');
    expect(await backup(shop.variables, 'restore', monday, '--state', shop.state, '--replace')).toMatchObject(
      { exitCode: 0 },
    );
    expect(existsSync(`${DATABASE_FILENAME}-wal`)).toBe(false);
    expect(textsOf(DATABASE_FILENAME, 'articles')).toHaveLength(3);
    expect(await readdir(path.join(PUBLIC_FOLDER, 'uploads'))).toEqual(['one.txt', 'two.txt']);
  });
});

describe('a folder that is not as it was written is refused, and nothing changes', () => {
  const inManifest = (change: (manifest: Changeable) => void) => (folder: string) =>
    changeBackup(folder, change);

  test.each<[string, (folder: string) => Promise<unknown>, RegExp]>([
    [
      'one byte of the database is another',
      (folder) => flip(folder, 'database.sqlite'),
      /database\.sqlite is not as/,
    ],
    [
      'one byte of a file is another',
      (folder) => flip(folder, 'uploads/one.txt'),
      /uploads\/one\.txt is not as/,
    ],
    [
      'a file is shorter',
      (folder) => truncate(path.join(folder, 'state/requests.db'), 100),
      /requests\.db is not as/,
    ],
    [
      'a file is longer',
      (folder) => appendFile(path.join(folder, 'uploads/one.txt'), '.'),
      /one\.txt is not as/,
    ],
    ['a file is missing', (folder) => rm(path.join(folder, 'uploads/two.txt')), /two\.txt is missing/],
    [
      'a file is a stranger',
      (folder) => writeFile(path.join(folder, 'uploads/three.txt'), ''),
      /not of the backup: uploads\/three\.txt/,
    ],
    ['its list is missing', (folder) => rm(path.join(folder, 'manifest.json')), /no finished backup/],
    [
      'its list is half written',
      (folder) => truncate(path.join(folder, 'manifest.json'), 200),
      /cannot be read/,
    ],
    [
      'its list leads outside',
      inManifest(({ files }) =>
        files.forEach((file) => {
          file.path = '../data.db';
        }),
      ),
      /stands outside/,
    ],
    [
      'it was made by a newer version',
      inManifest((manifest) => {
        manifest.vitrina = '10.0.0';
      }),
      /made by version 10\.0\.0/,
    ],
    [
      'its database has seen a newer migration',
      inManifest((manifest) => {
        manifest.database.migrations.push('2999-01-01-later.js');
      }),
      /migration 2999-01-01-later/,
    ],
    [
      'its shape is a newer one',
      inManifest((manifest) => {
        manifest.format = 2;
      }),
      /format/,
    ],
    [
      'it is of another kind of database',
      inManifest((manifest) => {
        manifest.database.client = 'postgres';
      }),
      /is of postgres/,
    ],
    [
      'a table has lost rows',
      inManifest(({ database: { tables } }) =>
        tables.forEach((table) => {
          table.rows += 1;
        }),
      ),
      /has not the 4 rows/,
    ],
  ])('%s', async (_, spoil, reason) => {
    await save();
    const monday = path.join(backups, 'monday');
    await spoil(monday);
    const before = await everythingIn(shop);
    const { exitCode, output } = await backup(
      shop.variables,
      'restore',
      monday,
      '--replace',
      '--state',
      shop.state,
    );
    expect(output).toMatch(reason);
    expect(exitCode).toBe(1);
    expect(await everythingIn(shop)).toEqual(before);
    const { variables, state } = emptyPlace();
    expect(await backup(variables, 'restore', monday, '--state', state)).toMatchObject({ exitCode: 1 });
    expect(existsSync(path.join(String(variables.PUBLIC_FOLDER), 'uploads', 'one.txt'))).toBe(false);
  });

  test.each([
    { HOST: '127.0.0.1', listensAt: '127.0.0.1' },
    { HOST: '0.0.0.0', listensAt: '127.0.0.1' },
    { HOST: '::1', listensAt: '::1' },
    // Nobody can say that no CMS runs at a place that nobody finds.
    { HOST: 'no-such-machine.invalid', listensAt: '127.0.0.1' },
  ])(
    'while a CMS may run at HOST=$HOST, also one that is too busy to answer',
    async ({ HOST, listensAt }) => {
      await save();
      const before = await everythingIn(shop);
      const server = createServer(() => undefined);
      server.listen(0, listensAt);
      await once(server, 'listening');
      const address = server.address();
      const PORT = String(typeof address === 'object' && address?.port);
      const running = { ...shop.variables, HOST, PORT };
      const { exitCode, output } = await backup(
        running,
        'restore',
        path.join(backups, 'monday'),
        '--replace',
      );
      server.close();
      expect([exitCode, output]).toEqual([1, expect.stringContaining('a CMS may be running')]);
      expect(await everythingIn(shop)).toEqual(before);
    },
  );
});

describe('a backup that does not come to its end leaves no folder that passes for one', () => {
  test('when the disk takes no more', async () => {
    const { DATABASE_FILENAME = '' } = shop.variables;
    await rm(DATABASE_FILENAME);
    const { folder, remove } = await smallShop(500);
    await cp(path.join(folder, 'data.db'), DATABASE_FILENAME);
    await remove();
    const limited = { ...shop.variables, LARGEST_FILE: '64' };
    const { exitCode, output } = await backup(limited, 'save', path.join(backups, 'monday'));
    expect(exitCode).toBe(1);
    expect(output).toMatch(/full|EFBIG|disk|ENOSPC/i);
    expect(await readdir(backups)).toEqual([]);
  });

  test.each(['SIGTERM', 'SIGKILL'] as const)('when it is ended by %s', async (signal) => {
    const library = await openObjectStore();
    const variables = { ...shop.variables, ...library.variables };
    // Filled by a restore: the bucket takes files from nobody else.
    await save();
    const { state, variables: place } = emptyPlace();
    const monday = path.join(backups, 'monday');
    const filled = await backup({ ...place, ...library.variables }, 'restore', monday, '--state', state);
    expect(filled).toMatchObject({ exitCode: 0 });
    const held = library.hold();
    const { child, outcome } = startBackup(variables, 'save', path.join(backups, 'tuesday'));
    await held.reached;
    child.kill(signal);
    await outcome;
    const left = await readdir(backups);
    expect(left).not.toContain('tuesday');
    const unfinished = left.filter((name) => name.startsWith('tuesday'));
    expect(unfinished).toHaveLength(signal === 'SIGKILL' ? 1 : 0);
    for (const name of unfinished)
      expect(await backup(variables, 'check', path.join(backups, name))).toMatchObject({
        exitCode: 1,
        output: expect.stringContaining('no finished backup'),
      });
    await library.close();
  });

  test('when the programs of PostgreSQL are missing or find no database, in one sentence', async () => {
    const url = new URL('postgres://postgres@127.0.0.1:1/none');
    url.password = 'not-to-be-told';
    const variables = { DATABASE_CLIENT: 'postgres', DATABASE_URL: url.href };
    await mkdir(backups);
    const { exitCode, output } = await backup(variables, 'save', path.join(backups, 'monday'));
    expect([exitCode, output]).toEqual([1, expect.stringContaining('The database does not answer')]);
    expect(output).not.toContain('not-to-be-told');
    expect(await readdir(backups)).toEqual([]);
  });
});

async function flip(folder: string, name: string): Promise<void> {
  const file = path.join(folder, name);
  const bytes = await readFile(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

/** Every file of a shop but for its backups, by its path. */
async function everythingIn({ folder }: { folder: string }): Promise<[string, string][]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('backups'))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .toSorted();
  return Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')] as [string, string]));
}
