import { Feed } from 'feed';
import { fetchSite } from '~/content/get-site';
import type { Picture } from '~/content/picture';
import { absolute } from '~/documents/absolute';
import { type ArticleList, getArticleList } from '~/features/knowledge/get-article-list';
import { type ListAddress, readKnowledgeAddress } from '~/features/knowledge/knowledge-address';
import { spokenLanguage } from '~/messages/language';
import { BRAND } from '~/runtime/brand';
import { type FeedFormat, paths } from '~/urls/paths';

/** Media types of feeds (RFC 4287; that of RSS is what everybody expects and nobody has registered). */
export const FEED_TYPES: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
};

export function isFeedFormat(text: string): text is FeedFormat {
  return Object.hasOwn(FEED_TYPES, text);
}

/** The feed of the list at an address, of all articles without one; `undefined` when no list is there. Throws `ContentOutage`. */
export async function getFeed(format: FeedFormat, list: readonly string[]): Promise<string | undefined> {
  const of = listAt(list);
  if (!of) return undefined;
  const [found, { brand }] = await Promise.all([getArticleList(of, 1), fetchSite()]);
  return found && writeFeed(format, found, brand);
}

function listAt([section, ...path]: readonly string[]): ListAddress | undefined {
  if (section === undefined) return { kind: 'everything' };
  if (section !== 'blog' && section !== 'tutorials') return undefined;
  const list = readKnowledgeAddress(section, path)?.list;
  return list?.page === 1 ? list.of : undefined;
}

/** The newest first, also of a series, whose page has its parts in their own order. */
function inOrderOfDays(cards: ArticleList['cards']): ArticleList['cards'] {
  return cards.toSorted((one, other) => (other.publishedOn ?? '').localeCompare(one.publishedOn ?? ''));
}

export function writeFeed(format: FeedFormat, list: ArticleList, brand: string): string {
  const { first, title, description, cards } = list;
  const page = absolute(first || paths.home);
  const dated = inOrderOfDays(cards).flatMap(({ publishedOn, updatedOn, ...card }) => {
    if (!publishedOn) return [];
    const published = new Date(publishedOn);
    // An editor may leave the day of an earlier revision.
    const updated = new Date(Math.max(published.getTime(), Date.parse(updatedOn ?? publishedOn)));
    return [{ ...card, published, updated }];
  });
  const feed = new Feed({
    ...{
      id: page,
      link: page,
      title: `${title} — ${brand}`,
      description,
      language: spokenLanguage().language,
    },
    feedLinks: { rss: absolute(paths.feed('rss', first)), atom: absolute(paths.feed('atom', first)) },
    author: { name: brand, link: absolute(paths.home) },
    generator: BRAND.name,
    // The day nothing was published yet: a feed that says now changes with every question.
    updated: new Date(Math.max(0, ...dated.map(({ updated }) => updated.getTime()))),
  });
  for (const { title, description, href, section, cover, published, updated } of dated) {
    const address = absolute(href);
    feed.addItem({
      // Both formats take a description for HTML, and Atom, as it is written here, a title too.
      title: format === 'atom' ? asHtml(title) : asText(title),
      description: asHtml(description),
      ...{ id: address, link: address, date: updated, published },
      category: [asCategory(format, section)],
      ...imageOf(cover),
    });
  }
  return format === 'rss' ? feed.rss2() : feed.atom1();
}

const MEDIA_TYPES: Record<string, string> = {
  ...{ avif: 'image/avif', gif: 'image/gif', jpeg: 'image/jpeg', jpg: 'image/jpeg', png: 'image/png' },
  ...{ svg: 'image/svg+xml', webp: 'image/webp' },
};

/** The library makes the type of the ending, which is no type for some. */
function imageOf(cover: Picture | undefined): { image?: { url: string; type: string } } {
  if (!cover) return {};
  const [, ending = ''] = /\.(\w+)(?:\?|$)/.exec(cover.src) ?? [];
  const type = MEDIA_TYPES[ending];
  return type ? { image: { url: absolute(cover.src), type } } : {};
}

function asHtml(text: string): string {
  return asText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The library lets only the first end of a section of characters pass as text. */
function asText(text: string): string {
  return text.replaceAll(']]>', ']]\u203a');
}

/** It writes it into an attribute, where it leaves `<` as it is. */
function asCategory(format: FeedFormat, section: string): { name: string; term: string } {
  const name = format === 'atom' ? section.replaceAll('<', '\u2039') : section;
  return { name, term: name };
}
