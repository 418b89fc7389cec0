import type { Core } from '@strapi/strapi';
import { type ContentUid, isContent } from '../content';
import { loadEnv } from '../env';
import { eventLanguage, inLanguage, languageOf, shopLanguages } from '../languages/languages';
import { subjectOf } from '../outbox/change-event';
import { Outbox } from '../outbox/outbox';
import { placeOf } from '../outbox/place-of';
import { fileReferences, type StoredFile } from '../references/file-references';
import { FILE } from '../strapi/uploaded-file';

interface Shown {
  uid: ContentUid;
  documentId: string;
}

/** Tells the site of everything published that shows a file, so that a new picture is seen at once. */
export async function tellWhoShows(strapi: Core.Strapi, fileId: number): Promise<void> {
  if (loadEnv().site === undefined) return;
  for (const language of shopLanguages()) await inLanguage(language, () => tellInLanguage(strapi, fileId));
}

async function tellInLanguage(strapi: Core.Strapi, fileId: number): Promise<void> {
  const outbox = new Outbox(strapi);
  for (const { uid, documentId } of await whoShows(strapi, fileId)) {
    const place = await placeOf(strapi, uid, documentId);
    if (place === undefined) continue;
    const type = strapi.contentType(uid).info.singularName;
    const change = { type, event: 'update' as const, ...place, ...eventLanguage(languageOf(strapi, uid)) };
    await outbox.put(subjectOf(change), change);
  }
}

/** The published entries that show the file anywhere, and the articles of the authors and experts among them. */
async function whoShows(strapi: Core.Strapi, fileId: number): Promise<Shown[]> {
  const file: StoredFile | null = await strapi.db.query(FILE).findOne({ where: { id: fileId } });
  if (file === null) return [];
  const direct = (await fileReferences(strapi, file)).flatMap(({ uid, documentId, isShown }) =>
    isShown && isContent(uid) ? [{ uid, documentId }] : [],
  );
  const people = direct.filter(({ uid }) => uid in PERSONS).map(({ documentId }) => documentId);
  const articles = people.length === 0 ? [] : await articlesOf(strapi, people);
  return unique([...direct, ...articles]);
}

const PERSONS: Partial<Record<ContentUid, true>> = {
  'api::knowledge.author': true,
  'api::knowledge.expert': true,
};

async function articlesOf(strapi: Core.Strapi, people: string[]): Promise<Shown[]> {
  const person = { documentId: { $in: people } };
  const articles = await strapi.documents('api::knowledge.article').findMany({
    status: 'published',
    filters: { $or: [{ author: person }, { author_reviewed: person }] },
    fields: ['documentId'],
  });
  return articles.map(({ documentId }) => ({ uid: 'api::knowledge.article' as const, documentId }));
}

function unique(entries: Shown[]): Shown[] {
  return [...new Map(entries.map((entry) => [`${entry.uid} ${entry.documentId}`, entry])).values()];
}
