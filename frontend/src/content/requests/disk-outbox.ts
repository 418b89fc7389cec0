import { openStateFile } from '~/storage/open-state-file';
import type { Outbox } from './outbox';

const SCHEMA =
  'CREATE TABLE IF NOT EXISTS requests (id TEXT PRIMARY KEY, sealed TEXT NOT NULL) WITHOUT ROWID';

/** Requests of one instance, which outlive it. A request is on the disk before `keep` ends. Throws when there can be no file. */
export function openDiskOutbox(folder: string): Outbox {
  const store = openStateFile(folder, 'requests.db', SCHEMA);
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
