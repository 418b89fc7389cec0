import type { Core } from '@strapi/strapi';
import pg from 'pg';
import type { DatabaseSettings } from './env';

/** Any number will do, as long as nothing else in this database locks by it. Who restores a backup holds it, too. */
export const LOCK_OF_STARTS = 2_026_112_202;

/**
 * Waits until no other instance is starting on this database; the answer lets the next one start. Strapi makes tables, columns
 * and its own rows without a lock: of two that start at once on an empty database or after an upgrade one would fail. The
 * lock belongs to a transaction on a connection of its own, so it ends with the process, behind a pooler too.
 */
export async function startInTurn(
  strapi: Core.Strapi,
  database: DatabaseSettings,
): Promise<() => Promise<void>> {
  if (database.client !== 'postgres') return async () => undefined;
  const connection = new pg.Client({ connectionString: database.url });
  // Should it break in mid-start, what the start needs next says so.
  connection.on('error', () => undefined);
  await connection.connect();
  await connection.query('BEGIN');
  const { rows } = await connection.query('SELECT pg_try_advisory_xact_lock($1) AS is_first', [
    LOCK_OF_STARTS,
  ]);
  if (rows[0]?.is_first !== true) {
    strapi.log.info('Another instance is starting on this database: this one waits for it.');
    await connection.query('SELECT pg_advisory_xact_lock($1)', [LOCK_OF_STARTS]);
  }
  return () => connection.end();
}
