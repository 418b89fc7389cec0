import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { addressesOf } from '../addresses/addresses-of';
import { fieldOf, textIn } from '../field-of';
import { addressHere, currentLanguage, inThisLanguage } from '../languages/languages';
import { ARTICLE } from '../markdown/article-fields';
import type { IndexedArticle } from './article-index';
import { plainText } from './plain-text';

/** Another number has every article indexed anew: to be raised when the same article would give another row. */
const VERSION = 1;

/** All that an index knows of an article but its text, which is long; it changes only together with the article. */
const FIELDS = ['documentId', 'title', 'url', 'description', 'date_created', 'updatedAt'];
const RELATIONS = {
  topic: { select: ['name', 'path'], populate: { parent: { select: ['name', 'path'] } } },
  category: { select: ['name', 'path'] },
  tags: { select: ['name'] },
  author: { select: ['name'] },
};
/** Only what visitors see, and not what editors keep out of searches. */
export const FOUND = {
  publishedAt: { $notNull: true },
  $or: [{ noindex: false }, { noindex: { $null: true } }],
};

/** The fingerprints of a part of all articles that may be found, in the order of their rows. */
export async function fingerprintsFrom(
  strapi: Core.Strapi,
  after: number,
  limit: number,
): Promise<{ id: number; documentId: string; fingerprint: string }[]> {
  const entries: { id: number; documentId: string }[] = await strapi.db.query(ARTICLE).findMany({
    ...{ select: ['id', ...FIELDS], populate: RELATIONS },
    where: { ...FOUND, ...inThisLanguage(strapi, ARTICLE), id: { $gt: after } },
    ...{ orderBy: { id: 'asc' }, limit },
  });
  return entries.map((entry) => ({
    id: entry.id,
    documentId: entry.documentId,
    fingerprint: fingerprintOf(entry),
  }));
}

/** An article as visitors see it; nothing when it is not published or may not be found. */
export async function readArticle(
  strapi: Core.Strapi,
  documentId: string,
): Promise<IndexedArticle | undefined> {
  const entry: unknown = await strapi.db.query(ARTICLE).findOne({
    ...{ select: ['id', 'text', ...FIELDS], populate: RELATIONS },
    where: { ...FOUND, ...inThisLanguage(strapi, ARTICLE), documentId },
  });
  return entry === null || typeof entry !== 'object' ? undefined : toArticle(documentId, entry);
}

function toArticle(documentId: string, entry: object): IndexedArticle {
  const topic = fieldOf(entry, 'topic');
  const list = listOf(entry);
  const words = wordsHere();
  const isTutorial = typeof topic === 'object' && topic !== null;
  const tags = namesIn(fieldOf(entry, 'tags'));
  const people = namesIn([fieldOf(entry, 'author')]);
  const parent = namesIn([fieldOf(topic, 'parent')]);
  return {
    documentId,
    fingerprint: fingerprintOf(entry),
    published: Date.parse(String(fieldOf(entry, 'date_created'))) || 0,
    address: addressesOf(ARTICLE, entry)[0] ?? '',
    section: list.address,
    sectionName: list.name,
    title: normal(textIn(entry, 'title')),
    lead: normal(textIn(entry, 'description')),
    keywords: normal(
      [isTutorial ? words.tutorial : words.blogPost, list.name, ...parent, ...tags, ...people].join(' '),
    ),
    text: plainText(textIn(entry, 'text') ?? ''),
  };
}

/** What finds an article by its kind, and how the blog is called. */
const WORDS = {
  ru: { tutorial: 'инструкция статья', blogPost: 'блог статья', blog: 'Блог' },
  en: { tutorial: 'tutorial article', blogPost: 'blog article', blog: 'Blog' },
};

function wordsHere() {
  return currentLanguage() === 'ru' ? WORDS.ru : WORDS.en;
}

/** What a reader takes for the section of an article: its topic, its category, or the blog itself. */
function listOf(entry: object): { address: string; name: string } {
  const [topic, category] = [fieldOf(entry, 'topic'), fieldOf(entry, 'category')];
  const [topicName, categoryName] = [textIn(topic, 'name'), textIn(category, 'name')];
  if (typeof topic === 'object' && topic !== null && topicName !== undefined)
    return { address: addressesOf('api::knowledge.topic', topic)[0] ?? '', name: topicName };
  if (typeof category === 'object' && category !== null && categoryName !== undefined)
    return { address: addressesOf('api::knowledge.category', category)[0] ?? '', name: categoryName };
  return { address: addressHere('/blog'), name: wordsHere().blog };
}

function fingerprintOf(entry: object): string {
  const known = [...FIELDS, ...Object.keys(RELATIONS)].map((field) => fieldOf(entry, field));
  return createHash('sha256')
    .update(JSON.stringify([VERSION, known]))
    .digest('base64url')
    .slice(0, 22);
}

function namesIn(entries: unknown): string[] {
  return Array.isArray(entries) ? entries.map((entry) => textIn(entry, 'name') ?? '').filter(Boolean) : [];
}

/** One spelling of a letter, in one line. */
function normal(text = ''): string {
  return text.replace(/\s+/g, ' ').trim().normalize('NFC');
}
