import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { environmentWith } from '../env';
import { LOCK_OF_STARTS } from '../start-in-turn';
import { BackupStop } from './backup-stop';
import type { TableRows } from './manifest';
import { type DatabaseContent, FILES, namesOf, type StoredFile } from './sqlite-copy';

/** What the CMS keeps; the site has a schema of its own, whose notes of orders are older than an order may be when they come back. */
const SCHEMA = 'public';

/** Dumps a database that may be in use; what is told of it was read at the very moment that the dump shows. */
export async function dumpPostgres(url: string, to: string): Promise<DatabaseContent> {
  const client = await connect(url);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot');
    const content = await contentOf(client);
    // Made by us, so that nobody else may read what is written to it.
    await (await open(to, 'wx', 0o600)).close();
    await runTool('pg_dump', url, [
      ...['--format=custom', '--no-owner', '--no-privileges', `--schema=${SCHEMA}`],
      ...[`--snapshot=${rows[0]?.snapshot}`, `--file=${to}`],
    ]);
    return content;
  } finally {
    await client.end();
  }
}

/** The list of what a dump holds can be read, and so it is whole as far as its tool can tell. */
export async function checkDump(file: string): Promise<void> {
  const list = spawnTool('pg_restore', ['--list', file], {});
  list.child.stdout.resume();
  await list.ended;
}

/** Why nothing may be restored there, or nothing. `isReplaced` allows rows, but never somebody at work on them. */
export async function occupationOfPostgres(url: string, isReplaced: boolean): Promise<string | undefined> {
  const client = await connect(url);
  try {
    const others = await client.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
         AND backend_type = 'client backend' AND application_name <> 'vitrina-site'`,
    );
    if (others.rows.length > 0) return 'somebody is connected to the database: end the CMS first';
    if (isReplaced) return undefined;
    const { rows } = await client.query('SELECT 1 FROM pg_tables WHERE schemaname = $1 LIMIT 1', [SCHEMA]);
    return rows.length > 0 ? 'the database has tables already' : undefined;
  } finally {
    await client.end();
  }
}

/**
 * Puts what a dump holds in the place of everything that the CMS has in a database, in one transaction that ends only when
 * each table has the rows it should have. An instance of the CMS that is started meanwhile waits for it.
 */
export async function restorePostgres(
  url: string,
  file: string,
  tables: readonly TableRows[],
): Promise<void> {
  // Without the schema itself, which is there already and may belong to another account.
  const script = spawnTool(
    'pg_restore',
    ['--no-owner', '--no-privileges', `--schema=${SCHEMA}`, '--file=-', file],
    {},
  );
  const { connection, environment } = splitPassword(url);
  const psql = spawnTool(
    'psql',
    [...['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'], `--dbname=${connection}`],
    environment,
  );
  psql.child.stdout.resume();
  const feed = pipeline(async function* () {
    // The transaction is ended by us and not by psql, which takes the end of what it reads for the end of the work: a script that
    // is cut off anywhere, say because this process was killed, is taken back.
    yield `BEGIN;\nSELECT pg_advisory_xact_lock(${LOCK_OF_STARTS});\n${EMPTY}`;
    yield* script.child.stdout;
    // A dump that could not be read to its end must not be committed.
    await script.ended;
    yield `${countsOf(tables)}\nCOMMIT;\n`;
  }, psql.child.stdin).catch((error: unknown) => {
    psql.child.kill();
    throw error;
  });
  const [fed, ended, read] = await Promise.allSettled([feed, psql.ended, script.ended]);
  // What the database has refused says more than that its tool took no more of the script.
  for (const outcome of [read, ended, fed]) if (outcome.status === 'rejected') throw outcome.reason;
}

async function contentOf(client: pg.Client): Promise<DatabaseContent> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = $1 ORDER BY tablename',
    [SCHEMA],
  );
  const tables: TableRows[] = [];
  for (const { name } of rows) {
    const counted = await client.query<{ rows: string }>(`SELECT count(*) AS rows FROM ${SCHEMA}."${name}"`);
    tables.push({ name, rows: Number(counted.rows[0]?.rows) });
  }
  const has = (name: string) => tables.some((table) => table.name === name);
  const migrations = has('strapi_migrations')
    ? await client.query<{ name: string }>('SELECT name FROM strapi_migrations ORDER BY id')
    : { rows: [] };
  const files = has('files') ? await client.query<StoredFile>(FILES) : { rows: [] };
  return {
    tables,
    migrations: migrations.rows.map(({ name }) => name),
    files: files.rows.flatMap(namesOf),
  };
}

/** Only what belongs to the CMS's account: the schema itself may be another's, and so may what an extension has put into it. */
const EMPTY = `
DO $$ DECLARE made record; BEGIN
  FOR made IN SELECT relkind, oid::regclass AS name FROM pg_class
    WHERE relnamespace = '${SCHEMA}'::regnamespace AND relkind IN ('r', 'p', 'v', 'm')
      AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
  LOOP
    EXECUTE format('DROP %s IF EXISTS %s CASCADE',
      CASE made.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END, made.name);
  END LOOP;
  FOR made IN SELECT oid::regclass AS name FROM pg_class
    WHERE relnamespace = '${SCHEMA}'::regnamespace AND relkind = 'S'
  LOOP
    EXECUTE format('DROP SEQUENCE IF EXISTS %s CASCADE', made.name);
  END LOOP;
END $$;
`;

function countsOf(tables: readonly TableRows[]): string {
  const checks = tables.map(
    ({ name, rows }) => `
  IF (SELECT count(*) FROM ${SCHEMA}.${identifier(name)}) <> ${rows} THEN
    RAISE EXCEPTION 'The table % has not the ${rows} rows of the backup', ${literal(name)};
  END IF;`,
  );
  return `\nDO $vitrina$ BEGIN${checks.join('')}\nEND $vitrina$;\n`;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new BackupStop(`The database does not answer: ${error instanceof Error ? error.message : error}.`);
  }
}

async function runTool(name: string, url: string, args: readonly string[]): Promise<void> {
  const { connection, environment } = splitPassword(url);
  const tool = spawnTool(name, [...args, `--dbname=${connection}`], environment);
  tool.child.stdout.resume();
  await tool.ended;
}

/** Everybody on a machine may read the arguments of a program. */
function splitPassword(url: string): { connection: string; environment: Record<string, string> } {
  const connection = new URL(url);
  const password = decodeURIComponent(connection.password);
  connection.password = '';
  return { connection: connection.href, environment: password === '' ? {} : { PGPASSWORD: password } };
}

function spawnTool(name: string, args: readonly string[], environment: Record<string, string>) {
  const child = spawn(name, args, { env: environmentWith(environment), stdio: 'pipe' });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk.toString()}`.slice(-4_000);
  });
  const ended = (async () => {
    try {
      const [code, signal] = await once(child, 'close');
      if (code !== 0) throw new BackupStop(`${name} has failed (${code ?? signal}): ${said.trim()}`);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      throw new BackupStop(
        `${name} is not installed: a backup of PostgreSQL needs its client programs (postgresql-client), of the server's version or a newer one.`,
      );
    }
  })();
  // Whoever waits for it hears of it; until then it is nobody's surprise.
  ended.catch(() => undefined);
  return { child, ended };
}

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
