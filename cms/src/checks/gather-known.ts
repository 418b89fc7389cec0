import type { Core } from '@strapi/strapi';
import type { AskedSite } from './ask-site';
import { type Fields, fieldsOf, numberIn, rowsIn, textIn } from './fields';
import type { CheckedUid } from './find-problems';
import type { Known, Presence, Wanted } from './known';
import { shownAt } from './shown-addresses';

const BANNER = 'api::site.banner';

/** Asks the CMS and the site for what the checks want to know of the world beyond the entry. */
export async function gatherKnown(
  strapi: Core.Strapi,
  site: AskedSite,
  uid: CheckedUid,
  entry: Fields,
  wanted: Wanted,
): Promise<Known> {
  // The database is asked one question after the other, since all of it may be one transaction; the site is asked at once.
  const shown = new Map<string, Presence | undefined>();
  for (const address of wanted.addresses) shown.set(address, await shownAt(strapi, address));
  const [addresses, servers] = await Promise.all([
    presencesOf(site, shown),
    wanted.needsServers ? site.servers() : undefined,
  ]);
  return {
    addresses,
    articles: await articlesOf(strapi, wanted.articles),
    files: new Set(await filesOf(strapi, wanted.files)),
    servers: servers ?? 'unknown',
    namesakes: uid === 'api::knowledge.article' ? await namesakesOf(strapi, entry) : [],
    atItsPlace: uid === 'api::knowledge.article' ? await titlesAtPlaceOf(strapi, entry) : [],
    bannerTypes: new Set(uid === BANNER ? await bannerTypesOnPages(strapi) : []),
    blog: uid === BANNER ? (await site.presences(['/blog'])).get('/blog') : undefined,
    now: new Date(),
  };
}

/** The site is asked about no more addresses of one entry, redirects and pages of its own: a text that has more is a mistake. */
export const MOST_ASKED = 100;

/**
 * Published content is certain. What is not among it may still be a redirect or a page the CMS has never heard of,
 * so the site has the last word; while it is silent, only places where content stands are known to be empty.
 */
async function presencesOf(
  site: AskedSite,
  shown: ReadonlyMap<string, Presence | undefined>,
): Promise<Known['addresses']> {
  const doubtful = [...shown.keys()].filter((address) => shown.get(address) !== 'found');
  const unasked = new Set(doubtful.slice(MOST_ASKED));
  const answers = await site.presences(doubtful.slice(0, MOST_ASKED));
  return new Map(
    [...shown].flatMap(([address, presence]): [string, Presence | 'unasked'][] => {
      if (unasked.has(address)) return [[address, 'unasked']];
      const known = answers.get(address) ?? presence;
      return known === undefined ? [] : [[address, known]];
    }),
  );
}

async function articlesOf(strapi: Core.Strapi, ids: readonly string[]): Promise<Known['articles']> {
  if (ids.length === 0) return new Map();
  const documents = strapi.documents('api::knowledge.article');
  const filters = { documentId: { $in: [...ids] } };
  const drafts = await documents.findMany({ status: 'draft', filters, fields: ['title'] });
  const published = await documents.findMany({ status: 'published', filters, fields: ['title'] });
  const shown = new Set(published.map(({ documentId }) => documentId));
  return new Map(
    drafts.map(({ documentId, title }) => [
      documentId,
      { title: title ?? '', isPublished: shown.has(documentId) },
    ]),
  );
}

/** The names by which articles show files of the library: the last part of a file's address. */
async function filesOf(strapi: Core.Strapi, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const hashes = names.map((name) => name.replace(/\.[^.]*$/, ''));
  const files = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['hash', 'ext'], where: { hash: { $in: hashes } } });
  return files.map(({ hash, ext }: { hash: string; ext: string | null }) => `${hash}${ext ?? ''}`);
}

async function namesakesOf(strapi: Core.Strapi, article: Fields): Promise<string[]> {
  const title = textIn(article, 'title');
  if (title === '') return [];
  const others = await strapi.documents('api::knowledge.article').findMany({
    status: 'draft',
    filters: { title, documentId: { $ne: textIn(article, 'documentId') } },
    fields: ['url'],
    limit: 1,
  });
  return others.map(({ url }) => url ?? '');
}

async function titlesAtPlaceOf(strapi: Core.Strapi, article: Fields): Promise<string[]> {
  const series = textIn(fieldsOf(article.series) ?? {}, 'documentId');
  const part = numberIn(article, 'series_part');
  if (series === '' || part === undefined) return [];
  const others = await strapi.documents('api::knowledge.article').findMany({
    status: 'draft',
    filters: {
      ...{ series: { documentId: series }, series_part: part },
      documentId: { $ne: textIn(article, 'documentId') },
    },
    fields: ['title'],
    limit: 1,
  });
  return others.map(({ title }) => title ?? '');
}

async function bannerTypesOnPages(strapi: Core.Strapi): Promise<string[]> {
  const populate = { blocks: { on: { 'blocks.banner': { fields: ['banner_type' as const] } } } };
  const services = await strapi.documents('api::site.service').findMany({ status: 'published', populate });
  const pages = await strapi.documents('api::site.page').findMany({ status: 'published', populate });
  return [...services, ...pages].flatMap((page) =>
    rowsIn({ ...page }, 'blocks').map((block) => textIn(block, 'banner_type')),
  );
}
