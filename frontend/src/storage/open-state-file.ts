import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/**
 * A file of this instance alone, which nobody else may read. What is written to it outlives a power cut. Throws when there
 * can be no such file.
 */
export function openStateFile(folder: string, name: string, schema: string): Database.Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  const store = new Database(file, { timeout: 1_000 });
  chmodSync(file, 0o600);
  store.pragma('journal_mode = WAL');
  store.pragma('synchronous = FULL');
  store.exec(schema);
  return store;
}
