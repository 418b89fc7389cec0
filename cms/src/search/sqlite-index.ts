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
import { articleTerms, line } from './article-terms';
import type { Sql } from './sql';

const TOKENS = `tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'"`;
/** Without contents: what is shown stands in a table of its own, and these are terms. */
const OPTIONS = `content = '', contentless_delete = 1, prefix = '2 3', ${TOKENS}`;

const TABLES = [
  `CREATE TABLE IF NOT EXISTS article_search (
    id INTEGER PRIMARY KEY, document_id TEXT NOT NULL UNIQUE, fingerprint TEXT NOT NULL, published INTEGER NOT NULL,
    address TEXT NOT NULL, section TEXT NOT NULL, section_name TEXT NOT NULL, title TEXT NOT NULL, lead TEXT NOT NULL,
    title_terms TEXT NOT NULL, keywords_terms TEXT NOT NULL, lead_terms TEXT NOT NULL, often_terms TEXT NOT NULL)`,
  // What is counted and sorted is read from these alone.
  'CREATE INDEX IF NOT EXISTS article_search_sections ON article_search (section, section_name)',
  'CREATE INDEX IF NOT EXISTS article_search_newest ON article_search (published DESC, address)',
  // Apart, so that whoever counts or sorts does not read the texts.
  'CREATE TABLE IF NOT EXISTS article_search_texts (id INTEGER PRIMARY KEY, body TEXT NOT NULL)',
  'CREATE TABLE IF NOT EXISTS article_search_words (id INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE)',
  `CREATE VIRTUAL TABLE IF NOT EXISTS article_search_head
    USING fts5(title, others, detail = column, ${OPTIONS})`,
  `CREATE VIRTUAL TABLE IF NOT EXISTS article_search_all USING fts5(terms, detail = none, ${OPTIONS})`,
];

const CANDIDATE =
  'id, published, title_terms AS title, keywords_terms AS keywords, lead_terms AS lead, often_terms AS often';

/** SQLite takes no more than some 32,000 values in one statement. */
const WORDS_AT_ONCE = 5_000;

/** The index in SQLite: full text of FTS5. */
export function sqliteIndex(own: Sql): ArticleIndex {
  return {
    async prepare() {
      for (const table of TABLES) await own.rows(table);
    },

    async put(article, sql, only) {
      const known = await idOf(article.documentId, sql);
      if (known !== undefined && only === 'fresh') return;
      if (known !== undefined) await removeRow(known, sql);
      await insert(article, sql);
    },

    async remove(documentId, sql) {
      const known = await idOf(documentId, sql);
      if (known !== undefined) await removeRow(known, sql);
    },

    async fingerprints() {
      const rows = await own.rows<{ document_id: string; fingerprint: string }>(
        'SELECT document_id, fingerprint FROM article_search',
      );
      return new Map(rows.map((row) => [row.document_id, row.fingerprint]));
    },

    // There is one connection, so whoever has a transaction is alone.
    async lock(documentId, sql) {
      const [row] = await sql.rows<{ fingerprint: string }>(
        'SELECT fingerprint FROM article_search WHERE document_id = ?',
        [documentId],
      );
      return row?.fingerprint;
    },

    async learn(terms) {
      for (let start = 0; start < terms.length; start += WORDS_AT_ONCE) {
        const some = terms.slice(start, start + WORDS_AT_ONCE);
        const values = some.map(() => '(?)').join(', ');
        await own.rows(`INSERT OR IGNORE INTO article_search_words (word) VALUES ${values}`, some);
      }
    },

    reading: (work) => work(readerOf(own)),
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
        `SELECT count(*) AS amount
         FROM (SELECT rowid FROM article_search_all WHERE article_search_all MATCH ? LIMIT ?)`,
        [wordExpression(word), limit],
      );
      return row?.amount ?? 0;
    },

    sections: (condition) =>
      sql.rows<SectionCount>(
        `SELECT section, section_name AS name, count(*) AS count FROM article_search
         WHERE ${matching('anywhere')} GROUP BY section, section_name ORDER BY count DESC, name`,
        valuesOf(condition, 'anywhere'),
      ),

    newest: (condition, place, limit, section) =>
      sql.rows<Candidate>(
        `SELECT ${CANDIDATE} FROM article_search
         WHERE ${matching(place, section)} ORDER BY published DESC, address LIMIT ?`,
        [...valuesOf(condition, place, section), limit],
      ),

    async documents(condition, limit) {
      const rows = await sql.rows<{ document: string }>(
        `SELECT document_id AS document FROM article_search
         WHERE ${matching('anywhere')} ORDER BY published DESC LIMIT ?`,
        [...valuesOf(condition, 'anywhere'), limit],
      );
      return rows.map(({ document }) => document);
    },

    async articles(ids) {
      const rows = await sql.rows<ShownArticle & { id: number }>(
        `SELECT id, address, section, section_name AS sectionName, title, lead, body AS text
         FROM article_search JOIN article_search_texts USING (id) WHERE id IN (${ids.map(() => '?').join(', ')})`,
        ids,
      );
      return new Map(rows.map(({ id, ...article }) => [id, article]));
    },
  };
}

