import { isArticleAt, pathOfTopic } from '~/content/article-address';
import { articlePlacesQuery } from '~/content/article-queries';
import { askCms } from '~/content/client';

/** What the picture of the article at an address is drawn from, or `undefined` when there is none. Throws `ContentOutage`. */
export async function getArticleTitle(
  address: string,
): Promise<{ title: string; topic: string } | undefined> {
  const filters = { url: { eq: address.split('/').at(-1) ?? '' } };
  const { articles } = await askCms(articlePlacesQuery, { filters, limit: 1 });
  const article = articles[0];
  if (!article || !isArticleAt(address, article)) return undefined;
  return { title: article.title, topic: article.topic ? pathOfTopic(article.topic) : 'blog' };
}
