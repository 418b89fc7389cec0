import type { Core } from '@strapi/strapi';
import { loadEntry } from '../load-entry';
import { type Figure, figuresOf, type PricedUid } from './figures';

/** The figures of an entry that visitors see. */
export async function publicFigures(
  strapi: Core.Strapi,
  uid: PricedUid,
  documentId: string,
): Promise<Figure[]> {
  const entry = await loadEntry(strapi, uid, documentId, 'published');
  return entry === undefined ? [] : figuresOf(uid, { ...entry });
}
