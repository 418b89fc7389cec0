import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { MovedPart } from './part-of-strapi';

/** Less than another process waits by itself: of two that wait for each other the other one goes on. */
const PATIENCE_MS = 4_000;
const AGAIN_MS = 20;

interface Driver {
  _query(connection: unknown, query: object): Promise<object>;
}

/** None while the CMS starts: there is nobody yet who would be kept waiting. */
let isServing = false;

interface Connection {
  pragma(statement: string): unknown;
}

/** What the pool does with a new connection (config/database.ts). */
export function waitOutside(
  connection: Connection,
  done: (fault: unknown, connection: Connection) => void,
): void {
  if (isServing) connection.pragma('busy_timeout = 0');
  done(undefined, connection);
}

/**
 * SQLite runs in this very process: while it waits for a file that another process has locked, nobody is answered at all, five seconds
 * for each statement. From now on it does not wait, and the statement is tried again while others are answered.
 */
export async function waitForSqlite(strapi: Core.Strapi): Promise<void> {
  // A transaction has a client of its own, of the same class.
  const driver: Driver = Object.getPrototypeOf(strapi.db.connection.client);
  const { _query: ask } = driver;
  if (typeof ask !== 'function')
    throw new MovedPart('the client of knex has no _query', 'a locked file would stop the whole CMS');
  driver._query = async function (connection, query) {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await ask.call(this, connection, query);
      } catch (error) {
        if (!isLocked(error) || performance.now() > until) throw error;
      }
      await pause(AGAIN_MS);
    }
  };
  isServing = true;
  await strapi.db.connection.raw('PRAGMA busy_timeout = 0');
}

function isLocked(error: unknown): boolean {
  return String(Reflect.get(Object(error), 'code')).startsWith('SQLITE_BUSY');
}
