import type { Core } from '@strapi/strapi';
import type { ContentUid } from '../content';
import type { Notice } from './send-notice';

/** Where the site shows an entry, in the parts its addresses are made of. */
export type Place = Pick<Notice, 'url' | 'topic' | 'category' | 'path' | 'kind'>;

/** Where the published version of an entry stands now; absent when visitors cannot see it. */
export async function placeOf(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
): Promise<Place | undefined> {
  const populate =
    uid === 'api::knowledge.article' ? { topic: { populate: ['parent'] }, category: true } : {};
  const entry = await strapi.documents(uid).findOne({ documentId, status: 'published', populate });
  if (entry === null) return undefined;
  switch (uid) {
    case 'api::knowledge.article':
      return {
        ...part('url', textIn(entry, 'url')),
        ...part('topic', topicPath(fieldOf(entry, 'topic'))),
        ...part('category', textIn(fieldOf(entry, 'category'), 'path')),
      };
    case 'api::knowledge.topic':
      return part('topic', textIn(entry, 'path'));
    case 'api::knowledge.category':
      return part('category', textIn(entry, 'path'));
    case 'api::site.service':
      return { ...part('kind', textIn(entry, 'kind')), ...part('url', textIn(entry, 'slug')) };
    case 'api::site.page':
      return part('url', textIn(entry, 'slug'));
    default:
      return part('path', textIn(entry, 'path'));
  }
}

/** An article's address names the way to its topic from the root of the tree, which has two levels. */
function topicPath(topic: unknown): string | undefined {
  const [own, parent] = [textIn(topic, 'path'), textIn(fieldOf(topic, 'parent'), 'path')];
  return own !== undefined && parent !== undefined ? `${parent}/${own}` : own;
}

function part(name: keyof Place, value: string | undefined): Place {
  return value === undefined ? {} : { [name]: value };
}

function textIn(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
