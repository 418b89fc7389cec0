import type { Core } from '@strapi/strapi';
import { isContent } from '../content';
import { documentIdIn } from '../field-of';
import { BANNERS, scheduleEdges } from './banner-edges';
import { menuLineOf } from './menu-line';
import type { Outbox } from './outbox';
import { type Place, placeOf } from './place-of';
import type { Notice } from './send-notice';

/** Puts a notice into the outbox with every change that visitors can see: in its transaction, so that both stay or none. */
export function noticeTheSite(strapi: Core.Strapi, outbox: Outbox, wake: () => void): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, contentType } = context;
    const event = isContent(uid)
      ? visibleEvent(action, contentType.options?.draftAndPublish === true)
      : undefined;
    if (!isContent(uid) || event === undefined) return next();

    return strapi.db.transaction(async ({ onCommit }) => {
      const documentId = documentIdIn(context.params);
      const before = documentId === undefined ? undefined : await placeOf(strapi, uid, documentId);
      const menuBefore = await menuLineOf(strapi, uid, documentId);
      const result = await next();
      const changedId = documentId ?? documentIdIn(result);
      const after = changedId === undefined ? undefined : await placeOf(strapi, uid, changedId);

      const menuAfter = await menuLineOf(strapi, uid, changedId);
      const isMenuSame = menuAfter !== undefined && menuAfter === menuBefore;

      const type = contentType.info.singularName;
      for (const notice of noticesOf(type, event, before, after)) {
        if (isMenuSame) notice.menu = 'same';
        await outbox.put(subjectOf(notice), notice);
      }
      if (uid === BANNERS && changedId !== undefined) await scheduleEdges(strapi, outbox, changedId);
      // Before it is committed the site would read the former version.
      onCommit(wake);
      return result;
    });
  });
}

/** What a visitor sees of an action. Saving a draft is nothing to a visitor. */
export function visibleEvent(action: string, hasDrafts: boolean): Notice['event'] | undefined {
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

/** Two notices with one subject concern the same pages, so the later one tells all and takes the place of the other. */
export function subjectOf({ event: _, ...place }: Notice): string {
  return JSON.stringify(place);
}
