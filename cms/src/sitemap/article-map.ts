import type { Core } from '@strapi/strapi';
import { addressesOf, populatedFor } from '../addresses/addresses-of';
import { fieldOf, textIn } from '../field-of';
import { currentLanguage, inThisLanguage } from '../languages/languages';
import { ARTICLE } from '../markdown/article-fields';
import { knexSql } from '../search/sql';
import { FOUND } from '../search/stored-articles';

/** Search engines take 50,000 in one part; a part of these is read at once. */
export const ARTICLES_OF_A_PART = 1_000;

/** The oldest first: a new article changes the last part, and those before it need not be read again. */
const IN_ORDER = [{ date_created: 'asc' }, { documentId: 'asc' }];

export interface MapPart {
  /** The latest change of an article in it. */
  changedOn: Date | null;
}

export interface MappedArticle {
  address: string;
  title: string;
  changedOn: unknown;
  image: unknown;
}

/** The parts of the map of all published articles that may be found, in order: one statement, however many there are. */
export async function mapParts(strapi: Core.Strapi): Promise<MapPart[]> {
  const rows = await knexSql(strapi.db.connection).rows<{ changed: unknown }>(
    `SELECT part, MAX(changed) AS changed
    FROM (
      SELECT (ROW_NUMBER() OVER (ORDER BY date_created, document_id) - 1) / ${ARTICLES_OF_A_PART} AS part,
        COALESCE(date_updated, date_created) AS changed
      FROM articles
      WHERE published_at IS NOT NULL AND NOT COALESCE(noindex, false) AND locale = ?
    ) AS numbered
    GROUP BY part
    ORDER BY part`,
    [currentLanguage()],
  );
  return rows.map(({ changed }) => ({
    changedOn: changed === null ? null : new Date(changed as Date | number),
  }));
}

/** The articles of a part, counted from 1; none where there is no such part. */
export async function articlesOfPart(strapi: Core.Strapi, part: number): Promise<MappedArticle[]> {
  const entries: object[] = await strapi.db.query(ARTICLE).findMany({
    ...{ select: ['title', 'url', 'date_created', 'date_updated'], orderBy: IN_ORDER },
    where: { ...FOUND, ...inThisLanguage(strapi, ARTICLE) },
    populate: { ...populatedFor(ARTICLE), image: true },
    ...{ offset: (part - 1) * ARTICLES_OF_A_PART, limit: ARTICLES_OF_A_PART },
  });
  return entries.map((entry) => ({
    address: addressesOf(ARTICLE, entry)[0] ?? '',
    title: textIn(entry, 'title') ?? '',
    changedOn: fieldOf(entry, 'date_updated') ?? fieldOf(entry, 'date_created'),
    image: fieldOf(entry, 'image'),
  }));
}
