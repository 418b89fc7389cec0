import { createRequire } from 'node:module';
import { type Database, makeReaderTables } from '../src/readers/reader-tables';
import { postgres, sqlite, type TestDatabase } from './databases';

/** The knex that Strapi talks to its database with. */
function loadKnex(): (settings: object) => Database {
  const strapi = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi'));
  return createRequire(strapi.resolve('@strapi/database'))('knex');
}

export interface ReaderDatabase {
  database: Database;
  /** An article as Strapi keeps one: a draft, and the same published. */
  addArticle(article: string, is?: { published: boolean }): Promise<void>;
  rowsOf(article: string): Promise<object[]>;
  close(): Promise<void>;
}

/** Tables of readers beside a table of articles, without the rest of the CMS. */
export async function openReaderDatabase(client: 'sqlite' | 'postgres'): Promise<ReaderDatabase> {
  const made: TestDatabase = await (client === 'sqlite' ? sqlite() : postgres());
  const { DATABASE_FILENAME, DATABASE_URL } = made.variables;
  const database = loadKnex()(
    client === 'sqlite'
      ? { client: 'better-sqlite3', connection: { filename: DATABASE_FILENAME }, useNullAsDefault: true }
      : { client: 'pg', connection: DATABASE_URL, pool: { min: 0, max: 12 } },
  );
  await database.schema.createTable('articles', (table) => {
    table.increments('id');
    table.string('document_id');
    table.datetime('published_at');
    for (const figure of ['views', 'votes']) table.integer(figure);
    table.decimal('rating', 10, 2);
  });
  await makeReaderTables(database);
  return {
    database,
    async addArticle(article, { published } = { published: true }) {
      const moments = published ? [null, new Date()] : [null];
      await database('articles').insert(
        moments.map((published_at) => ({ document_id: article, published_at })),
      );
    },
    async rowsOf(article) {
      const rows = await database('articles')
        .select('views', 'votes', 'rating')
        .where('document_id', article)
        .orderBy('id');
      return rows.map(({ views, votes, rating }) => ({ views, votes, rating: rating && Number(rating) }));
    },
    async close() {
      await database.destroy();
      await made.remove();
    },
  };
}
