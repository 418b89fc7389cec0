import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './toolchain.mjs';

const SERVER = 'postgres://postgres@127.0.0.1:5432';

/**
 * Why PostgreSQL cannot be tried on this machine; nothing when it can.
 * @returns {Promise<string | undefined>}
 */
export async function postgresFault() {
  try {
    await administer('SELECT 1');
    return undefined;
  } catch (error) {
    return `PostgreSQL does not answer at 127.0.0.1:5432 (${error instanceof Error ? error.message : error})`;
  }
}

/** An empty database of PostgreSQL for one shop, to be dropped afterwards. */
export async function makeDatabase() {
  return keptDatabase(`vitrina_shop_${randomBytes(6).toString('hex')}`);
}

/**
 * A database of PostgreSQL that stays: made where there is none of this name.
 * @param {string} name
 */
export async function keptDatabase(name, { isFresh = false } = {}) {
  if (isFresh) await administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  const there = await administer(`SELECT 1 FROM pg_database WHERE datname = '${name}'`);
  if (there.rowCount === 0) await administer(`CREATE DATABASE ${name}`);
  return { url: `${SERVER}/${name}`, drop: () => administer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** @param {string} statement */
async function administer(statement) {
  // The driver of the CMS, which alone speaks to databases. It is there once the packages are installed, which may be after this module was loaded.
  const { Client } = createRequire(join(ROOT, 'cms', 'package.json'))('pg');
  const client = new Client({ connectionString: `${SERVER}/postgres`, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
