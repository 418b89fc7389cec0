import type { Store } from '../store/open-database';

export type NoteTable = ReturnType<typeof noteTable>;

/** Statistics, visits and log calls of the site, kept so that a test or a curious person can read them. */
export function noteTable(store: Store) {
  const insert = store.prepare('INSERT INTO notes (kind, at, body) VALUES (?, ?, ?)');
  const remove = store.prepare('DELETE FROM notes');
  return {
    add: (kind: 'statistics' | 'log' | 'visit', at: Date, body: unknown) =>
      insert.run(kind, at.toISOString(), JSON.stringify(body)),
    clear: () => remove.run(),
  };
}
