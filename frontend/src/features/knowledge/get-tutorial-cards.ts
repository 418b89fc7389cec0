import { askCms } from '~/content/client';
import type { TutorialListQuery } from '~/content/generated/graphql';
import { topicTutorialsQuery } from '~/content/page-queries';
import { toPicture } from '~/content/picture';
import { tutorialListQuery } from '~/content/queries';
import { paths } from '~/paths';
import { pathOfTopic } from './path-of-topic';
import type { CoveredTutorial } from './tutorial-cards';

/** The newest published tutorials, at most `limit` of them. Throws `ContentOutage`. */
export async function getTutorialCards(limit: number): Promise<CoveredTutorial[]> {
  const { articles } = await askCms(tutorialListQuery, { limit });
  return toCards(articles);
}

/** The newest tutorials of a topic and of those under it. Throws `ContentOutage`. */
export async function getTopicTutorialCards(topic: string, limit: number): Promise<CoveredTutorial[]> {
  const { articles } = await askCms(topicTutorialsQuery, { topic, limit });
  return toCards(articles);
}

function toCards(articles: TutorialListQuery['articles']): CoveredTutorial[] {
  return articles.flatMap((article) => (article?.topic ? [toCard(article, article.topic)] : []));
}

type ListedTutorial = NonNullable<TutorialListQuery['articles'][number]>;

function toCard(article: ListedTutorial, topic: NonNullable<ListedTutorial['topic']>): CoveredTutorial {
  return {
    title: article.title,
    description: article.description ?? '',
    href: paths.tutorial(pathOfTopic(topic), article.url),
    topic: topic.name,
    topicPath: pathOfTopic(topic),
    cover: toPicture(article.image, 'cover_800'),
  };
}
