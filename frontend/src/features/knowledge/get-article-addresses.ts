import { articleAddress } from '~/content/article-address';
import { articlePlacesQuery } from '~/content/article-queries';
import { askCms } from '~/content/client';
import { present } from '~/content/present';

/** The CMS gives no more at a time, and refuses a question about many more; a text with more links by reference shows the others as words. */
const MOST = 100;

/** Where published articles stand, by their ids, in one question. Throws `ContentOutage`. */
export async function getArticleAddresses(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const filters = { documentId: { in: ids.slice(0, MOST) } };
  const { articles } = await askCms(articlePlacesQuery, { filters, limit: MOST });
  return new Map(present(articles).map((article) => [article.documentId, articleAddress(article)]));
}
