import type { Core } from '@strapi/strapi';
import { documentIdIn } from '../field-of';
import type { AddressKey } from './address-key';
import { type AddressedUid, addressesOf, isAddressed, populatedFor } from './addresses-of';
import { entryAt } from './entry-at';
import { movesOfTopic } from './moves-of-topic';
import { changeRedirects, REDIRECT } from './redirect-store';
import { afterMoves, type Move, withoutHiding, withoutWaysTo } from './redirect-table';
import { addressesRemembered, forgetAddresses, rememberAddresses } from './withdrawn-address';

/**
 * Leaves a redirect at the address an entry had for visitors, in the transaction of the change that gives it another one. A
 * draft's new address is nobody's yet; what was withdrawn moves when it is published again. What is published at an address
 * takes it back from any redirect.
 */
export function leaveRedirects(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, contentType } = context;
    if (!isAddressed(uid)) return next();
    const isShownAtOnce = contentType.options?.draftAndPublish !== true;
    const isShowing = action === 'publish' || (isShownAtOnce && (action === 'create' || action === 'update'));
    if (!isShowing && action !== 'delete' && action !== 'unpublish') return next();
    return strapi.db.transaction(async () => {
      const documentId = documentIdIn(context.params);
      const before = await entryIn(strapi, uid, documentId, 'published');
      if (action === 'delete') {
        // What was withdrawn before it is deleted may still be led to.
        const last = before ?? (await entryIn(strapi, uid, documentId, 'draft'));
        const deleted = await next();
        await rememberDeleted(strapi, uid, documentId, { published: before, last });
        return deleted;
      }
      const result = await next();
      if (action === 'unpublish') {
        await remember(strapi, uid, documentId, before);
        return result;
      }
      const shownId = documentId ?? documentIdIn(result);
      const after = await entryIn(strapi, uid, shownId, 'published');
      if (after === undefined || shownId === undefined) return result;
      const moves =
        before === undefined
          ? await movesSinceWithdrawal(strapi, uid, shownId, after)
          : await movesBetween(strapi, uid, before, after);
      await follow(strapi, addressesOf(uid, after), moves);
      return result;
    });
  });
}

async function follow(
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
  documentId: string | undefined,
  withdrawn: object | undefined,
): Promise<void> {
  if (documentId === undefined || withdrawn === undefined) return;
  await rememberAddresses(strapi, uid, documentId, addressesOf(uid, withdrawn));
}

/** Nothing leads any more to what is deleted. Where visitors found it, now and formerly, the site says that it is gone. */
async function rememberDeleted(
  strapi: Core.Strapi,
  uid: AddressedUid,
  documentId: string | undefined,
  { published, last }: { published: object | undefined; last: object | undefined },
): Promise<void> {
  if (documentId === undefined || last === undefined) return;
  const withdrawnFrom = await addressesRemembered(strapi, uid, documentId);
  const gone = new Set([...addressesOf(uid, last), ...withdrawnFrom]);
  let former: AddressKey[] = [];
  await changeRedirects(strapi, (table) => {
    const left = withoutWaysTo(table, gone);
    former = [...table.keys()].filter((from) => !left.has(from));
    return left;
  });
  const shown = published === undefined ? withdrawnFrom : addressesOf(uid, published);
  await rememberAddresses(strapi, uid, documentId, [...shown, ...former]);
}

/** The version visitors see, or the one in work; of what has no drafts the only one. */
async function entryIn(
  strapi: Core.Strapi,
  uid: AddressedUid,
  documentId: string | undefined,
  status: 'published' | 'draft',
): Promise<object | undefined> {
  if (documentId === undefined) return undefined;
  const entry = await strapi.documents(uid).findOne({ documentId, status, populate: populatedFor(uid) });
  return entry ?? undefined;
}
