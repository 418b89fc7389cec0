import type { Core } from '@strapi/strapi';
import { contentAddress } from '@vitrina/content-contract/content-addresses';
import { addressHere } from '../languages/languages';
import { placeOf } from '../outbox/place-of';
import type { PreviewedUid } from './previewed';

/** Where visitors see an entry now, without the site; absent when nothing of it is public or it has no page of its own. */
export async function publicAddress(
  strapi: Core.Strapi,
  uid: PreviewedUid,
  documentId: string,
): Promise<string | undefined> {
  const address = await usualAddress(strapi, uid, documentId);
  return address && addressHere(address);
}

async function usualAddress(
  strapi: Core.Strapi,
  uid: PreviewedUid,
  documentId: string,
): Promise<string | undefined> {
  const place = await placeOf(strapi, uid, documentId);
  if (place?.url === undefined) return undefined;
  switch (uid) {
    case 'api::knowledge.article':
      return contentAddress.article(place.topic, place.url);
    case 'api::site.service':
      return contentAddress.service(place.kind ?? 'service', place.url);
    case 'api::site.page':
      return contentAddress.page(place.url);
    case 'api::site.incident':
      return '/status';
    case 'api::site.banner':
    case 'api::commerce.static-preset':
    case 'api::commerce.commerce-settings':
      return undefined;
  }
}
