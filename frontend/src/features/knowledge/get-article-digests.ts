import { articleAddress, sectionName } from '~/content/article-address';
import { articleDigestQuery } from '~/content/article-queries';
import { askCms } from '~/content/client';
import { present } from '~/content/present';
import { log } from '~/log';
import type { ArticleCard } from './article-cards';

/** What a search needs to know about an article. */
export interface ArticleDigest extends ArticleCard {
  isTutorial: boolean;
  tags: string[];
}

/** The CMS gives no more at a time. */
const PAGE = 100;

/** Reading them all is made for hundreds; thousands want a search in the database. */
const MOST = 1000;

/** The published articles, the newest first, without their texts. Throws `ContentOutage`. */
export async function getArticleDigests(): Promise<ArticleDigest[]> {
  const digests: ArticleDigest[] = [];
  for (let start = 0; start < MOST; start += PAGE) {
    const { articles } = await askCms(articleDigestQuery, { start, limit: PAGE });
    for (const article of present(articles)) {
      const { title, description, topic, tags } = article;
      digests.push({
        title,
        description: description ?? '',
        href: articleAddress(article),
        section: sectionName(article),
        isTutorial: topic !== null,
        tags: present(tags).map(({ name }) => name),
      });
    }
    if (articles.length < PAGE) return digests;
  }
  if (!isTold) log.warn({ most: MOST }, 'the search finds the newest articles only: there are more of them');
  isTold = true;
  return digests;
}

/** They are read every minute, and nothing about it changes: once a process is enough. */
let isTold = false;
