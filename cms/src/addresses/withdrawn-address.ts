import type { Core } from '@strapi/strapi';
import type { AddressKey } from './address-key';
import type { AddressedUid } from './addresses-of';

const WITHDRAWN = 'api::site.withdrawn-address';

/** Remembers where visitors found an entry until it was withdrawn: links to it live on, whatever its draft is called next. */
export async function rememberAddress(
  strapi: Core.Strapi,
  uid: AddressedUid,
  documentId: string,
  address: AddressKey,
): Promise<void> {
  await forgetAddress(strapi, uid, documentId);
  await strapi.db.query(WITHDRAWN).create({ data: { entry_type: uid, entry_id: documentId, address } });
}

/** Where the withdrawn entry stood. */
export async function addressRemembered(
  strapi: Core.Strapi,
  uid: AddressedUid,
  documentId: string,
): Promise<AddressKey | undefined> {
  const where = { entry_type: uid, entry_id: documentId };
  const row: { address: AddressKey } | null = await strapi.db.query(WITHDRAWN).findOne({ where });
  return row?.address;
}

export async function forgetAddress(
  strapi: Core.Strapi,
  uid: AddressedUid,
  documentId: string,
): Promise<void> {
  await strapi.db.query(WITHDRAWN).deleteMany({ where: { entry_type: uid, entry_id: documentId } });
}
