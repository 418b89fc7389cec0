import { Readable } from 'node:stream';
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import { isShownService, isSold } from '~/adapters/sold';
import { pathOfTopic } from '~/content/article-address';
import { articleMapPartsQuery, articleMapQuery, sitemapPagesQuery } from '~/content/article-queries';
import { askCms } from '~/content/client';
import type { ArticleMapQuery } from '~/content/generated/graphql';
import { toPicture } from '~/content/picture';
import { present } from '~/content/present';
import { absolute } from '~/documents/absolute';
import { usedLevels } from '~/features/knowledge/used-levels';
import { inPresentLanguage } from '~/runtime/present-language';
import { spokenLanguages } from '~/runtime/shop-languages';
import { paths } from '~/urls/paths';

/** The map of the site or a part of it, as XML; `undefined` when there is no such part. Throws `ContentOutage`. */
export async function getSitemap([part, ...rest]: readonly string[]): Promise<string | undefined> {
  if (rest.length > 0) return undefined;
  if (part === undefined) return getIndex();
  if (part === 'pages') return writePart((await getPages()).map(toPageItem));
  const number = /^articles-([1-9]\d{0,2})$/.exec(part)?.[1];
  return number === undefined ? undefined : getArticlePart(Number(number));
}

async function getArticlePart(part: number): Promise<string | undefined> {
  const { articleMap } = await askCms(articleMapQuery, { part });
  return articleMap.length > 0 ? writePart(articleMap.map(toItem)) : undefined;
}

function toItem({
  address,
  title,
  changedOn,
  image,
}: ArticleMapQuery['articleMap'][number]): SitemapItemLoose {
  const cover = toPicture(image, 'cover_800');
  return {
    url: absolute(address),
    ...(changedOn && { lastmod: changedOn }),
    ...(cover && { img: [{ url: absolute(cover.src), title }] }),
  };
}

interface MappedPage {
  address: string;
  /** When its editor changed it last; the site's own pages change with everything. */
  changedOn?: string | null | undefined;
}

function toPageItem({ address, changedOn }: MappedPage): SitemapItemLoose {
  return { url: absolute(address), ...(changedOn && { lastmod: changedOn }) };
}

/** Every page but articles and further parts of lists. Of each kind a hundred; what lies beyond is found by links. */
async function getPages(): Promise<MappedPage[]> {
  const answer = await askCms(sitemapPagesQuery, {});
  const { services, pages, topics, categories, seriesList, authors, experts } = answer;
  const changed = (address: string, changedOn: string | null | undefined) => ({ address, changedOn });
  return [
    ...paths.ownDocuments.map((address) => ({ address })),
    ...(isSold('k8s') ? [{ address: paths.createCluster }] : []),
    ...usedLevels(answer).map((level) => ({ address: paths.level(level) })),
    ...present(services)
      .filter(({ kind, slug }) => kind !== 'service' || isShownService(slug))
      .map(({ kind, slug, publishedAt }) => changed(paths[kind](slug), publishedAt)),
    ...present(pages).map(({ slug, publishedAt }) => changed(paths.page(slug), publishedAt)),
    ...present(topics).map((topic) => changed(paths.topic(pathOfTopic(topic)), topic.updatedAt)),
    ...present(categories).map(({ path, updatedAt }) => changed(paths.category(path), updatedAt)),
    ...present(seriesList).map(({ path, updatedAt }) => changed(paths.series(path), updatedAt)),
    ...present(authors).map(({ path, updatedAt }) => changed(paths.author(path), updatedAt)),
    ...present(experts).map(({ path, updatedAt }) => changed(paths.expert(path), updatedAt)),
  ];
}

/**
 * Each part with the time of its latest change, so that who knows it does not read it again; those of each language of the shop, which
 * stand at addresses of it.
 */
async function getIndex(): Promise<string> {
  const named = await Promise.all(spokenLanguages().map((spoken) => inPresentLanguage(spoken, getParts)));
  const xml = await streamToPromise(Readable.from(named.flat()).pipe(new SitemapIndexStream()));
  return xml.toString();
}

/** Of the language that is spoken here. */
async function getParts() {
  const [{ articleMapParts }, pages] = await Promise.all([askCms(articleMapPartsQuery, {}), getPages()]);
  return [
    partItem('pages', latestOf(pages.map(({ changedOn }) => changedOn))),
    ...articleMapParts.map(({ changedOn }, index) => partItem(`articles-${index + 1}`, changedOn)),
  ];
}

function partItem(part: string, changedOn: string | null | undefined) {
  return { url: absolute(paths.sitemapPart(part)), ...(changedOn && { lastmod: changedOn }) };
}

/** The latest of ISO 8601 times. */
function latestOf(times: readonly (string | null | undefined)[]): string | undefined {
  const known = times.filter((time) => typeof time === 'string');
  return known.sort((one, other) => Date.parse(one) - Date.parse(other)).at(-1);
}

async function writePart(items: readonly SitemapItemLoose[]): Promise<string> {
  const xmlns = { news: false, xhtml: false, video: false, image: true };
  const xml = await streamToPromise(Readable.from(items).pipe(new SitemapStream({ xmlns })));
  return xml.toString();
}
