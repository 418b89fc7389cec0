import type { Alternative, AskedWord } from '@vitrina/search-language';
import type {
  ArticleIndex,
  ArticleReader,
  Candidate,
  Condition,
  IndexedArticle,
  Place,
  SectionCount,
  ShownArticle,
} from './article-index';
import { type ArticleTerms, articleTerms, line } from './article-terms';
import type { Sql } from './sql';

const TABLES = [
  // All that is long stands apart from its row, so that counting and sorting read little.
  `CREATE TABLE IF NOT EXISTS article_search (
    id SERIAL PRIMARY KEY, document_id TEXT NOT NULL UNIQUE, fingerprint TEXT NOT NULL, published BIGINT NOT NULL,
    address TEXT NOT NULL, section TEXT NOT NULL, section_name TEXT NOT NULL, title TEXT NOT NULL, lead TEXT NOT NULL,
    body TEXT NOT NULL, title_terms TEXT NOT NULL, keywords_terms TEXT NOT NULL, lead_terms TEXT NOT NULL,
    often_terms TEXT NOT NULL, in_title TSVECTOR NOT NULL, in_head TSVECTOR NOT NULL, anywhere TSVECTOR NOT NULL)
    WITH (toast_tuple_target = 256)`,
  ...['in_title', 'in_head', 'anywhere'].map(
    (column) => `CREATE INDEX IF NOT EXISTS article_search_${column} ON article_search USING gin (${column})`,
  ),
  'CREATE TABLE IF NOT EXISTS article_search_words (id SERIAL PRIMARY KEY, word TEXT NOT NULL UNIQUE)',
];

const CANDIDATE = `id, published::float8 AS published, title_terms AS title, keywords_terms AS keywords,
  lead_terms AS lead, often_terms AS often`;

/** Which column knows what stands where. Each word has an index of its own there, so no row is read to be refused. */
const COLUMNS: Record<Place, string> = { title: 'in_title', head: 'in_head', anywhere: 'anywhere' };

/** A search that takes longer is given up: whoever asked has long gone on. */
const MOST_MS = 2_000;

/** The index in PostgreSQL: its own full text, over terms that are cut already. */
export function postgresIndex(own: Sql): ArticleIndex {
  return {
    async prepare() {
      for (const table of TABLES) await own.rows(table);
    },

    async put(article, sql, only) {
      const terms = articleTerms(article);
      const values = rowOf(article, terms);
      const names = Object.keys(values);
      const taken = names.map((name) => `${name} = EXCLUDED.${name}`).join(', ');
      await sql.rows(
        `INSERT INTO article_search (${names.join(', ')})
         VALUES (${names.map((name) => PLACEHOLDERS[name] ?? '?').join(', ')})
         ON CONFLICT (document_id) DO ${only === 'fresh' ? 'NOTHING' : `UPDATE SET ${taken}`}`,
        Object.values(values),
      );
    },

    async remove(documentId, sql) {
      await sql.rows('DELETE FROM article_search WHERE document_id = ?', [documentId]);
    },

    async fingerprints() {
      const rows = await own.rows<{ document_id: string; fingerprint: string }>(
        'SELECT document_id, fingerprint FROM article_search',
      );
      return new Map(rows.map((row) => [row.document_id, row.fingerprint]));
    },

    async lock(documentId, sql) {
      const [row] = await sql.rows<{ fingerprint: string }>(
        'SELECT fingerprint FROM article_search WHERE document_id = ? FOR UPDATE',
        [documentId],
      );
      return row?.fingerprint;
    },

    async learn(terms) {
      // In one order, so that two who learn the same words do not wait for each other in a circle.
      await own.rows(
        'INSERT INTO article_search_words (word) SELECT unnest(?::text[]) ON CONFLICT (word) DO NOTHING',
        [[...terms].sort()],
      );
    },

    // The planner takes a comparison for cheap, and would read and unpack the words of every article.
    reading: (work) =>
      own.within(async (sql) => {
        await sql.rows(
          `SELECT set_config('enable_seqscan', 'off', true), set_config('statement_timeout', '${MOST_MS}', true)`,
        );
        return work(readerOf(sql));
      }),
  };
}

function readerOf(sql: Sql): ArticleReader {
  return {
    termsSince: (id) =>
      sql.rows<{ id: number; word: string }>(
        'SELECT id, word FROM article_search_words WHERE id > ? ORDER BY id',
        [id],
      ),

    async amount(word, limit) {
      const [row] = await sql.rows<{ amount: number }>(
        `SELECT count(*)::int AS amount
         FROM (SELECT FROM article_search WHERE anywhere @@ ?::tsquery LIMIT ?) AS counted`,
        [wordExpression(word), limit],
      );
      return row?.amount ?? 0;
    },

    sections: (condition) =>
      sql.rows<SectionCount>(
        `SELECT section, section_name AS name, count(*)::int AS count FROM article_search
         WHERE anywhere @@ ?::tsquery GROUP BY section, section_name ORDER BY count DESC, name`,
        [queryExpression(condition)],
      ),

    newest: (condition, place, limit, section) =>
      sql.rows<Candidate>(
        `SELECT ${CANDIDATE} FROM article_search
         WHERE ${COLUMNS[place]} @@ ?::tsquery${section === undefined ? '' : ' AND section = ?'}
         ORDER BY article_search.published DESC, address COLLATE "C" LIMIT ?`,
        [queryExpression(condition), ...(section === undefined ? [] : [section]), limit],
      ),

    async documents(condition, limit) {
      const rows = await sql.rows<{ document: string }>(
        `SELECT document_id AS document FROM article_search
         WHERE anywhere @@ ?::tsquery ORDER BY article_search.published DESC LIMIT ?`,
        [queryExpression(condition), limit],
      );
      return rows.map(({ document }) => document);
    },

    async articles(ids) {
      const rows = await sql.rows<ShownArticle & { id: number }>(
        `SELECT id, address, section, section_name AS "sectionName", title, lead, body AS text
         FROM article_search WHERE id = ANY(?::int[])`,
        [ids],
      );
      return new Map(rows.map(({ id, ...article }) => [id, article]));
    },
  };
}

const VECTOR = 'array_to_tsvector(?::text[])';
const PLACEHOLDERS: Record<string, string> = { in_title: VECTOR, in_head: VECTOR, anywhere: VECTOR };

function rowOf(article: IndexedArticle, terms: ArticleTerms) {
  const { documentId, fingerprint, published, address, section, sectionName, title, lead, text } = article;
  return {
    ...{ document_id: documentId, fingerprint, published, address, section, section_name: sectionName },
    ...{ title, lead, body: text },
    title_terms: line(terms.title),
    keywords_terms: line(terms.keywords),
    lead_terms: line(terms.lead),
    often_terms: line(terms.often),
    ...{ in_title: terms.title, in_head: terms.head, anywhere: terms.everything },
  };
}

/** Terms are letters and numbers only, so nothing in them can be an operator. */
function queryExpression(condition: Condition): string {
  return condition.map((words) => `(${words.map(wordExpression).join(' | ')})`).join(' & ');
}

function wordExpression(word: AskedWord): string {
  const readings = word.map((reading) => {
    const parts = reading.map((part) => `(${part.map(termExpression).join(' | ')})`);
    return `(${parts.join(' & ')})`;
  });
  return `(${readings.join(' | ')})`;
}

function termExpression({ term, isPrefix }: Alternative): string {
  return `'${term}'${isPrefix ? ':*' : ''}`;
}
