import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Outbox } from './outbox';

const SCHEMA =
  'CREATE TABLE IF NOT EXISTS requests (id TEXT PRIMARY KEY, sealed TEXT NOT NULL) WITHOUT ROWID';

/** Requests of one instance, which outlive it. A request is on the disk before `keep` ends. Throws when there can be no file. */
export function openDiskOutbox(folder: string): Outbox {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'requests.db');
  const store = new Database(file, { timeout: 1_000 });
  chmodSync(file, 0o600);
  store.pragma('journal_mode = WAL');
  store.pragma('synchronous = FULL');
  store.exec(SCHEMA);
  const put = store.prepare('INSERT OR REPLACE INTO requests (id, sealed) VALUES (?, ?)');
  const all = store.prepare<[], { id: string; sealed: string }>(
    'SELECT id, sealed FROM requests ORDER BY id',
  );
  const drop = store.prepare('DELETE FROM requests WHERE id = ?');
  return {
    keep: async (id, sealed) => void put.run(id, sealed),
    list: async () => all.all(),
    drop: async (id) => void drop.run(id),
  };
}
