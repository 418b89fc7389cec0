import type { ServiceKind } from './content-names';

/** Names below a section that are lists of the site, or their parts: no topic, category or article may have one. */
export const NAMES_BELOW_BLOG: readonly string[] = ['tag', 'page'];
export const NAMES_BELOW_TUTORIALS: readonly string[] = [
  'tag',
  'authors',
  'experts',
  'series',
  'level',
  'page',
];

/** Where visitors find content, by the names that editors have given it. */
export const contentAddress = {
  /** An article stands in its topic, given by the way to it; without one in the blog. */
  article: (topic: string | undefined, url: string) =>
    topic === undefined ? `/blog/${url}` : `/tutorials/${topic}/${url}`,
  topic: (way: string) => `/tutorials/${way}`,
  category: (path: string) => `/blog/${path}`,
  /** The tutorials, or the articles of the blog, that bear a tag. */
  tag: (section: 'tutorials' | 'blog', path: string) => `/${section}/tag/${path}`,
  series: (path: string) => `/tutorials/series/${path}`,
  author: (path: string) => `/tutorials/authors/${path}`,
  expert: (path: string) => `/tutorials/experts/${path}`,
  service: (kind: ServiceKind, slug: string) => `/${kind}s/${slug}`,
  /** A page outside both sections of services. */
  page: (slug: string) => `/${slug}`,
};

/** The way to a topic from the root of the tree, which has two levels: `linux/systemd`. */
export function wayToTopic(path: string, parent: string | undefined): string {
  return parent === undefined ? path : `${parent}/${path}`;
}
