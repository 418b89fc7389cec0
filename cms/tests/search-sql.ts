import Database from 'better-sqlite3';
import pg from 'pg';
import type { ArticleIndex } from '../src/search/article-index';
import { postgresIndex } from '../src/search/postgres-index';
import type { Sql } from '../src/search/sql';
import { sqliteIndex } from '../src/search/sqlite-index';
import { createDatabase } from './test-postgres';

export interface TestIndex {
  index: ArticleIndex;
  sql: Sql;
  close(): Promise<void>;
}

/** An empty index in memory. */
export async function indexOnSqlite(): Promise<TestIndex> {
  const database = new Database(':memory:');
  const sql: Sql = {
    async rows<Row>(statement: string, values: readonly unknown[] = []) {
      const prepared = database.prepare(statement);
      if (prepared.reader) return prepared.all(...values) as Row[];
      prepared.run(...values);
      return [];
    },
    within: (work) => work(sql),
  };
  const index = sqliteIndex(sql);
  await index.prepare();
  return { index, sql, close: async () => void database.close() };
}

/** An empty index in a database of its own. */
export async function indexOnPostgres(): Promise<TestIndex> {
  const { url, drop } = await createDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const sql: Sql = {
    async rows<Row>(statement: string, values: readonly unknown[] = []) {
      let place = 0;
      const { rows } = await client.query(
        statement.replaceAll('?', () => `$${++place}`),
        [...values],
      );
      return rows as Row[];
    },
    async within(work) {
      await client.query('BEGIN');
      try {
        return await work(sql);
      } finally {
        await client.query('COMMIT');
      }
    },
  };
  const index = postgresIndex(sql);
  await index.prepare();
  return {
    index,
    sql,
    async close() {
      await client.end();
      await drop();
    },
  };
}
