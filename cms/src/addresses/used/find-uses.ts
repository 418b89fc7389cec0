import type { Core } from '@strapi/strapi';
import { addressKey } from '@vitrina/content-contract/addresses';
import { ADDRESSED, addressesOf, isAddressed, populatedFor } from '../addresses-of';
import { inboundRedirects } from '../inbound-redirects';
import { articleTextUses } from './article-text-uses';
import { pageUses } from './page-uses';
import { presetUses } from './preset-uses';
import { relationUses } from './relation-uses';
import { asUse, eachOnce, type Use } from './use';

/** Content that others can use, so that its loss would be theirs too. */
export const USABLE = [...ADDRESSED, 'api::commerce.static-preset'] as const;

export function isUsable(uid: string): boolean {
  return USABLE.some((usable) => usable === uid);
}

/** Everything that uses an entry: names it in a field, leads to it by a link, or is built of it. */
export async function findUses(strapi: Core.Strapi, uid: string, documentId: string): Promise<Use[]> {
  if (uid === 'api::commerce.static-preset') return eachOnce(await presetUses(strapi, documentId));
  if (!isAddressed(uid)) return [];
  const own = await ownAddresses(strapi, uid, documentId);
  const inbound = await inboundRedirects(strapi, own);
  const addresses = new Set([...own, ...inbound.map(({ from }) => from)]);
  const byHand = inbound.filter(({ made_by: maker }) => maker === 'hand');
  return eachOnce([
    ...(await relationUses(strapi, uid, documentId)),
    ...(await articleTextUses(strapi, { documentId, addresses })),
    ...(await pageUses(strapi, documentId, (value) => {
      if (typeof value === 'string') return addresses.has(addressKey(value) ?? '') ? 'ссылка' : undefined;
      return isEntry(value, documentId) ? 'блок страницы' : undefined;
    })),
    ...byHand.map((way) => asUse(strapi, 'api::site.redirect', way, `ведёт на ${way.to}`)),
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
  return typeof value === 'object' && value !== null && Reflect.get(value, 'documentId') === documentId;
}
