import { randomBytes } from 'node:crypto';
import pg from 'pg';

const SERVER = 'postgres://postgres@127.0.0.1:5432';

/** Why PostgreSQL cannot be tested here; nothing when it can. */
export async function postgresFault(): Promise<string | undefined> {
  try {
    await administer('SELECT 1');
    return undefined;
  } catch (error) {
    return `PostgreSQL does not answer at 127.0.0.1:5432 (${error instanceof Error ? error.message : error})`;
  }
}

/** A database of the test's own, dropped afterwards. */
export async function createDatabase(
  name = `vitrina_cms_test_${randomBytes(6).toString('hex')}`,
): Promise<{ url: string; drop(): Promise<void> }> {
  await administer(`CREATE DATABASE ${name}`);
  return { url: `${SERVER}/${name}`, drop: () => administer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Puts a copy in the place of a database; nobody may be connected to either. */
export async function copyDatabase(from: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await administer(`DROP DATABASE ${name}`);
  await administer(`CREATE DATABASE ${name} TEMPLATE ${from}`);
}

export async function isEmpty(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(`SELECT 1 FROM pg_tables WHERE schemaname = 'public' LIMIT 1`);
    return rowCount === 0;
  } finally {
    await client.end();
  }
}

export async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${SERVER}/postgres`, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
