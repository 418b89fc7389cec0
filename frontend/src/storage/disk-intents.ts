import type { IntentStore } from '@vitrina/ordering';
import { openStateFile } from './open-state-file';
import { openNote, sealNote } from './sealed-note';

interface DiskIntentsSettings {
  /** A folder of this instance alone; it is made when it is missing. */
  folder: string;
  /** Notes are sealed with it, because some hold the token of a new account. Changing it forgets them. */
  secret: string;
  /** Holds the intents that are at work, and keeps the notes for as long as the disk cannot. */
  fallback: IntentStore;
  onTrouble: (error: unknown) => void;
  now?: () => number;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS notes (key TEXT PRIMARY KEY, note TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS notes_by_end ON notes (until);
`;

/**
 * Intents of a single process whose notes outlive it: a process that was killed after a creation was sent must, when it
 * is started again, not send another. A note is on the disk before `remember` ends. Throws when there can be no file.
 */
export function openDiskIntents(settings: DiskIntentsSettings): IntentStore {
  const { fallback, secret, onTrouble, now = Date.now } = settings;
  const notes = openNotes(settings.folder);
  const attempt = async <Value>(work: () => Value | Promise<Value>): Promise<Value | undefined> => {
    try {
      return await work();
    } catch (error) {
      onTrouble(error);
      return undefined;
    }
  };
  return {
    exclusively: fallback.exclusively,
    async remember(key, note, seconds) {
      const sealed = await sealNote(note, secret);
      await fallback.remember(key, note, seconds);
      await attempt(() => notes.keep(key, sealed, now() + seconds * 1000, now()));
    },
    async recall(key) {
      const sealed = await attempt(() => notes.find(key, now()));
      const note = sealed === undefined ? undefined : await attempt(() => openNote(sealed, secret));
      return note ?? fallback.recall(key);
    },
    async forget(key) {
      await fallback.forget(key);
      await attempt(() => notes.drop(key));
    },
  };
}

function openNotes(folder: string) {
  const store = openStateFile(folder, 'intents.db', SCHEMA);
  const put = store.prepare('INSERT OR REPLACE INTO notes (key, note, until) VALUES (?, ?, ?)');
  const dropEnded = store.prepare('DELETE FROM notes WHERE until <= ?');
  const find = store.prepare<[string, number], { note: string }>(
    'SELECT note FROM notes WHERE key = ? AND until > ?',
  );
  const drop = store.prepare('DELETE FROM notes WHERE key = ?');
  return {
    keep: store.transaction((key: string, note: string, until: number, now: number) => {
      dropEnded.run(now);
      put.run(key, note, until);
    }),
    find: (key: string, now: number) => find.get(key, now)?.note,
    drop: (key: string) => void drop.run(key),
  };
}
