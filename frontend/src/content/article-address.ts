import { contentAddress, wayToTopic } from '@vitrina/content-contract/content-addresses';

interface PlacedArticle {
  url: string;
  /** Without one the article belongs to the blog. */
  topic: PlacedTopic | null;
}

interface PlacedTopic {
  path: string;
  parent: { path: string } | null;
}

/** Where a published article stands. */
export function articleAddress({ topic, url }: PlacedArticle): string {
  return contentAddress.article(topic ? pathOfTopic(topic) : undefined, url);
}

/** What a reader takes for the section of an article: its topic, its category, or the blog itself. */
export function sectionName({ topic, category }: SectionedArticle): string {
  return topic?.name ?? category?.name ?? 'Блог';
}

interface SectionedArticle {
  topic: { name: string } | null;
  category: { name: string } | null;
}

/** Topics form a tree of two levels; an address names the way from its root. */
export function pathOfTopic({ path, parent }: PlacedTopic): string {
  return wayToTopic(path, parent?.path);
}
