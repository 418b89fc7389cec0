import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { SCHEMA, SCHEMA_VERSION } from './schema';

export type Store = Database.Database;

/** Opens the sandbox's SQLite file, making it, its folder and its tables when they are missing; `:memory:` keeps nothing. */
export function openDatabase(file: string): Store {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const store = new Database(file);
  store.pragma('journal_mode = WAL');
  store.pragma('synchronous = NORMAL');
  store.pragma('foreign_keys = ON');

  const version = store.pragma('user_version', { simple: true });
  if (version !== 0 && version !== SCHEMA_VERSION) {
    store.close();
    throw new Error(`${file} was made by another version of the sandbox: delete it or name another file.`);
  }
  store.exec(SCHEMA);
  store.pragma(`user_version = ${SCHEMA_VERSION}`);
  return store;
}