async function idOf(documentId: string, sql: Sql): Promise<number | undefined> {
  const [row] = await sql.rows<{ id: number }>('SELECT id FROM article_search WHERE document_id = ?', [
    documentId,
  ]);
  return row?.id;
}

async function removeRow(id: number, sql: Sql): Promise<void> {
  await sql.rows('DELETE FROM article_search_all WHERE rowid = ?', [id]);
  await sql.rows('DELETE FROM article_search_head WHERE rowid = ?', [id]);
  await sql.rows('DELETE FROM article_search_texts WHERE id = ?', [id]);
  await sql.rows('DELETE FROM article_search WHERE id = ?', [id]);
}

async function insert(article: IndexedArticle, sql: Sql): Promise<void> {
  const terms = articleTerms(article);
  const { documentId, fingerprint, published, address, section, sectionName, title, lead } = article;
  const [row] = await sql.rows<{ id: number }>(
    `INSERT INTO article_search (document_id, fingerprint, published, address, section, section_name, title, lead,
       title_terms, keywords_terms, lead_terms, often_terms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
    [
      ...[documentId, fingerprint, published, address, section, sectionName, title, lead],
      ...[terms.title, terms.keywords, terms.lead, terms.often].map(line),
    ],
  );
  const id = row?.id;
  await sql.rows('INSERT INTO article_search_texts (id, body) VALUES (?, ?)', [id, article.text]);
  await sql.rows('INSERT INTO article_search_head (rowid, title, others) VALUES (?, ?, ?)', [
    ...[id, line(terms.title), line(terms.head.filter((term) => !terms.title.includes(term)))],
  ]);
  await sql.rows('INSERT INTO article_search_all (rowid, terms) VALUES (?, ?)', [id, line(terms.everything)]);
}

function matching(place: Place, section?: string): string {
  const table = place === 'anywhere' ? 'article_search_all' : 'article_search_head';
  const inSection = section === undefined ? '' : ' AND section = ?';
  // The plus keeps SQLite from going through what fits one by one where an index has the order that is wanted.
  return `+id IN (SELECT rowid FROM ${table} WHERE ${table} MATCH ?)${inSection}`;
}

function valuesOf(condition: Condition, place: Place, section?: string): unknown[] {
  const expression = matchExpression(condition);
  const match = place === 'title' ? `{title} : (${expression})` : expression;
  return section === undefined ? [match] : [match, section];
}

/** Terms are letters and numbers only, so nothing in them can be an operator. */
function matchExpression(condition: Condition): string {
  return condition.map((words) => `(${words.map(wordExpression).join(' OR ')})`).join(' AND ');
}

function wordExpression(word: AskedWord): string {
  const readings = word.map((reading) => {
    const parts = reading.map((part) => `(${part.map(termExpression).join(' OR ')})`);
    return `(${parts.join(' AND ')})`;
  });
  return `(${readings.join(' OR ')})`;
}

function termExpression({ term, isPrefix }: Alternative): string {
  return `"${term}"${isPrefix ? '*' : ''}`;
}
