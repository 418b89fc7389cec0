import { Readable } from 'node:stream';
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import { pathOfTopic } from '~/content/article-address';
import { listsQuery, topicTreeQuery } from '~/content/article-queries';
import { askCms } from '~/content/client';
import { publishedPagesQuery } from '~/content/page-queries';
import { present } from '~/content/present';
import { countArticles, getArticleIndex, type IndexedArticle } from '~/features/knowledge/get-article-index';
import { paths } from '~/paths';
import { absolute } from './absolute';

/** Search engines take up to 50,000 in one; the CMS is asked for these in ten questions. */
const ARTICLES_OF_A_PART = 1_000;
/** The CMS gives no more at a time; what lies beyond is found by links. */
const MOST_LISTS = 100;

/** The map of the site or a part of it, as XML; `undefined` when there is no such part. Throws `ContentOutage`. */
export async function getSitemap([part, ...rest]: readonly string[]): Promise<string | undefined> {
  if (rest.length > 0) return undefined;
  if (part === undefined) return writeIndex(await countArticles());
  if (part === 'pages') return writePart((await getPages()).map((address) => ({ url: absolute(address) })));
  const number = /^articles-([1-9]\d{0,2})$/.exec(part)?.[1];
  return number === undefined ? undefined : getArticlePart(Number(number));
}

/** Asks first how many there are: a part that does not exist must not cost the CMS ten questions. */
async function getArticlePart(number: number): Promise<string | undefined> {
  const start = (number - 1) * ARTICLES_OF_A_PART;
  const left = (await countArticles()) - start;
  if (left <= 0) return undefined;
  return writePart((await getArticleIndex(start, Math.min(left, ARTICLES_OF_A_PART))).map(toItem));
}

function toItem({ href, changedOn, cover, title }: IndexedArticle): SitemapItemLoose {
  return {
    url: absolute(href),
    ...(changedOn && { lastmod: changedOn }),
    ...(cover && { img: [{ url: absolute(cover.src), title }] }),
  };
}

/** Every page but articles and further parts of lists. */
async function getPages(): Promise<string[]> {
  const [{ services, pages }, { topics }, { categories, authors, experts }] = await Promise.all([
    askCms(publishedPagesQuery, {}),
    askCms(topicTreeQuery, {}),
    askCms(listsQuery, { limit: MOST_LISTS }),
  ]);
  return [
    ...[paths.home, paths.services, paths.solutions, paths.tutorials, paths.blog, paths.createCluster],
    ...present(services).map(({ kind, slug }) => paths[kind](slug)),
    ...present(pages).map(({ slug }) => paths.page(slug)),
    ...present(topics).map((topic) => paths.topic(pathOfTopic(topic))),
    ...present(categories).map(({ path }) => paths.category(path)),
    ...present(authors).map(({ path }) => paths.author(path)),
    ...present(experts).map(({ path }) => paths.expert(path)),
  ];
}

async function writeIndex(articles: number): Promise<string> {
  const parts = Array.from(
    { length: Math.ceil(articles / ARTICLES_OF_A_PART) },
    (_, index) => `articles-${index + 1}`,
  );
  const named = ['pages', ...parts].map((part) => ({ url: absolute(paths.sitemapPart(part)) }));
  const xml = await streamToPromise(Readable.from(named).pipe(new SitemapIndexStream()));
  return xml.toString();
}

async function writePart(items: readonly SitemapItemLoose[]): Promise<string> {
  const xmlns = { news: false, xhtml: false, video: false, image: true };
  const xml = await streamToPromise(Readable.from(items).pipe(new SitemapStream({ xmlns })));
  return xml.toString();
}
