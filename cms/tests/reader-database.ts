import { type Database, makeReaderTables } from '../src/readers/reader-tables';
import { openBareDatabase } from './bare-database';

export interface ReaderDatabase {
  database: Database;
  /** An article as Strapi keeps one: a draft, and the same published. */
  addArticle(article: string, is?: { published: boolean }): Promise<void>;
  rowsOf(article: string): Promise<object[]>;
  close(): Promise<void>;
}

/** Tables of readers beside a table of articles, without the rest of the CMS. */
export async function openReaderDatabase(client: 'sqlite' | 'postgres'): Promise<ReaderDatabase> {
  const { database, close } = await openBareDatabase(client);
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
    close,
  };
}
