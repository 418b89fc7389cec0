import { stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import pg from 'pg';
import type { DatabaseSettings } from '../env';

/** Another process may hold the file for a moment, and this one while it commits. */
const AGAIN_MS = 50;

/**
 * Whether the database answers within so many milliseconds. It is asked past the connections of the CMS: all of them may be at
 * work, which is no outage.
 */
export function databaseAnswers(database: DatabaseSettings, milliseconds: number): Promise<boolean> {
  return database.client === 'postgres'
    ? postgresAnswers(database.url, milliseconds)
    : sqliteAnswers(database.filename, milliseconds);
}

async function postgresAnswers(connectionString: string, milliseconds: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
    application_name: 'vitrina-cms-health',
  });
  // One that breaks between two answers would end the process.
  client.on('error', () => undefined);
  const late = pause(milliseconds, false, { ref: false });
  const asked = (async () => {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  })();
  try {
    return await Promise.race([asked, late]);
  } catch {
    return false;
  } finally {
    asked.catch(() => undefined);
    // Nobody waits for it: one that hangs does not say goodbye.
    client.end().catch(() => undefined);
  }
}

async function sqliteAnswers(filename: string, milliseconds: number): Promise<boolean> {
  const tries = Math.ceil(milliseconds / AGAIN_MS);
  for (let attempt = 1; ; attempt += 1) {
    try {
      readSchema(filename);
      return true;
    } catch (error) {
      if (!isLocked(error) || attempt >= tries) return false;
    }
    await pause(AGAIN_MS);
  }
}

/** Reads the file itself; an open connection would go on to answer from one that was removed. */
function readSchema(filename: string): void {
  const database = new Database(filename, { readonly: true, fileMustExist: true, timeout: 0 });
  try {
    database.prepare('SELECT count(*) FROM sqlite_master').get();
  } finally {
    database.close();
  }
}

function isLocked(error: unknown): boolean {
  return String(Reflect.get(Object(error), 'code')).startsWith('SQLITE_BUSY');
}

/** What tells a file from another one of its name. `undefined` when there is none. */
export async function fileMark(filename: string): Promise<string | undefined> {
  try {
    const { dev, ino } = await stat(filename);
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}
