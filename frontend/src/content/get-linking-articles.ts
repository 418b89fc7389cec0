import { askCms } from './client';
import { present } from './present';
import { linkingArticlesQuery } from './queries';

/** An article's address in its parts. */
export interface ArticlePlace {
  topicPath: string;
  url: string;
}

/**
 * The published articles that lead to another one, by 'Читайте также' or by a reference in their text: they show a link as soon as that
 * one can be read. Throws `ContentOutage`.
 */
export async function getLinkingArticles({ url, id }: { url: string; id?: string | undefined }) {
  const byReference = id === undefined ? [] : [{ text: { contains: `data-article="${id}"` } }];
  const filters = { or: [{ similar_tutorials: { url: { eq: url } } }, ...byReference] };
  const { articles } = await askCms(linkingArticlesQuery, { filters });
  return present(articles).flatMap((article): ArticlePlace[] => {
    const { topic } = article;
    if (!topic) return [];
    return [
      { topicPath: topic.parent ? `${topic.parent.path}/${topic.path}` : topic.path, url: article.url },
    ];
  });
}
