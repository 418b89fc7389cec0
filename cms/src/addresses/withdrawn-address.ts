import type { Core } from '@strapi/strapi';
import type { AddressKey } from '@vitrina/content-contract/addresses';
import { languageOf } from '../languages/languages';
import type { AddressedUid } from './addresses-of';

export const WITHDRAWN = 'api::site.withdrawn-address';

/**
 * Remembers where visitors found an entry until it was withdrawn or deleted, the main address first: links to it live on,
 * whatever its draft is called next, and the site says there that it is gone.
 */
export async function rememberAddresses(
  strapi: Core.Strapi,
  uid: AddressedUid,
  documentId: string,
  addresses: readonly AddressKey[],
): Promise<void> {
  await forgetAddresses(strapi, uid, documentId);
  for (const address of new Set(addresses)) {
    await strapi.db.query(WITHDRAWN).create({ data: { ...placeOf(strapi, uid, documentId), address } });
  }
}

/** Where the withdrawn entry stood, the main address first. */
export async function addressesRemembered(
  strapi: Core.Strapi,
  uid: AddressedUid,
  documentId: string,
): Promise<AddressKey[]> {
  const where = placeOf(strapi, uid, documentId);
  const rows: { address: AddressKey }[] = await strapi.db
    .query(WITHDRAWN)
    .findMany({ where, orderBy: { id: 'asc' } });
  return rows.map(({ address }) => address);
}

export async function forgetAddresses(
  strapi: Core.Strapi,
  uid: AddressedUid,
  documentId: string,
): Promise<void> {
  await strapi.db.query(WITHDRAWN).deleteMany({ where: placeOf(strapi, uid, documentId) });
}

function placeOf(strapi: Core.Strapi, uid: AddressedUid, documentId: string) {
  return { entry_type: uid, entry_id: documentId, locale: languageOf(strapi, uid) };
}
