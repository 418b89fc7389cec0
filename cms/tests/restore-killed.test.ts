import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { askDatabase, describeOnPostgres, postgres } from './databases';
import { temporaryFolder } from './running-cms';

const COPY = path.resolve(import.meta.dirname, '..', 'dist', 'src', 'backup', 'postgres-copy.js');

/** A dump of which only the beginning comes: it says no more until the process that reads it is gone. */
const HALF_A_DUMP = "#!/bin/sh\necho 'CREATE TABLE half (n int);'\nexec cat > /dev/null\n";

describeOnPostgres('a restore whose process is killed', () => {
  test('leaves in the database what was there, although psql lives on and has read half of it', async () => {
    const target = await postgres();
    const { folder, remove } = await temporaryFolder();
    onTestFinished(async () => {
      await Promise.all([target.remove(), remove()]);
    });
    const ask = (statement: string) => askDatabase(target.variables, statement);
    await ask('CREATE TABLE what_was_there AS SELECT 1 AS n');
    const reader = path.join(folder, 'pg_restore');
    await writeFile(reader, HALF_A_DUMP);
    await chmod(reader, 0o755);

    const restore = spawn(
      process.execPath,
      [
        '-e',
        `require(${JSON.stringify(COPY)}).restorePostgres(process.argv[1], '', [])`,
        target.variables.DATABASE_URL ?? '',
      ],
      { stdio: 'ignore', env: { ...process.env, PATH: `${folder}:${process.env.PATH}` } },
    );
    const ofPsql = (state: string) => () =>
      ask(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'psql' AND ${state}`,
      );
    const hasReadHalf = "state = 'idle in transaction' AND query LIKE 'CREATE TABLE half%'";
    await expect.poll(ofPsql(hasReadHalf), { timeout: 30_000 }).toHaveLength(1);
    restore.kill('SIGKILL');
    await once(restore, 'close');
    await expect.poll(ofPsql('true'), { timeout: 30_000 }).toHaveLength(0);
    const tables = await ask("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
    expect(tables).toEqual([{ tablename: 'what_was_there' }]);
  }, 90_000);
});
