import type { Core } from '@strapi/strapi';
import { addressKey } from '@vitrina/content-contract/addresses';
import { entryAt, mayHoldEntry } from '../addresses/entry-at';
import type { Presence } from './known';

/** Pages of the site that no content makes. */
const OWN_PAGES = [
  ...['/', '/services', '/solutions', '/tutorials', '/blog', '/search', '/registration', '/order'],
  ...['/kubernetes/create-cluster', '/prices.json', '/prices.csv', '/status'],
];

/** Whether visitors find published content at the address; `undefined` where no content stands. */
export async function shownAt(strapi: Core.Strapi, address: string): Promise<Presence | undefined> {
  if (OWN_PAGES.includes(address)) return 'found';
  if (!mayHoldEntry(address)) return undefined;
  // In another spelling the site has to say whether it leads there.
  const isOwnSpelling = addressKey(address) === address;
  return isOwnSpelling && (await entryAt(strapi, address)) !== undefined ? 'found' : 'missing';
}
