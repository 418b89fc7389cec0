import type { Core } from '@strapi/strapi';
import type { AddressKey } from '@vitrina/content-contract/addresses';
import { languageOfAddress } from '@vitrina/content-contract/languages';
import { inLanguage, shopLanguages } from '../languages/languages';
import { type AddressedUid, addressesOf, populatedFor } from './addresses-of';

/** Who shows a page of theirs at an address now; absent when the CMS has nothing published there. */
export async function entryAt(
  strapi: Core.Strapi,
  address: AddressKey,
): Promise<{ uid: AddressedUid; title: string } | undefined> {
  return inLanguage(languageOfAddress(address, shopLanguages()).language, () => entryHere(strapi, address));
}

async function entryHere(
  strapi: Core.Strapi,
  address: AddressKey,
): Promise<{ uid: AddressedUid; title: string } | undefined> {
  const name = address.split('/').at(-1) ?? '';
  for (const [uid, field] of candidates(address)) {
    const entries = await strapi.documents(uid).findMany({
      status: 'published',
      filters: { [field]: name },
      populate: populatedFor(uid),
    });
    const entry = entries.find((candidate) => addressesOf(uid, candidate).includes(address));
    if (entry !== undefined) return { uid, title: String(entry.title ?? entry.name) };
  }
  return undefined;
}

/** Whether the address is one of those that entries have. */
export function mayHoldEntry(address: AddressKey): boolean {
  return candidates(address).length > 0;
}

/** The content that may stand at an address, and the field that gives the last part of it. */
function candidates(address: AddressKey): [AddressedUid, 'url' | 'path' | 'slug'][] {
  const [, section, second] = languageOfAddress(address, shopLanguages()).address.split('/');
  if (second === undefined) return [['api::site.page', 'slug']];
  switch (section) {
    case 'services':
    case 'solutions':
      return [['api::site.service', 'slug']];
    case 'blog':
      return [
        ['api::knowledge.category', 'path'],
        ['api::knowledge.article', 'url'],
        ['api::knowledge.tag', 'path'],
      ];
    case 'tutorials':
      return [
        ['api::knowledge.article', 'url'],
        ['api::knowledge.topic', 'path'],
        ['api::knowledge.tag', 'path'],
        ['api::knowledge.series', 'path'],
        ['api::knowledge.author', 'path'],
        ['api::knowledge.expert', 'path'],
      ];
    default:
      return [];
  }
}
