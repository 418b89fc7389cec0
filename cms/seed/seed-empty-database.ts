import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { CONTENT, type ContentUid } from '../src/content';
import { isDrafted } from '../src/editorial/entries';
import { shopLanguages } from '../src/languages/languages';
import { importArticles } from '../src/markdown/import-articles';
import { commerceSettings, staticPresets } from './commerce';
import { seedEnglish } from './english/seed-english';
import { incidents } from './incidents';
import { authors, categories, experts, series, tags, topics } from './knowledge';
import { ownPages } from './own-pages';
import { seedPictures } from './seed-pictures';
import type { SeededBlock, SeededPage } from './seeded-page';
import { services } from './services';
import { banners, footer, navigation, siteSettings } from './site';
import { solutions } from './solutions';

/** Document ids by path or address, for the relations of what is created later. */
type Ids = Map<string, string>;

/** What a start without the seed makes by itself (`createMissingSettings`). */
const MADE_BY_A_START = ['api::commerce.commerce-settings', 'api::site.site-settings'] as const;

/**
 * Fills a database that holds no content at all and leaves any other alone, so that nothing an editor changed
 * or deleted comes back. All or nothing: an interrupted seed leaves an empty database.
 */
export async function seedEmptyDatabase(strapi: Core.Strapi): Promise<void> {
  if (!(await isEmpty(strapi))) return;
  await strapi.db.transaction(async () => {
    const topicIds = await seedKnowledge(strapi);
    for (const preset of staticPresets) await createPublished(strapi, 'api::commerce.static-preset', preset);
    await put(strapi, 'api::commerce.commerce-settings', commerceSettings);
    for (const banner of banners) await createPublished(strapi, 'api::site.banner', banner);
    for (const incident of incidents) await createPublished(strapi, 'api::site.incident', incident);
    await seedServices(strapi, 'service', services, topicIds);
    await seedServices(strapi, 'solution', solutions, topicIds);
    for (const { name, menu_text: _, blocks, ...own } of ownPages) {
      const page = { ...own, title: name, blocks: linked(blocks, topicIds) };
      await createPublished(strapi, 'api::site.page', page);
    }
    await put(strapi, 'api::site.site-settings', siteSettings);
    await create(strapi, 'api::site.navigation', navigation);
    await create(strapi, 'api::site.footer', footer);
    if (shopLanguages().includes('en')) await seedEnglish(strapi);
  });
  strapi.log.info('The empty database has been filled with the example content.');
}

/** Settings that a start has made and nobody has changed since are no content. */
async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
  for (const uid of CONTENT) {
    const entry = await strapi.documents(uid).findFirst({ status: 'draft' });
    if (entry === null) continue;
    const isMadeByAStart = MADE_BY_A_START.some((made) => made === uid);
    if (!isMadeByAStart || String(entry.updatedAt) !== String(entry.createdAt)) return false;
  }
  return true;
}

async function put(strapi: Core.Strapi, uid: (typeof MADE_BY_A_START)[number], entry: object): Promise<void> {
  const made = await strapi.documents(uid).findFirst({});
  const documentId = made === null ? await create(strapi, uid, entry) : made.documentId;
  if (made !== null) await strapi.documents(uid).update({ documentId, data: { ...entry } });
  if (isDrafted(strapi, uid)) await strapi.documents(uid).publish?.({ documentId });
}

/** Answers the ids of the topics by their paths: blocks of pages refer to them. */
async function seedKnowledge(strapi: Core.Strapi): Promise<Ids> {
  const pictures = await seedPictures(strapi);
  await createAll(strapi, 'api::knowledge.category', categories, ({ path }) => path);
  const tagIds = await createAll(strapi, 'api::knowledge.tag', tags, ({ path }) => path);
  await createAll(strapi, 'api::knowledge.series', series, ({ path }) => path);
  await createAll(
    strapi,
    'api::knowledge.expert',
    experts.map((expert) => ({ ...expert, avatar: pictures.get(expert.path) })),
    ({ path }) => path,
  );
  const topicIds = await createTopics(strapi);
  await createAll(
    strapi,
    'api::knowledge.author',
    authors.map((author) => ({
      ...author,
      avatar: pictures.get(author.path),
      tags: idsOf(tagIds, author.tags),
    })),
    ({ path }) => path,
  );

  await seedArticles(strapi);
  return topicIds;
}

/** One by one, because a topic refers to the one it stands under. */
async function createTopics(strapi: Core.Strapi): Promise<Ids> {
  const ids: Ids = new Map();
  for (const { parent, ...topic } of topics) {
    const entry = parent === undefined ? topic : { ...topic, parent: idOf(ids, parent) };
    ids.set(topic.path, await create(strapi, 'api::knowledge.topic', entry));
  }
  return ids;
}

/** Articles are Markdown files, as `npm run content:export` writes them. */
async function seedArticles(strapi: Core.Strapi): Promise<void> {
  const imported = await importArticles(strapi, path.join(strapi.dirs.app.root, 'seed', 'articles'));
  const refused = imported.filter(({ outcome }) => outcome === 'refused');
  if (refused.length > 0) throw new Error(`The seed's articles are faulty: ${JSON.stringify(refused)}.`);
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
  uid: Extract<
    ContentUid,
    `api::site.${'banner' | 'incident' | 'service' | 'page'}` | 'api::commerce.static-preset'
  >,
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
