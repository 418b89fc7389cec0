import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { CONTENT, type ContentUid } from '../src/content';
import { articles } from './articles';
import { commerceSettings, staticPresets } from './commerce';
import { authors, categories, experts, tags, topics } from './knowledge';
import { ownPages } from './own-pages';
import type { SeededBlock, SeededPage } from './seeded-page';
import { services } from './services';
import { banners, siteSettings } from './site';
import { solutions } from './solutions';

/** Document ids by path or address, for the relations of what is created later. */
type Ids = Map<string, string>;

/**
 * Fills a database that holds no content at all and leaves any other alone, so that nothing an editor changed
 * or deleted comes back. All or nothing: an interrupted seed leaves an empty database.
 */
export async function seedEmptyDatabase(strapi: Core.Strapi): Promise<void> {
  for (const uid of CONTENT) {
    if ((await strapi.documents(uid).count({ status: 'draft' })) > 0) return;
  }
  await strapi.db.transaction(async () => {
    const topicIds = await seedKnowledge(strapi);
    for (const preset of staticPresets) await create(strapi, 'api::commerce.static-preset', preset);
    await create(strapi, 'api::commerce.commerce-settings', commerceSettings);
    for (const banner of banners) await createPublished(strapi, 'api::site.banner', banner);
    await seedServices(strapi, 'service', services, topicIds);
    await seedServices(strapi, 'solution', solutions, topicIds);
    for (const { name, slug, blocks, seo_title, seo_description } of ownPages) {
      const page = { title: name, slug, blocks: linked(blocks, topicIds), seo_title, seo_description };
      await createPublished(strapi, 'api::site.page', page);
    }
    await create(strapi, 'api::site.site-settings', siteSettings);
  });
  strapi.log.info('The empty database has been filled with the example content.');
}

/** Answers the ids of the topics by their paths: blocks of pages refer to them. */
async function seedKnowledge(strapi: Core.Strapi): Promise<Ids> {
  const categoryIds = await createAll(strapi, 'api::knowledge.category', categories, ({ path }) => path);
  const tagIds = await createAll(strapi, 'api::knowledge.tag', tags, ({ path }) => path);
  const expertIds = await createAll(strapi, 'api::knowledge.expert', experts, ({ path }) => path);
  const topicIds = await createAll(strapi, 'api::knowledge.topic', topics, ({ path }) => path);
  const authorIds = await createAll(
    strapi,
    'api::knowledge.author',
    authors.map((author) => ({ ...author, tags: idsOf(tagIds, author.tags) })),
    ({ path }) => path,
  );

  const articleIds: Ids = new Map();
  for (const { isPublished: _, similar_tutorials: __, ...article } of articles) {
    const fields = {
      ...article,
      text: await readArticle(strapi, article.url),
      category: idOf(categoryIds, article.category),
      tags: idsOf(tagIds, article.tags),
      author: idOf(authorIds, article.author),
      ...(article.topic === undefined ? {} : { topic: idOf(topicIds, article.topic) }),
      ...(article.author_reviewed === undefined
        ? {}
        : { author_reviewed: idOf(expertIds, article.author_reviewed) }),
    };
    articleIds.set(article.url, await create(strapi, 'api::knowledge.article', fields));
  }
  await publishArticles(strapi, articleIds);
  return topicIds;
}

/** A published article can refer only to published ones, so all are published before they are linked. */
async function publishArticles(strapi: Core.Strapi, ids: Ids): Promise<void> {
  const published = articles.filter(({ isPublished }) => isPublished);
  const documents = strapi.documents('api::knowledge.article');
  for (const { url } of published) await documents.publish({ documentId: idOf(ids, url) });
  for (const { url, similar_tutorials } of published) {
    const documentId = idOf(ids, url);
    const data: Record<string, unknown> = { similar_tutorials: idsOf(ids, similar_tutorials) };
    await documents.update({ documentId, data });
    await documents.publish({ documentId });
  }
}

function readArticle(strapi: Core.Strapi, url: string): Promise<string> {
  return readFile(path.join(strapi.dirs.app.root, 'seed', 'articles', `${url}.html`), 'utf8');
}

async function createAll<Entry extends object>(
  strapi: Core.Strapi,
  uid: ContentUid,
  entries: readonly Entry[],
  key: (entry: Entry) => string,
): Promise<Ids> {
  const ids: Ids = new Map();
  for (const entry of entries) ids.set(key(entry), await create(strapi, uid, entry));
  return ids;
}

async function seedServices(
  strapi: Core.Strapi,
  kind: 'service' | 'solution',
  pages: readonly SeededPage[],
  topicIds: Ids,
): Promise<void> {
  for (const [index, page] of pages.entries()) {
    const blocks = linked(page.blocks, topicIds);
    await createPublished(strapi, 'api::site.service', { ...page, blocks, kind, position: index + 1 });
  }
}

/** The blocks with relations where the seed names paths. */
function linked(blocks: readonly SeededBlock[], topicIds: Ids): object[] {
  return blocks.map((block) =>
    block.__component === 'blocks.related-tutorials'
      ? { ...block, topic: idOf(topicIds, block.topic) }
      : block,
  );
}

async function createPublished(
  strapi: Core.Strapi,
  uid: 'api::site.banner' | 'api::site.service' | 'api::site.page',
  entry: object,
): Promise<void> {
  const documentId = await create(strapi, uid, entry);
  await strapi.documents(uid).publish({ documentId });
}

async function create(strapi: Core.Strapi, uid: ContentUid, entry: object): Promise<string> {
  const { documentId } = await strapi.documents(uid).create({ data: { ...entry } });
  return documentId;
}

function idOf(ids: Ids, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The seed refers to ${key}, which it does not create.`);
  return id;
}

function idsOf(ids: Ids, keys: readonly string[]): string[] {
  return keys.map((key) => idOf(ids, key));
}
