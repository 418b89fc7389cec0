import type { Core } from '@strapi/strapi';
import type { AddressKey } from '@vitrina/content-contract/addresses';
import { ADDRESSED, type AddressedUid, addressesOf, isAddressed } from '../addresses/addresses-of';
import { entryAt } from '../addresses/entry-at';
import { movesOfTopic } from '../addresses/moves-of-topic';
import { changeRedirects, REDIRECT } from '../addresses/redirect-store';
import { afterMoves, type Move, withoutHiding, withoutInboundRedirects } from '../addresses/redirect-table';
import { addressesRemembered, forgetAddresses, rememberAddresses } from '../addresses/withdrawn-address';
import { SEEN } from './write';
import type { WriteStep } from './write-step';

/**
 * Leaves a redirect at the address an entry had for visitors, in the transaction of the change that gives it another one. A
 * draft's new address is nobody's yet; what was withdrawn moves when it is published again. What is published at an address
 * takes it back from any redirect.
 */
export function redirectsOfMoves(strapi: Core.Strapi): WriteStep {
  return {
    name: 'redirects of moves',
    of: ADDRESSED,
    on: SEEN,
    async observe({ action, before }) {
      const published = await before.published();
      // What was withdrawn before it is deleted may still be led to.
      if (action === 'delete' && published === undefined) await before.draft();
    },
    async follow(write) {
      const { uid, action, documentId } = write;
      if (!isAddressed(uid) || documentId === undefined) return;
      const before = await write.before.published();
      switch (action) {
        case 'delete':
          return rememberDeleted(strapi, uid, documentId, {
            published: before,
            last: before ?? (await write.before.draft()),
          });
        case 'unpublish':
          return remember(strapi, uid, documentId, before);
        default:
          return followShown(strapi, { uid, documentId }, before, await write.after.published());
      }
    },
  };
}

async function followShown(
  strapi: Core.Strapi,
  { uid, documentId }: { uid: AddressedUid; documentId: string },
  before: object | undefined,
  after: object | undefined,
): Promise<void> {
  if (after === undefined) return;
  const moves =
    before === undefined
      ? await movesSinceWithdrawal(strapi, uid, documentId, after)
      : await movesBetween(strapi, uid, before, after);
  await changeFor(strapi, addressesOf(uid, after), moves);
}

async function changeFor(
  strapi: Core.Strapi,
  living: readonly AddressKey[],
  moves: readonly Move[],
): Promise<void> {
  if (moves.length > 0) return changeRedirects(strapi, (table) => afterMoves(table, moves));
  const hiding = await strapi.db.query(REDIRECT).count({ where: { from: { $in: living }, enabled: true } });
  if (hiding > 0) await changeRedirects(strapi, (table) => withoutHiding(table, new Set(living)));
}

/** From where the entry stood before it was withdrawn, unless that address has become somebody else's meanwhile. */
async function movesSinceWithdrawal(
  strapi: Core.Strapi,
  uid: AddressedUid,
  documentId: string,
  after: object,
): Promise<Move[]> {
  const [from] = await addressesRemembered(strapi, uid, documentId);
  const [to] = addressesOf(uid, after);
  if (from === undefined || to === undefined) return [];
  await forgetAddresses(strapi, uid, documentId);
  if (from === to || (await entryAt(strapi, from)) !== undefined) return [];
  const isLed = (await strapi.db.query(REDIRECT).count({ where: { from } })) > 0;
  return isLed ? [] : [{ from, to }];
}

async function movesBetween(
  strapi: Core.Strapi,
  uid: AddressedUid,
  before: object,
  after: object,
): Promise<Move[]> {
  const present = addressesOf(uid, after);
  const own = addressesOf(uid, before)
    .map((from, index) => ({ from, to: present[index] ?? from }))
    .filter(({ from, to }) => from !== to);
  return uid === 'api::knowledge.topic' ? [...own, ...(await movesOfTopic(strapi, before, after))] : own;
}

async function remember(
  strapi: Core.Strapi,
  uid: AddressedUid,
  documentId: string,
  withdrawn: object | undefined,
): Promise<void> {
  if (withdrawn === undefined) return;
  await rememberAddresses(strapi, uid, documentId, addressesOf(uid, withdrawn));
}

/** Nothing leads any more to what is deleted. Where visitors found it, now and formerly, the site says that it is gone. */
async function rememberDeleted(
  strapi: Core.Strapi,
  uid: AddressedUid,
  documentId: string,
  { published, last }: { published: object | undefined; last: object | undefined },
): Promise<void> {
  if (last === undefined) return;
  const withdrawnFrom = await addressesRemembered(strapi, uid, documentId);
  const gone = new Set([...addressesOf(uid, last), ...withdrawnFrom]);
  let former: AddressKey[] = [];
  await changeRedirects(strapi, (table) => {
    const left = withoutInboundRedirects(table, gone);
    former = [...table.keys()].filter((from) => !left.has(from));
    return left;
  });
  const shown = published === undefined ? withdrawnFrom : addressesOf(uid, published);
  await rememberAddresses(strapi, uid, documentId, [...shown, ...former]);
}
