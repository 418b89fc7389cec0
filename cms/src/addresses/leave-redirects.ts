import type { Core } from '@strapi/strapi';
import { documentIdIn } from '../field-of';
import { type AddressedUid, addressesOf, isAddressed, populatedFor } from './addresses-of';
import { movesOfTopic } from './moves-of-topic';
import { changeRedirects, REDIRECT } from './redirect-store';
import { afterMoves, type Move, withoutHiding, withoutWaysTo } from './redirect-table';

/**
 * Leaves a redirect at the address an entry had for visitors, in the transaction of the change that gives it another one. A
 * draft's new address is nobody's yet. What is published at an address takes it back from any redirect.
 */
export function leaveRedirects(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, contentType } = context;
    if (!isAddressed(uid)) return next();
    const isShownAtOnce = contentType.options?.draftAndPublish !== true;
    const isShowing = action === 'publish' || (isShownAtOnce && (action === 'create' || action === 'update'));
    if (!isShowing && action !== 'delete') return next();
    return strapi.db.transaction(async () => {
      const documentId = documentIdIn(context.params);
      const before = await entryIn(strapi, uid, documentId, 'published');
      if (action === 'delete') {
        // What was withdrawn before it is deleted may still be led to.
        const last = before ?? (await entryIn(strapi, uid, documentId, 'draft'));
        const deleted = await next();
        await forget(strapi, last === undefined ? [] : addressesOf(uid, last));
        return deleted;
      }
      const result = await next();
      const after = await entryIn(strapi, uid, documentId ?? documentIdIn(result), 'published');
      await follow(strapi, uid, before, after);
      return result;
    });
  });
}

async function follow(
  strapi: Core.Strapi,
  uid: AddressedUid,
  before: object | undefined,
  after: object | undefined,
): Promise<void> {
  if (after === undefined) return;
  const moves = before === undefined ? [] : await movesBetween(strapi, uid, before, after);
  if (moves.length > 0) return changeRedirects(strapi, (table) => afterMoves(table, moves));
  const living = addressesOf(uid, after);
  const hiding = await strapi.db.query(REDIRECT).count({ where: { from: { $in: living }, enabled: true } });
  if (hiding > 0) await changeRedirects(strapi, (table) => withoutHiding(table, new Set(living)));
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

async function forget(strapi: Core.Strapi, gone: readonly string[]): Promise<void> {
  if (gone.length > 0) await changeRedirects(strapi, (table) => withoutWaysTo(table, new Set(gone)));
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
