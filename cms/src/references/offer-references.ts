import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { addressesOf, isAddressed, populatedFor } from '../addresses/addresses-of';
import { inboundRedirects } from '../addresses/inbound-redirects';
import { entryWord } from '../panel/entry-words';
import { offerToPanel } from '../strapi/panel-routes';
import { findReferences, isReferable } from './find-references';

const READ = 'plugin::content-manager.explorer.read';
const MOST_LISTED = 50;

/** Tells the panel where an entry is used, and by which addresses visitors come to it. */
export function offerReferences(strapi: Core.Strapi): void {
  offerToPanel(strapi, [
    {
      method: 'GET',
      path: '/uses/:uid/:documentId',
      async answer({ params: { uid = '', documentId = '' }, can }) {
        if (!isReferable(uid))
          throw new errors.NotFoundError('У этого нет ни адреса, ни тех, кто это использует.');
        if (!can(READ, uid)) throw new errors.ForbiddenError('Смотреть это вам нельзя.');
        const references = await findReferences(strapi, uid, documentId);
        return {
          ...(await addressesIn(strapi, uid, documentId)),
          total: references.length,
          // The panel's own word on the way, also of one that was opened before an upgrade.
          uses: references
            .slice(0, MOST_LISTED)
            .map(({ uid: user, documentId: userId, title, how, isShown }) => ({
              ...{ type: entryWord(user), title, how, isShown },
              link: can(READ, user) ? linkTo(strapi, user, userId) : null,
            })),
        };
      },
    },
  ]);
}

async function addressesIn(strapi: Core.Strapi, uid: string, documentId: string) {
  const entry = isAddressed(uid)
    ? await strapi.documents(uid).findOne({ documentId, status: 'published', populate: populatedFor(uid) })
    : null;
  if (entry === null || !isAddressed(uid)) return { addresses: [], former: [] };
  const addresses = addressesOf(uid, entry);
  const inbound = await inboundRedirects(strapi, addresses);
  return {
    addresses,
    former: inbound.map(({ from, made_by: maker }) => ({ address: from, isByHand: maker === 'hand' })),
  };
}

function linkTo(strapi: Core.Strapi, uid: string, documentId: string): string {
  const type = Object.values(strapi.contentTypes).find((candidate) => candidate.uid === uid);
  return type?.kind === 'singleType'
    ? `/content-manager/single-types/${uid}`
    : `/content-manager/collection-types/${uid}/${documentId}`;
}
