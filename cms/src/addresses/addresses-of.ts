import type { AddressKey } from '@vitrina/content-contract/addresses';
import { contentAddress, wayToTopic } from '@vitrina/content-contract/content-addresses';
import { fieldOf, textIn } from '../field-of';
import { addressHere } from '../languages/languages';

/** Content that has an address of its own on the site (rule R93 and those of services). */
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

/**
 * The addresses of an entry for visitors who read the language of the work, always as many for one content type and in one order; the
 * first is the main one.
 */
export function addressesOf(uid: AddressedUid, entry: object): AddressKey[] {
  return usualAddresses(uid, entry).map(addressHere);
}

function usualAddresses(uid: AddressedUid, entry: object): AddressKey[] {
  const name = (field: string) => `${textIn(entry, field)}`;
  switch (uid) {
    case 'api::knowledge.article':
      return [contentAddress.article(topicPath(fieldOf(entry, 'topic')), name('url'))];
    case 'api::knowledge.topic':
      return [contentAddress.topic(`${topicPath(entry)}`)];
    case 'api::knowledge.category':
      return [contentAddress.category(name('path'))];
    case 'api::knowledge.tag':
      return [contentAddress.tag('tutorials', name('path')), contentAddress.tag('blog', name('path'))];
    case 'api::knowledge.series':
      return [contentAddress.series(name('path'))];
    case 'api::knowledge.author':
      return [contentAddress.author(name('path'))];
    case 'api::knowledge.expert':
      return [contentAddress.expert(name('path'))];
    case 'api::site.service': {
      const kind = fieldOf(entry, 'kind') === 'solution' ? 'solution' : 'service';
      return [contentAddress.service(kind, name('slug'))];
    }
    case 'api::site.page':
      return [contentAddress.page(name('slug'))];
  }
}

/** The way to a topic that was read with its parent; absent for none. */
export function topicPath(topic: unknown): string | undefined {
  const [own, parent] = [textIn(topic, 'path'), textIn(fieldOf(topic, 'parent'), 'path')];
  return own === undefined ? undefined : wayToTopic(own, parent);
}
