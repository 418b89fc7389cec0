import { askCms } from '~/content/client';
import { present } from '~/content/present';
import { articleAddressQuery } from '~/content/queries';
import { paths } from '~/paths';
import { pathOfTopic } from './path-of-topic';

/** The CMS gives no more at a time; a text with more links by reference shows the others as words. */
const MOST = 100;

/** Where published tutorials stand, by their ids, in one question. Throws `ContentOutage`. */
export async function getArticleAddresses(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { articles } = await askCms(articleAddressQuery, { ids: [...ids], limit: MOST });
  return new Map(
    present(articles).flatMap(({ documentId, url, topic }): [string, string][] =>
      topic ? [[documentId, paths.tutorial(pathOfTopic(topic), url)]] : [],
    ),
  );
}
