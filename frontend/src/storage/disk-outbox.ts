import { openStateFile } from './open-state-file';
import type { Outbox } from './outbox';

/**
 * An outbox of one instance, which outlives it; `name` is that of its file and of the table in it. What is kept is on the disk before `keep` ends.
 * Throws when there can be no file.
 */
export function openDiskOutbox(folder: string, name: string): Outbox {
  const store = openStateFile(
    folder,
    `${name}.db`,
    `CREATE TABLE IF NOT EXISTS ${name} (id TEXT PRIMARY KEY, sealed TEXT NOT NULL) WITHOUT ROWID`,
  );
  const put = store.prepare(`INSERT OR REPLACE INTO ${name} (id, sealed) VALUES (?, ?)`);
  const all = store.prepare<[], { id: string; sealed: string }>(`SELECT id, sealed FROM ${name} ORDER BY id`);
  const count = store.prepare<[], { count: number }>(`SELECT COUNT(*) AS count FROM ${name}`);
  const drop = store.prepare(`DELETE FROM ${name} WHERE id = ?`);
  return {
    keep: async (id, sealed) => void put.run(id, sealed),
    list: async () => all.all(),
    count: async () => count.get()?.count ?? 0,
    drop: async (id) => void drop.run(id),
  };
}
