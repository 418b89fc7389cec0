import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../toolchain.mjs';

/** @typedef {{ client: 'sqlite', filename: string } | { client: 'postgres', url: string }} Place */
/** @typedef {(statement: string, values?: readonly unknown[]) => Promise<unknown>} Rows */
/** @typedef {{ rows: Rows, within: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result> }} Sql */

const requireOfCms = createRequire(join(ROOT, 'cms', 'package.json'));
const built = (/** @type {string} */ file) =>
  requireOfCms(join(ROOT, 'cms', 'dist', 'src', 'search', `${file}.js`));

/**
 * The index of the CMS in a database of its own.
 * @param {Place} place
 */
export async function openIndex(place) {
  const { sql, close } = place.client === 'sqlite' ? openSqlite(place) : await openPostgres(place);
  const { articleSearch } = built('find-articles');
  const { articleTerms, vocabularyOf } = built('article-terms');
  const index =
    place.client === 'sqlite'
      ? built('sqlite-index').sqliteIndex(sql)
      : built('postgres-index').postgresIndex(sql);
  await index.prepare();
  const find = articleSearch(index);
  return {
    close,
    /** @type {(query: string) => Promise<{ fit: string, total: number }>} */
    ask: (query) => find({ query, start: 0, limit: 10 }),
    /** @param {ReturnType<typeof import('./made-articles.mjs').makeArticles>} articles */
    async fill(articles) {
      const words = new Set();
      await sql.rows('BEGIN');
      for (const article of articles) {
        await index.put(article, sql);
        for (const word of vocabularyOf(articleTerms(article))) words.add(word);
      }
      await sql.rows('COMMIT');
      await index.learn([...words]);
      // The server does so by itself soon after.
      if (place.client === 'postgres') await sql.rows('VACUUM ANALYZE article_search');
    },
  };
}

/**
 * How long the first question takes in a process of its own, from opening the database on, in milliseconds.
 * @param {Place} place
 * @param {string} query
 * @returns {Promise<number>}
 */
export function askAnew(place, query) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), JSON.stringify({ place, query })]);
    let [said, faults] = ['', ''];
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.stderr.on('data', (chunk) => {
      faults += chunk;
    });
    child.once('exit', (code) => (code === 0 ? resolve(Number(said)) : reject(new Error(faults))));
  });
}

/** @param {Extract<Place, { client: 'sqlite' }>} place */
function openSqlite({ filename }) {
  const Database = requireOfCms('better-sqlite3');
  const database = new Database(filename);
  /** @type {Rows} */
  const rows = async (statement, values = []) => {
    const prepared = database.prepare(statement);
    return prepared.reader ? prepared.all(...values) : void prepared.run(...values);
  };
  /** @type {Sql} */
  const sql = { rows, within: (work) => work(sql) };
  return { sql, close: async () => void database.close() };
}

/** @param {Extract<Place, { client: 'postgres' }>} place */
async function openPostgres({ url }) {
  const { Client } = requireOfCms('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  /** @type {Rows} */
  const rows = async (statement, values = []) => {
    let place = 0;
    return (
      await client.query(
        statement.replaceAll('?', () => `$${++place}`),
        [...values],
      )
    ).rows;
  };
  /** @type {Sql['within']} */
  const within = async (work) => {
    await client.query('BEGIN');
    try {
      return await work(sql);
    } finally {
      await client.query('COMMIT');
    }
  };
  /** @type {Sql} */
  const sql = { rows, within };
  return { sql, close: () => client.end() };
}

const asked = process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2];
if (asked) {
  const { place, query } = JSON.parse(asked);
  built('find-articles');
  const start = performance.now();
  const opened = await openIndex(place);
  await opened.ask(query);
  process.stdout.write(String(performance.now() - start));
  await opened.close();
}
