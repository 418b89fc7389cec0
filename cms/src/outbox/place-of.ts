import type { Core } from '@strapi/strapi';
import type { ChangeEvent } from '@vitrina/content-contract/change-event';
import { topicPath } from '../addresses/addresses-of';
import type { ContentUid } from '../content';
import { fieldOf, textIn } from '../field-of';
import { loadEntry } from '../load-entry';

/** Where the site shows an entry, in the parts its addresses are made of. */
export type Place = Omit<ChangeEvent, 'type' | 'event' | 'menu' | 'locale'>;

/** Where the published version of an entry stands now; absent when visitors cannot see it. */
export async function placeOf(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
): Promise<Place | undefined> {
  const entry = await loadEntry(strapi, uid, documentId, 'published');
  return entry && placeIn(uid, documentId, entry);
}

/** The same of an entry that is loaded. */
export function placeIn(uid: ContentUid, documentId: string, entry: object): Place {
  switch (uid) {
    case 'api::knowledge.article':
      return {
        id: documentId,
        ...part('url', textIn(entry, 'url')),
        ...part('topic', topicPath(fieldOf(entry, 'topic'))),
        ...part('category', textIn(fieldOf(entry, 'category'), 'path')),
        ...part('series', textIn(fieldOf(entry, 'series'), 'path')),
      };
    case 'api::knowledge.topic':
      return part('topic', topicPath(entry));
    case 'api::knowledge.category':
      return part('category', textIn(entry, 'path'));
    case 'api::site.service':
      return { ...part('kind', textIn(entry, 'kind')), ...part('url', textIn(entry, 'slug')) };
    case 'api::site.page':
      return part('url', textIn(entry, 'slug'));
    case 'api::site.banner':
      return { ...part('place', textIn(entry, 'place')), ...part('banner', textIn(entry, 'type')) };
    case 'api::commerce.static-preset':
      return part('group', textIn(entry, 'group'));
    default:
      return part('path', textIn(entry, 'path'));
  }
}

function part(name: keyof Place, value: string | undefined): Place {
  return value === undefined ? {} : { [name]: value };
}
