import type { Core } from '@strapi/strapi';
import type { Language } from '@vitrina/content-contract/languages';
import { currentLanguage, defaultLanguage, shopLanguages } from '../languages/languages';
import type { ArticleIndex } from './article-index';
import { postgresIndex } from './postgres-index';
import { knexSql, type Sql } from './sql';
import { sqliteIndex } from './sqlite-index';

/**
 * The index in the database of this CMS: one for each language, of which each question and each change is asked in that of the work. How
 * rare a word is, and how one may be misspelt, tells nothing of another language.
 */
export function articleIndexOf(strapi: Core.Strapi, client: 'postgres' | 'sqlite'): ArticleIndex {
  // The connections are opened after whoever offers the search is set up.
  const own: Sql = {
    rows: (statement, values) => knexSql(strapi.db.connection).rows(statement, values),
    within: (work) => knexSql(strapi.db.connection).within(work),
  };
  const indexes = new Map(shopLanguages().map((language) => [language, indexIn(language, own, client)]));
  const here = () => {
    const index = indexes.get(currentLanguage());
    // Its name stands in statements: only that of a language of the shop may.
    if (!index) throw new Error(`Nothing is indexed in the language ${currentLanguage()}`);
    return index;
  };
  return {
    async prepare() {
      for (const index of indexes.values()) await index.prepare();
    },
    put: (article, sql, only) => here().put(article, sql, only),
    remove: (documentId, sql) => here().remove(documentId, sql),
    fingerprints: () => here().fingerprints(),
    lock: (documentId, sql) => here().lock(documentId, sql),
    learn: (terms) => here().learn(terms),
    reading: (work) => here().reading(work),
  };
}

const TABLES = 'article_search';

/** The default language has the tables of before there were others. */
function indexIn(language: Language, own: Sql, client: 'postgres' | 'sqlite'): ArticleIndex {
  const makeIndex = client === 'postgres' ? postgresIndex : sqliteIndex;
  if (language === defaultLanguage()) return makeIndex(own);
  const tables = `${TABLES}_${language}`;
  const index = makeIndex(renamed(own, tables));
  return {
    ...index,
    put: (article, sql, only) => index.put(article, renamed(sql, tables), only),
    remove: (documentId, sql) => index.remove(documentId, renamed(sql, tables)),
    lock: (documentId, sql) => index.lock(documentId, renamed(sql, tables)),
  };
}

function renamed(sql: Sql, tables: string): Sql {
  return {
    rows: (statement, values) => sql.rows(statement.replaceAll(TABLES, tables), values),
    within: (work) => sql.within((inner) => work(renamed(inner, tables))),
  };
}
