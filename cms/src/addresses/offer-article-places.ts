import type { Core } from '@strapi/strapi';
import { fieldOf, textIn } from '../field-of';
import { askedLanguage, defaultLanguage, inLanguage, inThisLanguage } from '../languages/languages';
import { graphqlExtension } from '../strapi/graphql-extension';
import { addressesOf, populatedFor } from './addresses-of';

const ARTICLE = 'api::knowledge.article';

const TYPE_DEFINITIONS = `
  extend type Article {
    """
    A list of [documentId, address] of the published articles that the text links to by reference, at most 100.
    """
    text_articles: JSON
    """
    A list of [url, title, address] of the newest published articles beside this one: of its topic, with the topics under
    it, or of the blog. At most 3, never the article itself.
    """
    articles_beside: JSON
  }

  extend type Series {
    """
    A list of [url, title, address] of its published articles in their order, at most 100.
    """
    parts: JSON
  }
`;

type TextArticle = [documentId: string, address: string];
type ArticleBeside = [url: string, title: string, address: string];

/** Tells the site with an article where the others are that its page leads to, so that the page takes one question. */
export function offerArticlePlaces(strapi: Core.Strapi): void {
  const config = { auth: { scope: [`${ARTICLE}.find`] } };
  graphqlExtension(strapi).use({
    typeDefs: TYPE_DEFINITIONS,
    resolvers: {
      Article: {
        text_articles: (article: object) =>
          inItsLanguage(article, () => linkedFrom(strapi, textIn(article, 'text') ?? '')),
        articles_beside: (article: object) =>
          inItsLanguage(article, () => besides(strapi, Number(fieldOf(article, 'id')))),
      },
      Series: {
        parts: (series: object) =>
          inItsLanguage(series, () => partsOf(strapi, Number(fieldOf(series, 'id')))),
      },
    },
    resolversConfig: {
      'Article.text_articles': config,
      'Article.articles_beside': config,
      'Series.parts': config,
    },
  });
}

/** Others are named in the language of the entry that leads to them. */
function inItsLanguage<Result>(entry: object, work: () => Result): Result {
  return inLanguage(askedLanguage(textIn(entry, 'locale')) ?? defaultLanguage(), work);
}

const MOST_LINKED = 100;

async function linkedFrom(strapi: Core.Strapi, text: string): Promise<TextArticle[]> {
  const named = [...text.matchAll(/\bdata-article="([a-z0-9]+)"/gi)].flatMap(([, id]) => id ?? []);
  if (named.length === 0) return [];
  const rows = await published(strapi, { documentId: { $in: [...new Set(named)].slice(0, MOST_LINKED) } });
  return rows.map(({ documentId, address }) => [documentId, address]);
}

const MOST_BESIDE = 3;

async function besides(strapi: Core.Strapi, id: number): Promise<ArticleBeside[]> {
  const article = await strapi.db.query(ARTICLE).findOne({ where: { id }, populate: { topic: true } });
  if (!article) return [];
  const { documentId, topic } = article;
  const near = topic
    ? { topic: { $or: [{ path: topic.path }, { parent: { path: topic.path } }] } }
    : { topic: { id: { $null: true } } };
  const rows = await published(strapi, { ...near, documentId: { $ne: documentId } }, MOST_BESIDE);
  return rows.map(({ url, title, address }) => [url, title, address]);
}

async function partsOf(strapi: Core.Strapi, series: number): Promise<ArticleBeside[]> {
  const rows = await published(strapi, { series: { id: series } }, MOST_LINKED, IN_SERIES);
  return rows.map(({ url, title, address }) => [url, title, address]);
}

type Order = Record<string, 'asc' | 'desc'>[];
const NEWEST_FIRST: Order = [{ date_created: 'desc' }, { url: 'asc' }];
const IN_SERIES: Order = [{ series_part: 'asc' }, { url: 'asc' }];

/** Of what lies in the database only what readers see. */
async function published(strapi: Core.Strapi, where: object, limit = MOST_LINKED, orderBy = NEWEST_FIRST) {
  const rows: { documentId: string; url: string; title: string }[] = await strapi.db.query(ARTICLE).findMany({
    select: ['documentId', 'url', 'title'],
    where: { ...where, publishedAt: { $notNull: true }, ...inThisLanguage(strapi, ARTICLE) },
    populate: populatedFor(ARTICLE),
    orderBy,
    limit,
  });
  return rows.map((row) => ({ ...row, address: addressesOf(ARTICLE, row)[0] ?? '' }));
}
