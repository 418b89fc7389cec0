import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Database from 'better-sqlite3';
import { temporaryFolder, type Variables } from './running-cms';

/** As much of a shop as a backup needs: a table, two files, and what a site keeps beside. */
export async function smallShop(rows = 3) {
  const { folder, remove } = await temporaryFolder();
  const variables: Variables = {
    DATABASE_FILENAME: path.join(folder, 'data.db'),
    PUBLIC_FOLDER: path.join(folder, 'public'),
  };
  const state = path.join(folder, 'state');
  await mkdir(path.join(folder, 'public', 'uploads'), { recursive: true });
  await mkdir(state);
  for (const name of ['one', 'two'])
    await writeFile(path.join(folder, 'public', 'uploads', `${name}.txt`), `The file ${name}`);
  fill(path.join(folder, 'data.db'), 'articles', rows);
  fill(path.join(state, 'requests.db'), 'requests', 1);
  await mkdir(path.join(state, 'copies'));
  await writeFile(path.join(state, 'copies', 'tariffs.json'), '{}');
  return { folder, variables, state, remove };
}

function fill(file: string, table: string, rows: number): void {
  const store = new Database(file);
  store.pragma('journal_mode = WAL');
  store.exec(`CREATE TABLE ${table} (id INTEGER PRIMARY KEY, text TEXT)`);
  const insert = store.prepare(`INSERT INTO ${table} (text) VALUES (?)`);
  for (let row = 0; row < rows; row += 1) insert.run(`${row} `.repeat(200));
  store.close();
}

export interface Changeable {
  format: number;
  vitrina: string;
  database: { client: string; migrations: string[]; tables: { name: string; rows: number }[] };
  files: { path: string; size: number; sha256: string }[];
}

export async function changeBackup(folder: string, change: (manifest: Changeable) => void): Promise<void> {
  const file = path.join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  change(manifest);
  await writeFile(file, JSON.stringify(manifest));
}
