import type { Core } from '@strapi/strapi';
import { type Figure, figuresOf, type PricedUid } from './figures';

/**
 * The figures of an entry that visitors see. Who is going to change them holds the entry until the transaction ends, so that of
 * two who save at the same moment the second compares with what the first has saved.
 */
export async function publicFigures(
  strapi: Core.Strapi,
  uid: PricedUid,
  documentId: string,
  purpose: 'to read' | 'to change' = 'to read',
): Promise<Figure[]> {
  if (purpose === 'to change') {
    await strapi.db.queryBuilder(uid).select(['id']).where({ documentId }).forUpdate().execute();
  }
  const entry = await strapi.documents(uid).findOne({ documentId, status: 'published', populate: '*' });
  return entry === null ? [] : figuresOf(uid, { ...entry });
}
