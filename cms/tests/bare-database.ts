import { createRequire } from 'node:module';
import type { Core } from '@strapi/strapi';
import { postgres, sqlite, type TestDatabase } from './databases';

type Database = Core.Strapi['db']['connection'];

/** The knex that Strapi talks to its database with. */
function loadKnex(): (settings: object) => Database {
  const strapi = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi'));
  return createRequire(strapi.resolve('@strapi/database'))('knex');
}

export interface BareDatabase {
  database: Database;
  close(): Promise<void>;
}

/** An empty database of a test's own, asked as Strapi asks its own, without the rest of the CMS. */
export async function openBareDatabase(client: 'sqlite' | 'postgres'): Promise<BareDatabase> {
  const made: TestDatabase = await (client === 'sqlite' ? sqlite() : postgres());
  const { DATABASE_FILENAME, DATABASE_URL } = made.variables;
  const database = loadKnex()(
    client === 'sqlite'
      ? { client: 'better-sqlite3', connection: { filename: DATABASE_FILENAME }, useNullAsDefault: true }
      : { client: 'pg', connection: DATABASE_URL, pool: { min: 0, max: 12 } },
  );
  return {
    database,
    async close() {
      await database.destroy();
      await made.remove();
    },
  };
}
