import type { Core } from '@strapi/strapi';
import { CONTENT, type ContentUid } from '../content';
import { type Place, placeOf } from './place-of';
import { type Notice, type Site, sendNotice } from './send-notice';

/** Sends a notice after every change that visitors can see; the editor does not wait for it. */
export function noticeTheSite(strapi: Core.Strapi, site: Site): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, contentType } = context;
    const event = isShown(uid)
      ? visibleEvent(action, contentType.options?.draftAndPublish === true)
      : undefined;
    if (!isShown(uid) || event === undefined) return next();

    const documentId = documentIdIn(context.params);
    const before = documentId === undefined ? undefined : await placeOf(strapi, uid, documentId);
    const result = await next();
    const changedId = documentId ?? documentIdIn(result);
    const after = changedId === undefined ? undefined : await placeOf(strapi, uid, changedId);

    const type = contentType.info.singularName;
    const notices = noticesOf(type, event, before, after);
    // The panel works in a transaction: before it is committed the site would read the former version.
    await strapi.db.transaction(async ({ onCommit }) => {
      onCommit(() => {
        for (const notice of notices) void deliver(strapi, site, notice);
      });
    });
    return result;
  });
}

function isShown(uid: string): uid is ContentUid {
  const shown: readonly string[] = CONTENT;
  return shown.includes(uid);
}

/** What a visitor sees of an action. Saving a draft is nothing to a visitor. */
function visibleEvent(action: string, hasDrafts: boolean): Notice['event'] | undefined {
  switch (action) {
    case 'publish':
    case 'unpublish':
    case 'delete':
      return action;
    case 'create':
      return hasDrafts ? undefined : 'publish';
    case 'update':
      return hasDrafts ? undefined : 'update';
    default:
      return undefined;
  }
}

/** An entry that moved is two changes: it appeared at the new address and is gone from the former one. */
function noticesOf(
  type: string,
  event: Notice['event'],
  before: Place | undefined,
  after: Place | undefined,
): Notice[] {
  if (event === 'unpublish' || event === 'delete') {
    return before === undefined ? [] : [{ type, event, ...before }];
  }
  const hasMoved = before !== undefined && JSON.stringify(before) !== JSON.stringify(after);
  return [{ type, event, ...after }, ...(hasMoved ? [{ type, event: 'unpublish' as const, ...before }] : [])];
}

async function deliver(strapi: Core.Strapi, site: Site, notice: Notice): Promise<void> {
  const failure = await sendNotice(site, notice);
  if (failure !== undefined) {
    strapi.log.error(`The site was not told of a change (${JSON.stringify(notice)}): ${failure}.`);
  }
}

function documentIdIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('documentId' in value)) return undefined;
  return typeof value.documentId === 'string' ? value.documentId : undefined;
}
