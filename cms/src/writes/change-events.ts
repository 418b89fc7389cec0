import { isContent } from '../content';
import { BANNERS, scheduleEdges } from '../notices/banner-edges';
import { noticesOf, subjectOf } from '../notices/change-event';
import { menuLineOf } from '../notices/menu-line';
import { placeIn } from '../notices/place-of';
import type { Notice } from '../notices/send-notice';
import type { SiteNotices } from '../notices/site-notices';
import { SEEN, type Write } from './write';
import type { WriteStep } from './write-step';

/** Puts an event into the outbox with every change that visitors can see: in its transaction, so that both stay or none. */
export function changeEvents({ outbox, wake }: SiteNotices): WriteStep {
  return {
    name: 'change events',
    of: 'content',
    on: SEEN,
    isAfterSeed: true,
    async observe({ before }) {
      await before.published();
    },
    async follow(write, { onCommit }) {
      const { uid, documentId } = write;
      if (!isContent(uid) || documentId === undefined) return;
      const [before, after] = [await write.before.published(), await write.after.published()];
      const [menuBefore, menuAfter] = [menuLineOf(uid, before), menuLineOf(uid, after)];
      const isMenuSame = menuAfter !== undefined && menuAfter === menuBefore;
      const place = (entry: object | undefined) => entry && placeIn(uid, documentId, entry);
      for (const notice of noticesOf(write.typeName, eventOf(write), place(before), place(after))) {
        if (isMenuSame) notice.menu = 'same';
        await outbox.put(subjectOf(notice), notice);
      }
      if (uid === BANNERS) await scheduleEdges(outbox, documentId, after);
      onCommit(wake);
    },
  };
}

function eventOf({ action, hasDrafts }: Write): Notice['event'] {
  switch (action) {
    case 'unpublish':
    case 'delete':
      return action;
    case 'update':
      return hasDrafts ? 'publish' : 'update';
    default:
      return 'publish';
  }
}
