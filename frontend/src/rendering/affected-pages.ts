import { CHANGES, type ChangeEvent } from '@vitrina/content-contract/change-event';
import { SERVICE_KINDS } from '@vitrina/content-contract/content-names';
import { type ObjectSchema, object, string } from 'yup';
import { withoutLanguage } from '~/messages/language-of';
import { inPresentLanguage } from '~/runtime/present-language';
import { firstLanguage, spokenLanguages } from '~/runtime/shop-languages';
import { paths, rootPaths } from '~/urls/paths';
import { cacheTags } from './cache-tags';
import type { RenderedPages } from './rendered-pages';

/** What the CMS says after a change. It tells what has changed; which pages show that is the site's own business. */
export const changeEvent: ObjectSchema<ChangeEvent> = object({
  type: string().required(),
  event: string().oneOf(CHANGES).required(),
  locale: string(),
  id: string(),
  url: string(),
  topic: string(),
  category: string(),
  series: string(),
  path: string(),
  kind: string().oneOf(SERVICE_KINDS),
  menu: string().oneOf(['same'] as const),
  place: string(),
  banner: string(),
  group: string(),
});

/** Pages made before the first visitor comes, those of the shop's first language first. */
export function pagesToWarm(): string[] {
  return inEachLanguage(() => [
    ...new Set([paths.home, paths.services, paths.solutions, paths.cloudServers, ...paths.ownDocuments]),
    paths.notFound,
  ]);
}

function inEachLanguage(addresses: () => string[]): string[] {
  return spokenLanguages().flatMap((spoken) => inPresentLanguage(spoken, addresses));
}

/**
 * The pages to make again after a change, the most important first: that of the entry itself, those that somebody has just looked at
 * (`visited`, the latest first), those that are always warm, then the others. An article that nobody has opened is left to its first
 * reader: there may be thousands of them.
 */
export function affectedPages(
  notice: ChangeEvent,
  made: RenderedPages,
  mayBeBegun: (page: string) => boolean,
  visited: readonly string[],
): string[] {
  // The proxy asks for redirects by itself, and the status page is not kept: no other shows one.
  if (notice.type === 'redirect' || notice.type === 'incident') return [];
  const changed = changedTags(notice);
  // Where they are not translated, pages of another language show them too (content/get-site.ts).
  const language = OF_SHELL.has(notice.type) ? undefined : notice.locale;
  const isConcerned = (page: string) => {
    if (!isIn(language, page)) return false;
    const shown = made.get(page)?.shows;
    return changed === undefined || shown === undefined || changed.some((tag) => shown.has(tag));
  };
  const others = [...made.keys()].sort(byImportance).filter((page) => page !== paths.home);
  const visitedPages = visited.filter((page) => made.has(page));
  const concerned = [...visitedPages, ...pagesToWarm(), ...others].filter(isConcerned);
  const own = inEachLanguage(() => ownPages(notice)).filter(
    (page) => isIn(notice.locale, page) && (!READ_BY_FEW.has(notice.type) || isKept(page, made, mayBeBegun)),
  );
  return [
    ...new Set([...own, ...concerned, ...elsewhere(notice).filter((page) => isKept(page, made, mayBeBegun))]),
  ];
}

/** The entry in the languages that have not changed: each leads to the others, as long as it is there. */
function elsewhere(notice: ChangeEvent): string[] {
  if (notice.event === 'update') return [];
  return inEachLanguage(() => ownPages(notice).slice(0, 1)).filter((page) => !isIn(notice.locale, page));
}

/** Whether a page is in the language that has changed; what changes in all languages says none. */
function isIn(locale: string | undefined, page: string): boolean {
  if (locale === undefined) return true;
  return (withoutLanguage(page).language ?? firstLanguage().language) === locale;
}

/**
 * Whether nothing of a page has changed but the shell around it (`content/site.ts`). The words of the home page are among the settings of the site; services
 * are in the menu of every page, and beside it only pages of services list others.
 */
export function isOnlyInShell({ type }: ChangeEvent, page: string): boolean {
  if (type === 'service') return !isOfServices(page);
  if (type === 'site-settings') return withoutLanguage(page).address !== rootPaths.home;
  return OF_SHELL.has(type);
}

