import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { ContentUid } from '../../src/content';
import { isDrafted } from '../../src/editorial/entries';
import { inLanguage } from '../../src/languages/languages';
import { importArticles } from '../../src/markdown/import-articles';
import { incidents as russianIncidents } from '../incidents';
import type { SeededBlock } from '../seeded-page';
import { banners as russianBanners } from '../site';
import { authors, categories, experts, series, tags, topics } from './knowledge';
import { ownPages } from './own-pages';
import { services } from './services';
import { banners, footer, incidents, navigation, siteSettings } from './site';
import { solutions } from './solutions';

const ENGLISH = 'en';

/** Writes the English version of what has just been seeded in Russian. What has none here is shown in Russian alone. */
export async function seedEnglish(strapi: Core.Strapi): Promise<void> {
  await inLanguage(ENGLISH, async () => {
    for (const [uid, named] of Object.entries({
      'api::knowledge.category': categories,
      'api::knowledge.tag': tags,
      'api::knowledge.series': series,
      'api::knowledge.expert': experts,
      'api::knowledge.topic': topics,
      'api::knowledge.author': authors,
    }))
      for (const [name, words] of Object.entries(named))
        await translate(strapi, uid as ContentUid, { path: name }, { path: name, ...words });
    await seedArticles(strapi);
    for (const [place, banner] of banners.entries())
      await translate(strapi, 'api::site.banner', { title: russianBanners[place]?.title }, banner);
    for (const [place, incident] of incidents.entries()) {
      const russian = russianIncidents[place];
      await translate(strapi, 'api::site.incident', { title: russian?.title }, { ...russian, ...incident });
    }
    for (const [kind, pages] of Object.entries({ service: services, solution: solutions }))
      for (const [index, page] of pages.entries()) {
        const own = { ...page, blocks: await linked(strapi, page.blocks), kind, position: index + 1 };
        await translate(strapi, 'api::site.service', { kind, slug: page.slug }, own);
      }
    for (const { name, menu_text: _, blocks, ...own } of ownPages) {
      const page = { ...own, title: name, blocks: await linked(strapi, blocks) };
      await translate(strapi, 'api::site.page', { slug: own.slug }, page);
    }
    await translate(strapi, 'api::site.site-settings', {}, siteSettings);
    await translate(strapi, 'api::site.navigation', {}, navigation);
    await translate(strapi, 'api::site.footer', {}, footer);
  });
}

/** The version of an entry in the language of the work; the entry is found by what it is in Russian. */
async function translate(
  strapi: Core.Strapi,
  uid: ContentUid,
  filters: object,
  words: object,
): Promise<void> {
  const russian = await strapi.documents(uid).findFirst({ filters, status: 'draft', locale: 'ru' });
  if (russian === null)
    throw new Error(`The seed translates ${uid} ${JSON.stringify(filters)}, which it does not create.`);
  const { documentId } = russian;
  const parent = uid === 'api::knowledge.topic' ? await parentOf(strapi, documentId) : {};
  await strapi.documents(uid).update({ documentId, data: { ...words, ...parent } });
  if (isDrafted(strapi, uid)) await strapi.documents(uid).publish?.({ documentId });
}

/** Where the Russian topic stands; its parent is translated by then. */
async function parentOf(strapi: Core.Strapi, documentId: string): Promise<object> {
  const topic = await strapi
    .documents('api::knowledge.topic')
    .findOne({ documentId, locale: 'ru', populate: { parent: true } });
  return topic?.parent ? { parent: topic.parent.documentId } : {};
}

async function linked(strapi: Core.Strapi, blocks: readonly SeededBlock[]): Promise<object[]> {
  return Promise.all(
    blocks.map(async (block) => {
      if (block.__component !== 'blocks.related-tutorials') return block;
      const topic = await strapi
        .documents('api::knowledge.topic')
        .findFirst({ filters: { path: block.topic } });
      return { ...block, topic: topic?.documentId };
    }),
  );
}

async function seedArticles(strapi: Core.Strapi): Promise<void> {
  const folder = path.join(strapi.dirs.app.root, 'seed', 'english', 'articles');
  const refused = (await importArticles(strapi, folder)).filter(({ outcome }) => outcome === 'refused');
  if (refused.length > 0)
    throw new Error(`The seed's English articles are faulty: ${JSON.stringify(refused)}.`);
}
