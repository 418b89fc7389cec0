import type { Core } from '@strapi/strapi';
import type { DatabaseSettings } from '../env';
import { MovedPart } from './part-of-strapi';

interface Connection {
  query(statement: string): Promise<unknown>;
  connectionParameters: { query_timeout?: number };
}

/** PostgreSQL cancels a statement itself; one that says nothing any more is given up a little later. */
const SILENCE_MS = 1_000;

/** None while the CMS starts: bringing large tables up to date may take as long as it needs. */
let milliseconds = 0;

/** The connections that came with the limit. */
const limited = new WeakSet<object>();

/** What the pool does with a new connection (config/database.ts). */
export function limitConnection(
  connection: Connection,
  done: (fault: unknown, connection: Connection) => void,
): void {
  setLimit(connection).then(
    () => done(undefined, connection),
    (fault) => done(fault, connection),
  );
}

async function setLimit(connection: Connection): Promise<void> {
  if (milliseconds === 0) return;
  await connection.query(`SET statement_timeout = ${milliseconds}`);
  connection.connectionParameters.query_timeout = milliseconds + SILENCE_MS;
  limited.add(connection);
}

/**
 * From now on PostgreSQL cancels a statement that takes longer than the settings allow. Connections of the start are not used again.
 * SQLite runs in this very process and cannot be interrupted: there only the bounds of a question hold (docs/decisions/0037).
 */
export function limitStatements(strapi: Core.Strapi, database: DatabaseSettings): void {
  if (database.client !== 'postgres') return;
  const { client } = strapi.db.connection;
  if (typeof client.validateConnection !== 'function') {
    throw new MovedPart('the client of knex has no validateConnection', 'statements would have no limit');
  }
  process.on('unhandledRejection', (reason) => survive(reason, (message) => strapi.log.error(message)));
  milliseconds = database.statementSeconds * 1000;
  // One whose last answer has never come is not used again.
  client.validateConnection = (connection: { readyForQuery: boolean }) =>
    limited.has(connection) && connection.readyForQuery;
}

const CANCELLED = '57014';

/**
 * Strapi reads an entry once more after it was saved, for its events, and waits for nobody to catch what fails there: cancelled, that
 * would end the process. Whatever else nobody catches still does.
 */
export function survive(reason: unknown, report: (message: string) => void): void {
  if (Reflect.get(Object(reason), 'code') !== CANCELLED) throw reason;
  report(`A statement nobody waits for was cancelled: ${reason instanceof Error ? reason.message : reason}`);
}
