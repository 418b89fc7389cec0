import { articleAddress } from './article-address';
import { articlePlacesQuery } from './article-queries';
import { askCms } from './client';
import { present } from './present';

/** The CMS gives no more at a time. */
const MOST = 100;

/**
 * Addresses of the published articles that lead to another one, by 'Читайте также' or by a reference in their text: they show a
 * link as soon as that one can be read. Throws `ContentOutage`.
 */
export async function getLinkingArticles({ url, id }: { url: string; id?: string | undefined }) {
  const byReference = id === undefined ? [] : [{ text_links: { contains: `data-article="${id}"` } }];
  const filters = { or: [{ similar_tutorials: { url: { eq: url } } }, ...byReference] };
  const { articles } = await askCms(articlePlacesQuery, { filters, limit: MOST });
  return present(articles).map(articleAddress);
}
