import type { Core } from '@strapi/strapi';
import { placeOf } from '../outbox/place-of';
import type { PreviewedUid } from './previewed';

/** Where visitors see an entry now, without the site; absent when nothing of it is public or it has no page of its own. */
export async function publicAddress(
  strapi: Core.Strapi,
  uid: PreviewedUid,
  documentId: string,
): Promise<string | undefined> {
  const place = await placeOf(strapi, uid, documentId);
  if (place?.url === undefined) return undefined;
  switch (uid) {
    case 'api::knowledge.article':
      return place.topic === undefined ? `/blog/${place.url}` : `/tutorials/${place.topic}/${place.url}`;
    case 'api::site.service':
      return `/${place.kind}s/${place.url}`;
    case 'api::site.page':
      return `/${place.url}`;
    case 'api::site.banner':
    case 'api::commerce.static-preset':
    case 'api::commerce.commerce-settings':
      return undefined;
  }
}
