import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askDatabase, describeOnPostgres, postgres, type TestDatabase } from './databases';
import { type Outcome, REQUIRED, startCms } from './running-cms';

const CMS = path.resolve(import.meta.dirname, '..');
const MANY_STARTS_MS = 240_000;

describeOnPostgres('the command that migrates', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await postgres();
  });
  afterEach(() => database.remove());

  test(
    'makes the tables of an empty database, once, when two are run at the same moment, and a CMS starts on it',
    async () => {
      const outcomes = await Promise.all([migrate(), migrate()]);
      expect(outcomes.map(({ exitCode, output }) => [exitCode, output])).toEqual(
        outcomes.map(() => [0, expect.stringContaining('The database is up to date.')]),
      );
      expect(await settings()).toBe(1);
      const cms = await startCms(database.variables);
      await cms.stop();
      expect(await settings()).toBe(1);
    },
    MANY_STARTS_MS,
  );

  test('fails when the database does not answer', async () => {
    const { exitCode, output } = await migrate('postgres://nobody@127.0.0.1:1/nowhere');
    expect(output).toContain('ECONNREFUSED');
    expect(exitCode).toBe(1);
  });

  async function settings(): Promise<number> {
    const rows = await askDatabase(
      database.variables,
      'SELECT document_id FROM commerce_settings GROUP BY document_id',
    );
    return rows.length;
  }

  async function migrate(url = database.variables.DATABASE_URL ?? ''): Promise<Outcome> {
    const { PATH = '' } = process.env;
    const child = spawn(process.execPath, [path.join(CMS, 'dist', 'src', 'commands', 'migrate.js')], {
      cwd: CMS,
      env: { PATH, NODE_ENV: 'production', ...REQUIRED, ...database.variables, DATABASE_URL: url },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    await once(child, 'close');
    return { exitCode: child.exitCode, output };
  }
});
