import type { Core } from '@strapi/strapi';
import { defaultLanguage, inThisLanguage } from '../languages/languages';
import { ARTICLE, type RelatedUid } from '../markdown/article-fields';
import { textLinks } from '../references/text-links';
import { type JoinTable, joinTableOf } from '../strapi/join-table';
import { MADE, MADE_ID, type MadeArticle, makeArticle } from './make-article';

/** SQLite takes no more than some 32,000 values in one statement. */
const BATCH = 200;

/** The former ones go, so the same number gives the same articles. All or nothing. */
export async function loadArticles(strapi: Core.Strapi, amount: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await removeMade(strapi);
    for (let start = 0; start < amount; start += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, amount - start) }, (_, index) =>
        makeArticle(start + index + 1),
      );
      // An article that is published has two rows of one document, the draft and what visitors see.
      const rows = batch.flatMap((article) => [asRow(article, null), asRow(article, article.createdAt)]);
      await strapi.db.query(ARTICLE).createMany({ data: rows });
    }
    const rows: { id: number; documentId: string }[] = await strapi.db.query(ARTICLE).findMany({
      select: ['id', 'documentId'],
      where: MADE,
      orderBy: { id: 'asc' },
    });
    const made = rows.map(({ id, documentId }) => ({
      id,
      article: makeArticle(Number.parseInt(documentId.slice(MADE_ID.length), 36)),
    }));
    const link = async (
      field: string,
      target: RelatedUid,
      choose: (article: MadeArticle) => readonly number[],
    ) => {
      const ids = await idsOf(strapi, target);
      if (ids.length === 0) return;
      const pairs = made.flatMap(({ id, article }) =>
        [...new Set(choose(article).map((place) => ids[place % ids.length]))].map(
          (other) => [id, other] as const,
        ),
      );
      const table = joinTableOf(strapi, ARTICLE, field);
      await strapi.db.connection.batchInsert(table.name, joiningRows(table, pairs), BATCH).transacting(trx);
    };
    await link('topic', 'api::knowledge.topic', ({ place, isTutorial }) => (isTutorial ? [place] : []));
    await link('category', 'api::knowledge.category', ({ place }) => [place]);
    await link('author', 'api::knowledge.author', ({ place }) => [place]);
    await link('tags', 'api::knowledge.tag', ({ tags }) => tags);
  });
}

/** Removes the made-up articles and nothing else; answers how many there were. */
export async function removeArticles(strapi: Core.Strapi): Promise<number> {
  return strapi.db.transaction(() => removeMade(strapi));
}

async function removeMade(strapi: Core.Strapi): Promise<number> {
  // Rows that join an article to others go with it: the database sees to that.
  const { count } = await strapi.db.query(ARTICLE).deleteMany({ where: MADE });
  return count / 2;
}

function asRow(article: MadeArticle, publishedAt: Date | null) {
  const { documentId, url, title, description, text, createdAt, views } = article;
  return {
    ...{
      documentId,
      locale: defaultLanguage(),
      url,
      title,
      description,
      text,
      views,
      createdAt,
      publishedAt,
    },
    text_links: textLinks(text),
    updatedAt: createdAt,
    date_created: createdAt,
    date_updated: createdAt,
    seo_title: title,
    seo_description: description,
    comment_invitation: true,
  };
}

async function idsOf(strapi: Core.Strapi, uid: RelatedUid): Promise<number[]> {
  const entries = await strapi.db.query(uid).findMany({
    select: ['id'],
    where: inThisLanguage(strapi, uid),
    orderBy: { id: 'asc' },
  });
  return entries.map(({ id }: { id: number }) => id);
}

function joiningRows(
  { joinColumn, inverseJoinColumn, orderColumnName, inverseOrderColumnName }: JoinTable,
  pairs: readonly (readonly [number, number | undefined])[],
): object[] {
  const orders = new Map<number, number>();
  return pairs.map(([id, other], index) => {
    const order = (orders.get(id) ?? 0) + 1;
    orders.set(id, order);
    return {
      [joinColumn.name]: id,
      [inverseJoinColumn.name]: other,
      ...(orderColumnName === undefined ? {} : { [orderColumnName]: order }),
      ...(inverseOrderColumnName === undefined ? {} : { [inverseOrderColumnName]: index + 1 }),
    };
  });
}
