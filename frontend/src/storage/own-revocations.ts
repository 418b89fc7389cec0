import { openStateFile } from './open-state-file';

/** The sessions that one instance knows to have been ended, each until its last cookie is worth nothing by itself. */
export interface OwnRevocations {
  add(id: string, until: number, now: number): void;
  has(id: string, now: number): boolean;
  all(now: number): { id: string; until: number }[];
}

/** Lost with the process. */
export function createMemoryRevocations(): OwnRevocations {
  const ends = new Map<string, number>();
  return {
    add(id, until, now) {
      for (const [known, end] of ends) if (end <= now) ends.delete(known);
      ends.set(id, until);
    },
    has: (id, now) => (ends.get(id) ?? 0) > now,
    all: (now) => [...ends].filter(([, until]) => until > now).map(([id, until]) => ({ id, until })),
  };
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS revoked (id TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS revoked_by_end ON revoked (until);
`;

/**
 * The same, and they outlive the process: one is on the disk before `add` ends. What the disk does not take or tell is kept
 * in memory. An id opens nothing, so nothing has to be sealed. Throws when there can be no file.
 */
export function openDiskRevocations(folder: string, onTrouble: (error: unknown) => void): OwnRevocations {
  const memory = createMemoryRevocations();
  const disk = openTable(folder);
  const attempt = <Value>(work: () => Value, otherwise: Value): Value => {
    try {
      return work();
    } catch (error) {
      onTrouble(error);
      return otherwise;
    }
  };
  return {
    add(id, until, now) {
      memory.add(id, until, now);
      attempt(() => disk.add(id, until, now), undefined);
    },
    has: (id, now) => memory.has(id, now) || attempt(() => disk.has(id, now), false),
    all: (now) => [...memory.all(now), ...attempt(() => disk.all(now), [])],
  };
}

function openTable(folder: string): OwnRevocations {
  const store = openStateFile(folder, 'sessions.db', SCHEMA);
  const put = store.prepare('INSERT OR REPLACE INTO revoked (id, until) VALUES (?, ?)');
  const dropEnded = store.prepare('DELETE FROM revoked WHERE until <= ?');
  const find = store.prepare<[string, number]>('SELECT 1 FROM revoked WHERE id = ? AND until > ?');
  const all = store.prepare<[number], { id: string; until: number }>(
    'SELECT id, until FROM revoked WHERE until > ?',
  );
  return {
    add: store.transaction((id: string, until: number, now: number) => {
      dropEnded.run(now);
      put.run(id, until);
    }),
    has: (id, now) => find.get(id, now) !== undefined,
    all: (now) => all.all(now),
  };
}
