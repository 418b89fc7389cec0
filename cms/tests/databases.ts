import path from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { describe } from 'vitest';
import { isNight } from './by-night';
import { temporaryFolder, type Variables } from './running-cms';
import { createDatabase, postgresFault } from './test-postgres';

export interface TestDatabase {
  variables: Variables;
  remove(): Promise<void>;
}

export async function sqlite(): Promise<TestDatabase> {
  const { folder, remove } = await temporaryFolder();
  return { variables: { DATABASE_FILENAME: path.join(folder, 'data.db') }, remove };
}

export async function postgres(): Promise<TestDatabase & { url: string }> {
  const { url, drop } = await createDatabase();
  return { variables: { DATABASE_CLIENT: 'postgres', DATABASE_URL: url }, remove: drop, url };
}

const fault = await postgresFault();
const isSkipped = fault !== undefined && process.env.CI !== 'true';

/** Tests that need PostgreSQL: skipped, and said so, where none answers; in CI there has to be one. */
export function describeOnPostgres(what: string, tests: () => void): void {
  if (isSkipped) process.stderr.write(`Not tested on PostgreSQL: ${what} (${fault}).\n`);
  describe.skipIf(isSkipped)(isSkipped ? `${what} (not tested: ${fault})` : what, tests);
}

/** The same tests on either database; each of the two is given one of its own by `open`. */
export function describeOnBoth(what: string, tests: (open: () => Promise<TestDatabase>) => void): void {
  describe(`${what} on sqlite`, () => tests(sqlite));
  describeOnPostgres(`${what} on postgres`, () => tests(postgres));
}

/**
 * Tests of what both databases do alike, because Strapi writes the SQL: on PostgreSQL, which production has, and on SQLite where none
 * answers. To start a CMS costs more than a hundred such tests.
 */
export function describeOnOne(what: string, tests: (open: () => Promise<TestDatabase>) => void): void {
  if (isSkipped) describe(`${what} on sqlite (not tested on postgres: ${fault})`, () => tests(sqlite));
  else describe(`${what} on postgres`, () => tests(postgres));
}

/** Tests of many writes, of which nearly all SQL is Strapi's: on one database with every change, on both by night (docs/decisions/0109). */
export const describeOnBothByNight = isNight ? describeOnBoth : describeOnOne;

/** Asks the database itself, past the CMS that may be running on it; `?` stands for a value. */
export async function askDatabase(
  { DATABASE_URL, DATABASE_FILENAME = '' }: Variables,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  if (DATABASE_URL !== undefined) {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    let place = 0;
    const { rows } = await client.query(
      statement.replaceAll('?', () => `$${++place}`),
      [...values],
    );
    await client.end();
    return rows;
  }
  const store = new Database(DATABASE_FILENAME, { timeout: 5_000 });
  // Strapi keeps moments as milliseconds there.
  const bound = values.map((value) => (value instanceof Date ? value.getTime() : value));
  const prepared = store.prepare<unknown[], Record<string, unknown>>(statement);
  const rows = prepared.reader ? prepared.all(...bound) : [];
  if (!prepared.reader) prepared.run(...bound);
  store.close();
  return rows;
}
