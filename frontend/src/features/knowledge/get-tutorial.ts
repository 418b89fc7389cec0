import { askCms } from '~/content/client';
import type { TutorialQuery } from '~/content/generated/graphql';
import { tutorialQuery } from '~/content/queries';
import { paths } from '~/paths';
import { type ArticleText, parseArticleText } from './article-text';
import { minutesToRead } from './minutes-to-read';

type CmsTutorial = NonNullable<TutorialQuery['articles'][number]>;
type CmsTopic = NonNullable<CmsTutorial['topic']>;

export interface Tutorial {
  title: string;
  url: string;
  description: string;
  seoTitle: string;
  topic: { name: string; path: string };
  text: ArticleText;
  minutesToRead: number;
  publishedOn: string | undefined;
  updatedOn: string | undefined;
  tags: { name: string; path: string }[];
  author: { name: string; jobTitle: string } | undefined;
  expert: { name: string; details: string; isFemale: boolean } | undefined;
  similar: { title: string; href: string }[];
}

/** A published tutorial by its topic path and name, or `undefined` when there is none there. Throws `ContentOutage`. */
export async function getTutorial(topicPath: string, url: string): Promise<Tutorial | undefined> {
  const { articles } = await askCms(tutorialQuery, { url });
  const article = articles[0];
  if (!article?.topic || pathOfTopic(article.topic) !== topicPath) return undefined;
  return toTutorial(article, article.topic);
}

async function toTutorial(article: CmsTutorial, topic: CmsTopic): Promise<Tutorial> {
  const text = await parseArticleText(article.text ?? '');
  return {
    title: article.title,
    url: article.url,
    description: article.seo_description ?? article.description ?? '',
    seoTitle: article.seo_title ?? article.title,
    topic: { name: topic.name, path: pathOfTopic(topic) },
    text,
    minutesToRead: minutesToRead(text.plain),
    publishedOn: article.date_created ?? undefined,
    updatedOn: article.date_updated ?? undefined,
    tags: article.tags.filter((tag) => tag !== null).map(({ name, path }) => ({ name, path })),
    author: article.author
      ? { name: article.author.name, jobTitle: article.author.job_title ?? '' }
      : undefined,
    expert: article.author_reviewed
      ? {
          name: article.author_reviewed.name,
          details: article.author_reviewed.details_expert ?? '',
          isFemale: article.author_reviewed.gender === 'female',
        }
      : undefined,
    similar: article.similar_tutorials.flatMap((other) =>
      other?.topic ? [{ title: other.title, href: paths.tutorial(pathOfTopic(other.topic), other.url) }] : [],
    ),
  };
}

/** Topics form a tree; the address of an article names the way from its root. */
export function pathOfTopic(topic: { path: string; parent: { path: string } | null }): string {
  return topic.parent ? `${topic.parent.path}/${topic.path}` : topic.path;
}
