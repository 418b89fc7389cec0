import path from 'node:path';
import { describe } from 'vitest';
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
