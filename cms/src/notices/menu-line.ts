import type { Core } from '@strapi/strapi';
import type { ContentUid } from '../content';

/** What the menu of every page and the cards of others show of a published service; absent for all that is not in the menu. */
export async function menuLineOf(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string | undefined,
): Promise<string | undefined> {
  if (uid !== 'api::site.service' || documentId === undefined) return undefined;
  const service = await strapi.documents(uid).findOne({ documentId, status: 'published' });
  if (service === null) return undefined;
  const { kind, name, slug, menu_text, position } = service;
  return JSON.stringify([kind, name, slug, menu_text, position]);
}
