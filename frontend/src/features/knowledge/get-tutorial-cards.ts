import { askCms } from '~/content/client';
import type { TutorialListQuery } from '~/content/generated/graphql';
import { tutorialListQuery } from '~/content/queries';
import { paths } from '~/paths';
import { pathOfTopic } from './get-tutorial';
import type { CoveredTutorial } from './tutorial-cards';

/** The newest published tutorials, at most `limit` of them. Throws `ContentOutage`. */
export async function getTutorialCards(limit: number): Promise<CoveredTutorial[]> {
  const { articles } = await askCms(tutorialListQuery, { limit });
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
  };
}
