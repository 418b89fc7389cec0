import type { Pool } from 'pg';
import { log } from '~/runtime/log';
import { type Keeper, KeeperAway } from './keeper';
import { openNote, sealNote } from './sealed-note';

interface PostgresKeeperSettings {
  pool: Pick<Pool, 'query'>;
  /** Notes are sealed with it: a database has backups. */
  secret: string;
  now?: () => number;
}

/** A database that did not answer is left alone for this long, so that only some orders pay for finding it away. */
const LEFT_ALONE_MS = 2_000;

/** One instance makes them, and the others that start at the same moment wait for it. */
const TABLES = `
  DO $$ BEGIN
    PERFORM pg_advisory_xact_lock(hashtext('vitrina_site'));
    IF to_regnamespace('vitrina_site') IS NULL THEN CREATE SCHEMA vitrina_site; END IF;
    CREATE TABLE IF NOT EXISTS vitrina_site.intent_locks (
      key text PRIMARY KEY, token text NOT NULL, until timestamptz NOT NULL);
    CREATE TABLE IF NOT EXISTS vitrina_site.intent_notes (
      key text PRIMARY KEY, note text NOT NULL, until timestamptz NOT NULL);
    CREATE INDEX IF NOT EXISTS intent_locks_by_end ON vitrina_site.intent_locks (until);
    CREATE INDEX IF NOT EXISTS intent_notes_by_end ON vitrina_site.intent_notes (until);
  END $$`;
const HAS_TABLES = `SELECT to_regclass('vitrina_site.intent_locks_by_end') IS NOT NULL
  AND to_regclass('vitrina_site.intent_notes_by_end') IS NOT NULL AS has`;

/** Ends are told by the clock of the database, the only one that all instances share. */
const END = `now() + $3 * interval '1 millisecond'`;
const TAKE = `
  INSERT INTO vitrina_site.intent_locks AS held (key, token, until) VALUES ($1, $2, ${END})
  ON CONFLICT (key) DO UPDATE SET token = excluded.token, until = excluded.until
  WHERE held.token = excluded.token OR held.until <= now() RETURNING key`;
/** A row that still bears our token has been nobody else's: who takes it writes their own, who gives it back removes it. */
const RENEW = `UPDATE vitrina_site.intent_locks SET until = ${END} WHERE key = $1 AND token = $2 RETURNING key`;
const RELEASE = 'DELETE FROM vitrina_site.intent_locks WHERE key = $1 AND token = $2';
const PUT = `
  INSERT INTO vitrina_site.intent_notes (key, note, until) VALUES ($1, $2, ${END})
  ON CONFLICT (key) DO UPDATE SET note = excluded.note, until = excluded.until`;
const GET = 'SELECT note FROM vitrina_site.intent_notes WHERE key = $1 AND until > now()';
/** A few at a time, and none that another instance is clearing away. */
const CLEAR = (table: string) => `
  DELETE FROM vitrina_site.${table} WHERE key IN
  (SELECT key FROM vitrina_site.${table} WHERE until <= now() LIMIT 20 FOR UPDATE SKIP LOCKED)`;

/** A keeper in PostgreSQL. It makes its tables where there are none, in its own schema; the right to make one it needs only where there is none either. */
export function createPostgresKeeper({ pool, secret, now = Date.now }: PostgresKeeperSettings): Keeper {
  let tables: Promise<void> | undefined;
  let leftAloneUntil = 0;

  async function ask<Value>(question: () => Promise<Value>): Promise<Value> {
    if (now() < leftAloneUntil) throw new KeeperAway('PostgreSQL is away');
    try {
      tables ??= makeTables();
      await tables;
      return await question();
    } catch (error) {
      if (now() >= leftAloneUntil)
        log.warn({ err: error }, 'PostgreSQL does not answer, orders go on without it');
      leftAloneUntil = now() + LEFT_ALONE_MS;
      // What failed may have been their making.
      tables = undefined;
      throw new KeeperAway('PostgreSQL is away', { cause: error });
    }
  }

  async function makeTables(): Promise<void> {
    const { rows } = await pool.query<{ has: boolean }>(HAS_TABLES);
    if (!rows[0]?.has) await pool.query(TABLES);
  }

  return {
    name: 'PostgreSQL',
    isThere: () =>
      ask(() => pool.query('SELECT 1')).then(
        () => true,
        () => false,
      ),
    take: async (key, token, milliseconds) =>
      (await ask(() => pool.query(TAKE, [key, token, milliseconds]))).rows.length > 0,
    renew: async (key, token, milliseconds) =>
      (await ask(() => pool.query(RENEW, [key, token, milliseconds]))).rows.length > 0,
    async release(key, token) {
      await ask(() => pool.query(RELEASE, [key, token]));
      await Promise.all(['intent_locks', 'intent_notes'].map((table) => ask(() => pool.query(CLEAR(table)))));
    },
    async put(key, note, seconds) {
      const sealed = await sealNote(note, secret);
      await ask(() => pool.query(PUT, [key, sealed, seconds * 1_000]));
    },
    async get(key) {
      const { rows } = await ask(() => pool.query<{ note: string }>(GET, [key]));
      return rows[0] && openNote(rows[0].note, secret);
    },
  };
}
