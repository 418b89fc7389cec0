import { test } from '@playwright/test';
import pg from 'pg';

const POSTGRES_URL = process.env.POSTGRES_TEST_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** A database of the test's own; without PostgreSQL the test is left out and says so, which on CI is a failure. */
export async function ownDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: POSTGRES_URL, connectionTimeoutMillis: 2_000 });
  const isThere = await client.connect().then(
    () => true,
    () => false,
  );
  test.skip(!isThere && !process.env.CI, `no PostgreSQL at ${POSTGRES_URL}`);
  const name = `vitrina_orders_${Date.now()}`;
  await client.query(`CREATE DATABASE ${name}`);
  return {
    url: new URL(`/${name}`, POSTGRES_URL).href,
    drop: async () => {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await client.end();
    },
  };
}
