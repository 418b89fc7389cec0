import { topicTreeQuery } from '~/content/article-queries';
import { askCms } from '~/content/client';
import type { TopicTreeQuery } from '~/content/generated/graphql';
import { present } from '~/content/present';
import { cacheTags } from '~/rendering/cache-tags';
import type { Level } from '~/urls/levels';
import { paths } from '~/urls/paths';
import { type ArticleBeside, readArticlesBeside } from './article-places';
import { usedLevels } from './used-levels';

export interface MappedTopic {
  name: string;
  path: string;
  href: string;
  description: string;
  parts: { name: string; href: string }[];
}

export interface MappedSeries {
  name: string;
  href: string;
  description: string;
  parts: ArticleBeside[];
}

export interface MappedTutorials {
  /** The tree of topics. */
  topics: MappedTopic[];
  series: MappedSeries[];
  levels: Level[];
}

/** What the tutorials are about, and what of the CMS that shows. Throws `ContentOutage`. */
export async function getTutorialMap(): Promise<{ map: MappedTutorials; shows: string[] }> {
  const answer = await askCms(topicTreeQuery, {});
  const series = present(answer.seriesList);
  return {
    map: {
      topics: asTree(present(answer.topics)),
      levels: usedLevels(answer),
      series: series.map(toSeries).filter(({ parts }) => parts.length > 0),
    },
    shows: [cacheTags.topics, cacheTags.allSeries, ...series.map(({ path }) => cacheTags.series(path))],
  };
}

type CmsTopic = NonNullable<TopicTreeQuery['topics'][number]>;
type CmsSeries = NonNullable<TopicTreeQuery['seriesList'][number]>;

function asTree(topics: readonly CmsTopic[]): MappedTopic[] {
  return topics
    .filter(({ parent }) => !parent)
    .map(({ name, path, description }) => ({
      ...{ name, path, href: paths.topic(path), description: description ?? '' },
      parts: topics
        .filter(({ parent }) => parent?.path === path)
        .map((part) => ({ name: part.name, href: paths.topic(`${path}/${part.path}`) })),
    }));
}

function toSeries({ name, path, description, parts }: CmsSeries): MappedSeries {
  return {
    ...{ name, href: paths.series(path), description: description ?? '' },
    parts: readArticlesBeside(parts),
  };
}
