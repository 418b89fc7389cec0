import type { Core } from '@strapi/strapi';
import type { ArticleIndex } from './article-index';
import { postgresIndex } from './postgres-index';
import { knexSql, type Sql } from './sql';
import { sqliteIndex } from './sqlite-index';

/** The index in the database of this CMS. */
export function articleIndexOf(strapi: Core.Strapi, client: 'postgres' | 'sqlite'): ArticleIndex {
  // The connections are opened after whoever offers the search is set up.
  const own: Sql = {
    rows: (statement, values) => knexSql(strapi.db.connection).rows(statement, values),
    within: (work) => knexSql(strapi.db.connection).within(work),
  };
  return client === 'postgres' ? postgresIndex(own) : sqliteIndex(own);
}