function isOfServices(page: string): boolean {
  const { address } = withoutLanguage(page);
  return [rootPaths.services, rootPaths.solutions].some(
    (section) => address === section || address.startsWith(`${section}/`),
  );
}

const OF_SHELL: ReadonlySet<string> = new Set(['navigation', 'footer', 'site-settings']);

/** There may be thousands of them, and each has its first reader. */
const READ_BY_FEW: ReadonlySet<string> = new Set([
  ...['article', 'topic', 'category', 'tag', 'series', 'author', 'expert'],
]);

/**
 * Whether there may be an answer to make anew: a page, or that there is none. Next.js can be asked to look for itself
 * (`unstable_onlyGenerated`), but then gives its 'nothing to do' also to a visitor who comes in that moment, as an error.
 */
export function isKept(page: string, made: RenderedPages, mayBeBegun: (page: string) => boolean): boolean {
  return pagesToWarm().includes(page) || made.has(page) || mayBeBegun(page);
}

/** Where the entry itself stands, and its section. */
function ownPages({ type, topic, url, kind, category, path }: ChangeEvent): string[] {
  if (type === 'article' && topic && url)
    return [paths.tutorial(topic, url), paths.topic(topic), paths.tutorials];
  if (type === 'article' && url)
    return [paths.blogArticle(url), ...(category ? [paths.category(category)] : []), paths.blog];
  if (type === 'topic' && topic) return [paths.topic(topic), paths.tutorials];
  if (type === 'category' && category) return [paths.category(category), paths.blog];
  if (type === 'tag' && path) return [paths.tag('tutorials', path), paths.tag('blog', path)];
  if (type === 'series' && path) return [paths.series(path), paths.tutorials];
  if (type === 'author' && path) return [paths.author(path)];
  if (type === 'expert' && path) return [paths.expert(path)];
  if (type === 'service' && kind && url)
    return [paths[kind](url), kind === 'service' ? paths.services : paths.solutions];
  if (type === 'page' && url) return [paths.page(url)];
  return [];
}

/**
 * What pages show of a change; `undefined`: every page may, as the menu does with services, and the shell with settings
 * and with the counters among the rules of the shop.
 */
function changedTags(notice: ChangeEvent): string[] | undefined {
  const { type, id, url, kind, menu, topic, path, category, series, place, banner, group } = notice;
  const topics = topic?.split('/') ?? [];
  switch (type) {
    case 'article':
      if (!url) return undefined;
      return [
        ...[cacheTags.articlesIn(topic ? 'tutorials' : 'blog'), cacheTags.article(url)],
        ...(id ? [cacheTags.articleId(id)] : []),
        ...topics.map(cacheTags.articlesOf),
        ...(series ? [cacheTags.series(series)] : []),
      ];
    case 'topic': {
      const own = topics.at(-1);
      return own ? [cacheTags.topic(own), cacheTags.articlesOf(own), cacheTags.topics] : undefined;
    }
    case 'category':
      return category ? [cacheTags.category(category), cacheTags.categories] : undefined;
    case 'author':
      return path ? [cacheTags.author(path)] : undefined;
    case 'expert':
      return path ? [cacheTags.expert(path)] : undefined;
    case 'series':
      return path ? [cacheTags.series(path), cacheTags.allSeries] : undefined;
    case 'tag':
      return path ? [cacheTags.tag(path)] : undefined;
    case 'banner':
      if (!place) return undefined;
      return [cacheTags.banners(place), ...(banner ? [cacheTags.serviceBanners(banner)] : [])];
    case 'static-preset':
      return group ? [cacheTags.presets(group)] : undefined;
    case 'service':
      return url && kind && menu === 'same' ? [] : undefined;
    case 'page':
      return url ? [] : undefined;
    default:
      return undefined;
  }
}

/** Pages that sell before pages that are read: there are few of them, and prices are on them. */
function byImportance(one: string, other: string): number {
  const rank = (page: string) => (/^\/(?:tutorials|blog)\//.test(withoutLanguage(page).address) ? 1 : 0);
  return rank(one) - rank(other);
}
