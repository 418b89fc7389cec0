import type { Core } from '@strapi/strapi';
import { REQUEST } from '../requests/request-type';
import { isPostgres } from '../strapi/database-kind';
import { MADE, MADE_ID } from './make-article';

/** Within these days they came, evenly, so that none is old enough to be deleted by the rule that deletes old ones. */
const DAYS = 60;
const DAY_MS = 86_400_000;
/** What a statement inserts at most, so that none takes minutes. */
const BATCH = 50_000;

/**
 * Requests made up by the database itself, which writes a million in a minute; the former ones go. Of a thousand one is new and two
 * are taken, as where a support works.
 */
export async function loadRequests(strapi: Core.Strapi, amount: number): Promise<void> {
  await removeRequests(strapi);
  const onPostgres = isPostgres(strapi);
  const age = `${Date.now()} - n * ${((DAYS * DAY_MS) / amount).toFixed(3)}`;
  // SQLite has its moments as milliseconds.
  const moment = onPostgres ? `to_timestamp((${age}) / 1000)` : `CAST(${age} AS INTEGER)`;
  for (let first = 1; first <= amount; first += BATCH) {
    await strapi.db.connection.raw(
      `WITH RECURSIVE numbers(n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${Math.min(first + BATCH - 1, amount)}),
        made AS (SELECT n, ${moment} AS at FROM numbers)
      INSERT INTO requests
        (document_id, request_id, number, kind, state, name, phone, email, email_key, message, details, delivery_state, created_at, updated_at, published_at)
      SELECT '${MADE_ID}' || ${padded('n', 24 - MADE_ID.length, onPostgres)}, 'generated-request-' || n, 'G' || n,
        CASE n % 4 WHEN 0 THEN 'product' WHEN 1 THEN 'dedicated-server' WHEN 2 THEN 'large-server' ELSE 'migration-grant' END,
        CASE WHEN n % 1000 = 0 THEN 'new' WHEN n % 1000 < 3 THEN 'taken' ELSE 'done' END,
        'Посетитель ' || n, '7900' || ${padded('n', 7, onPostgres)}, 'visitor-' || n || '@example.org', 'visitor-' || n || '@example.org',
        'Нужен сервер на ' || (1 + n % 64) || ' ядер, подскажите срок.', '', 'not-needed', at, at, at
      FROM made`,
    );
  }
}

/** Removes the made-up requests and nothing else; answers how many there were. */
export async function removeRequests(strapi: Core.Strapi): Promise<number> {
  const { count } = await strapi.db.query(REQUEST).deleteMany({ where: MADE });
  return count;
}

function padded(column: string, length: number, onPostgres: boolean): string {
  return onPostgres ? `lpad(${column}::text, ${length}, '0')` : `printf('%0${length}d', ${column})`;
}
