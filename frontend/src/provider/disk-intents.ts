import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { IntentStore } from '@vitrina/ordering';
import Database from 'better-sqlite3';
import { sealData, unsealData } from 'iron-session';

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
      const sealed = await sealData(note, { password: secret, ttl: 0 });
      await fallback.remember(key, note, seconds);
      await attempt(() => notes.keep(key, sealed, now() + seconds * 1000, now()));
    },
    async recall(key) {
      const sealed = await attempt(() => notes.find(key, now()));
      const note = sealed === undefined ? undefined : await attempt(() => open(sealed, secret));
      return note ?? fallback.recall(key);
    },
    async forget(key) {
      await fallback.forget(key);
      await attempt(() => notes.drop(key));
    },
  };
}

function openNotes(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'intents.db');
  const store = new Database(file, { timeout: 1_000 });
  chmodSync(file, 0o600);
  store.pragma('journal_mode = WAL');
  // An order is worth a write that outlives a power cut, too.
  store.pragma('synchronous = FULL');
  store.exec(SCHEMA);
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

/** What was sealed with another secret opens as something else than a text. */
async function open(sealed: string, secret: string): Promise<string | undefined> {
  const note: unknown = await unsealData(sealed, { password: secret, ttl: 0 });
  return typeof note === 'string' ? note : undefined;
}
