import type { Core } from '@strapi/strapi';
import { addressKey } from '@vitrina/content-contract/addresses';
import { ADDRESSED, addressesOf, isAddressed, populatedFor } from '../addresses/addresses-of';
import { inboundRedirects } from '../addresses/inbound-redirects';
import { fieldOf } from '../field-of';
import { currentLanguage } from '../languages/languages';
import { articleTextReferences } from './article-text-references';
import { pageReferences } from './page-references';
import { presetReferences } from './preset-references';
import { asReference, eachOnce, type Reference } from './reference';
import { relationReferences } from './relation-references';

/** Content that others can refer to, so that its loss would be theirs too. */
export const REFERABLE = [...ADDRESSED, 'api::commerce.static-preset'] as const;

export function isReferable(uid: string): boolean {
  return REFERABLE.some((usable) => usable === uid);
}

/** Everything that refers to an entry: names it in a field, leads to it by a link, or is built of it. */
export async function findReferences(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<Reference[]> {
  if (uid === 'api::commerce.static-preset') return eachOnce(await presetReferences(strapi, documentId));
  if (!isAddressed(uid)) return [];
  const own = await ownAddresses(strapi, uid, documentId);
  const inbound = await inboundRedirects(strapi, own);
  const addresses = new Set([...own, ...inbound.map(({ from }) => from)]);
  const byHand = inbound.filter(({ made_by: maker }) => maker === 'hand');
  return eachOnce([
    ...(await relationReferences(strapi, uid, documentId)),
    ...(await articleTextReferences(strapi, { documentId, addresses })),
    ...(await pageReferences(strapi, documentId, (value) => {
      if (typeof value === 'string') return addresses.has(addressKey(value) ?? '') ? 'ссылка' : undefined;
      return isEntry(value, documentId) ? 'блок страницы' : undefined;
    })),
    ...byHand.map((way) => asReference(strapi, 'api::site.redirect', way, `ведёт на ${way.to}`)),
  ]);
}

/** Where the entry stands for visitors, and where its draft would. */
export async function ownAddresses(strapi: Core.Strapi, uid: string, documentId: string): Promise<string[]> {
  if (!isAddressed(uid)) return [];
  const found: string[] = [];
  for (const status of ['published', 'draft'] as const) {
    const entry = await strapi.documents(uid).findOne({ documentId, status, populate: populatedFor(uid) });
    if (entry !== null) found.push(...addressesOf(uid, entry));
  }
  return [...new Set(found)];
}

function isEntry(value: unknown, documentId: string): boolean {
  const language = fieldOf(value, 'locale') ?? currentLanguage();
  return fieldOf(value, 'documentId') === documentId && language === currentLanguage();
}
