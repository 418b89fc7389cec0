import { articleAddress, pathOfTopic, sectionName } from '~/content/article-address';
import { articleListQuery } from '~/content/article-queries';
import { askCms } from '~/content/client';
import type { ArticleCardFragment, ArticleFiltersInput } from '~/content/generated/graphql';
import { toPicture } from '~/content/picture';
import { present } from '~/content/present';
import { levelOf } from '~/urls/levels';
import type { CoveredArticle } from './article-cards';

/** Which articles are tutorials, which belong to the blog, and which stand in a topic or one of those under it. */
export const among = {
  tutorials: { topic: { path: { notNull: true } } },
  blog: { topic: { path: { null: true } } },
  topic: (path: string) => ({ topic: { or: [{ path: { eq: path } }, { parent: { path: { eq: path } } }] } }),
} satisfies Record<string, ArticleFiltersInput | ((path: string) => ArticleFiltersInput)>;

/** The newest published tutorials, at most `limit` of them. Throws `ContentOutage`. */
export async function getTutorialCards(limit: number): Promise<CoveredArticle[]> {
  return getCards(among.tutorials, limit);
}

/** The newest tutorials of a topic and of those under it. Throws `ContentOutage`. */
export async function getTopicCards(topic: string, limit: number): Promise<CoveredArticle[]> {
  return getCards(among.topic(topic), limit);
}

async function getCards(filters: ArticleFiltersInput, limit: number): Promise<CoveredArticle[]> {
  const { articles } = await askCms(articleListQuery, { filters, start: 0, limit });
  return present(articles).map((article) => {
    // Beside what is sold a level says little, and the line has room for the section alone.
    const { level: _, ...card } = toCard(article);
    return card;
  });
}

export function toCard(article: ArticleCardFragment): CoveredArticle {
  const { title, url, description, topic, image, date_created, date_updated } = article;
  const level = levelOf(article);
  return {
    ...{ title, url },
    description: description ?? '',
    href: articleAddress(article),
    section: sectionName(article),
    coverTopic: topic ? pathOfTopic(topic) : 'blog',
    cover: toPicture(image, 'cover_800'),
    ...(level && { level }),
    ...(date_created && { publishedOn: date_created }),
    ...(date_updated && { updatedOn: date_updated }),
  };
}
