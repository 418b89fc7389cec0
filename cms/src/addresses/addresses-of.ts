import type { AddressKey } from '@vitrina/content-contract/addresses';
import { fieldOf, textIn } from '../field-of';

/** Content that has an address of its own on the site (decisions of the specification, section B). */
export const ADDRESSED = [
  'api::knowledge.article',
  'api::knowledge.topic',
  'api::knowledge.category',
  'api::knowledge.tag',
  'api::knowledge.series',
  'api::knowledge.author',
  'api::knowledge.expert',
  'api::site.service',
  'api::site.page',
] as const;

export type AddressedUid = (typeof ADDRESSED)[number];

export function isAddressed(uid: string): uid is AddressedUid {
  return ADDRESSED.some((addressed) => addressed === uid);
}

type Populated = { topic?: { populate: { parent: true } }; parent?: true };

/** What has to be read with an entry to know its address. */
export function populatedFor(uid: AddressedUid): Populated {
  if (uid === 'api::knowledge.article') return { topic: { populate: { parent: true } } };
  return uid === 'api::knowledge.topic' ? { parent: true } : {};
}

/** The addresses of an entry, always as many for one content type and in one order; the first is the main one. */
export function addressesOf(uid: AddressedUid, entry: object): AddressKey[] {
  const path = textIn(entry, 'path');
  switch (uid) {
    case 'api::knowledge.article': {
      const topic = topicPath(fieldOf(entry, 'topic'));
      const url = textIn(entry, 'url');
      return [topic === undefined ? `/blog/${url}` : `/tutorials/${topic}/${url}`];
    }
    case 'api::knowledge.topic':
      return [`/tutorials/${topicPath(entry)}`];
    case 'api::knowledge.category':
      return [`/blog/${path}`];
    case 'api::knowledge.tag':
      return [`/tutorials/tag/${path}`, `/blog/tag/${path}`];
    case 'api::knowledge.series':
      return [`/tutorials/series/${path}`];
    case 'api::knowledge.author':
      return [`/tutorials/authors/${path}`];
    case 'api::knowledge.expert':
      return [`/tutorials/experts/${path}`];
    case 'api::site.service':
      return [
        `/${fieldOf(entry, 'kind') === 'solution' ? 'solutions' : 'services'}/${textIn(entry, 'slug')}`,
      ];
    case 'api::site.page':
      return [`/${textIn(entry, 'slug')}`];
  }
}

/** An address names the way to the topic from the root of the tree, which has two levels. */
export function topicPath(topic: unknown): string | undefined {
  const [own, parent] = [textIn(topic, 'path'), textIn(fieldOf(topic, 'parent'), 'path')];
  return own !== undefined && parent !== undefined ? `${parent}/${own}` : own;
}
