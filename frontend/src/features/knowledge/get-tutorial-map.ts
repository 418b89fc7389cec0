import { topicTreeQuery } from '~/content/article-queries';
import { askCms } from '~/content/client';
import { present } from '~/content/present';
import { subjects } from '~/content/subjects';
import { paths } from '~/paths';

export interface MappedTopic {
  name: string;
  path: string;
  href: string;
  description: string;
  parts: { name: string; href: string }[];
}

/** All topics of the tutorials as a tree, and what of the CMS it shows. Throws `ContentOutage`. */
export async function getTutorialMap(): Promise<{ topics: MappedTopic[]; shows: string[] }> {
  const topics = present((await askCms(topicTreeQuery, {})).topics);
  return {
    topics: topics
      .filter(({ parent }) => !parent)
      .map(({ name, path, description }) => ({
        ...{ name, path, href: paths.topic(path), description: description ?? '' },
        parts: topics
          .filter(({ parent }) => parent?.path === path)
          .map((part) => ({ name: part.name, href: paths.topic(`${path}/${part.path}`) })),
      })),
    shows: [subjects.topics],
  };
}
