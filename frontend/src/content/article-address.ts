import { contentAddress, wayToTopic } from '@vitrina/content-contract/content-addresses';
import { t } from '~/messages';
import { paths } from '~/urls/paths';

interface PlacedArticle {
  url: string;
  /** Without one the article belongs to the blog. */
  topic: PlacedTopic | null;
}

interface PlacedTopic {
  path: string;
  parent: { path: string } | null;
}

/** Where a published article stands, in the language of the page. */
export function articleAddress({ topic, url }: PlacedArticle): string {
  return topic ? paths.tutorial(pathOfTopic(topic), url) : paths.blogArticle(url);
}

/** Whether it stands there: at an address without its language. */
export function isArticleAt(address: string, { topic, url }: PlacedArticle): boolean {
  return contentAddress.article(topic ? pathOfTopic(topic) : undefined, url) === address;
}

/** What a reader takes for the section of an article: its topic, its category, or the blog itself. */
export function sectionName({ topic, category }: SectionedArticle): string {
  return topic?.name ?? category?.name ?? t.shell.blog;
}

interface SectionedArticle {
  topic: { name: string } | null;
  category: { name: string } | null;
}

/** Topics form a tree of two levels; an address names the way from its root. */
export function pathOfTopic({ path, parent }: PlacedTopic): string {
  return wayToTopic(path, parent?.path);
}
