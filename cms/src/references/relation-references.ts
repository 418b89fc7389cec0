import type { Core } from '@strapi/strapi';
import { inThisLanguage } from '../languages/languages';
import { asReference, type Reference, type ReferringRow } from './reference';

interface Relation {
  uid: string;
  field: string;
  how: string;
}

const ARTICLE = 'api::knowledge.article';

/** Which fields name entries of a content type; blocks of pages are looked through apart from these. */
const RELATIONS: Record<string, readonly Relation[]> = {
  'api::knowledge.topic': [
    { uid: ARTICLE, field: 'topic', how: 'тема статьи' },
    { uid: 'api::knowledge.topic', field: 'parent', how: 'родительская тема' },
  ],
  'api::knowledge.category': [{ uid: ARTICLE, field: 'category', how: 'рубрика статьи' }],
  'api::knowledge.author': [{ uid: ARTICLE, field: 'author', how: 'автор статьи' }],
  'api::knowledge.expert': [{ uid: ARTICLE, field: 'author_reviewed', how: 'проверил статью' }],
  'api::knowledge.series': [{ uid: ARTICLE, field: 'series', how: 'серия статьи' }],
  'api::knowledge.tag': [
    { uid: ARTICLE, field: 'tags', how: 'метка статьи' },
    { uid: 'api::knowledge.author', field: 'tags', how: 'метка автора' },
  ],
  [ARTICLE]: [{ uid: ARTICLE, field: 'similar_tutorials', how: 'в «Читайте также»' }],
};

/** The entries that name this one in a field of theirs. */
export async function relationReferences(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<Reference[]> {
  const references: Reference[] = [];
  for (const { uid: user, field, how } of RELATIONS[uid] ?? []) {
    const rows: ReferringRow[] = await strapi.db.query(user).findMany({
      where: { [field]: { documentId }, ...inThisLanguage(strapi, user) },
      orderBy: { id: 'asc' },
    });
    references.push(
      ...rows
        .filter((row) => row.documentId !== documentId)
        .map((row) => asReference(strapi, user, row, how)),
    );
  }
  return references;
}
