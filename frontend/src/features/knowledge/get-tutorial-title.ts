import { askCms } from '~/content/client';
import { tutorialTitleQuery } from '~/content/queries';
import { pathOfTopic } from './path-of-topic';

/** What a tutorial's picture is drawn from, or `undefined` when there is no such tutorial. Throws `ContentOutage`. */
export async function getTutorialTitle(
  topicPath: string,
  url: string,
): Promise<{ title: string; topic: string } | undefined> {
  const { articles } = await askCms(tutorialTitleQuery, { url });
  const article = articles[0];
  if (!article?.topic || pathOfTopic(article.topic) !== topicPath) return undefined;
  return { title: article.title, topic: topicPath };
}
