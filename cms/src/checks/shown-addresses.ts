import type { Core } from '@strapi/strapi';
import { addressKey, OWN_DOCUMENTS } from '@vitrina/content-contract/addresses';
import { languageOfAddress } from '@vitrina/content-contract/languages';
import { entryAt, mayHoldEntry } from '../addresses/entry-at';
import { shopLanguages } from '../languages/languages';
import type { Presence } from './known';

/** Pages of the site that no content makes. */
const OWN_PAGES = [
  ...[...OWN_DOCUMENTS, '/search', '/registration', '/order'],
  ...['/kubernetes/create-cluster', '/prices.json', '/prices.csv', '/status'],
];

/** Whether visitors find published content at the address; `undefined` where no content stands. */
export async function shownAt(strapi: Core.Strapi, address: string): Promise<Presence | undefined> {
  if (OWN_PAGES.includes(languageOfAddress(address, shopLanguages()).address)) return 'found';
  if (!mayHoldEntry(address)) return undefined;
  // In another spelling the site has to say whether it leads there.
  const isOwnSpelling = addressKey(address) === address;
  return isOwnSpelling && (await entryAt(strapi, address)) !== undefined ? 'found' : 'missing';
}
