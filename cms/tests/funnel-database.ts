import { createRequire } from 'node:module';
import { type Database, makeFunnelTables } from '../src/funnel/funnel-tables';
import { postgres, sqlite, type TestDatabase } from './databases';

/** The knex that Strapi talks to its database with. */
function loadKnex(): (settings: object) => Database {
  const strapi = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi'));
  return createRequire(strapi.resolve('@strapi/database'))('knex');
}

export interface FunnelDatabase {
  database: Database;
  close(): Promise<void>;
}

/** Tables of counts beside a table of these banners, without the rest of the CMS. */
export async function openFunnelDatabase(
  client: 'sqlite' | 'postgres',
  banners: readonly string[],
): Promise<FunnelDatabase> {
  const made: TestDatabase = await (client === 'sqlite' ? sqlite() : postgres());
  const { DATABASE_FILENAME, DATABASE_URL } = made.variables;
  const database = loadKnex()(
    client === 'sqlite'
      ? { client: 'better-sqlite3', connection: { filename: DATABASE_FILENAME }, useNullAsDefault: true }
      : { client: 'pg', connection: DATABASE_URL, pool: { min: 0, max: 12 } },
  );
  await database.schema.createTable('banners', (table) => {
    table.increments('id');
    table.string('document_id');
  });
  await database('banners').insert(banners.map((document_id) => ({ document_id })));
  await makeFunnelTables(database);
  return {
    database,
    async close() {
      await database.destroy();
      await made.remove();
    },
  };
}
