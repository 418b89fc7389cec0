import { askCms } from '~/content/client';
import { present } from '~/content/present';
import { tutorialDigestQuery } from '~/content/queries';
import { log } from '~/log';
import { paths } from '~/paths';
import { pathOfTopic } from './path-of-topic';
import type { TutorialCard } from './tutorial-cards';

/** What a search needs to know about a tutorial. */
export interface TutorialDigest extends TutorialCard {
  tags: string[];
}

/** The CMS gives no more at a time. */
const PAGE = 100;

/** Reading them all is made for hundreds; thousands want a search in the database. */
const MOST = 1000;

/** The published tutorials, the newest first, without their texts. Throws `ContentOutage`. */
export async function getTutorialDigests(): Promise<TutorialDigest[]> {
  const digests: TutorialDigest[] = [];
  for (let start = 0; start < MOST; start += PAGE) {
    const { articles } = await askCms(tutorialDigestQuery, { start, limit: PAGE });
    for (const { title, url, description, topic, tags } of present(articles))
      if (topic)
        digests.push({
          title,
          description: description ?? '',
          href: paths.tutorial(pathOfTopic(topic), url),
          topic: topic.name,
          tags: present(tags).map(({ name }) => name),
        });
    if (articles.length < PAGE) return digests;
  }
  if (!isTold) log.warn({ most: MOST }, 'the search finds the newest tutorials only: there are more of them');
  isTold = true;
  return digests;
}

/** They are read every minute, and nothing about it changes: once a process is enough. */
let isTold = false;
