import type { ChangeEvent } from '@vitrina/content-contract/change-event';
import { isContent } from '../content';
import { eventLanguage } from '../languages/languages';
import { BANNERS, scheduleEdges } from '../outbox/banner-edges';
import { eventsOf, subjectOf } from '../outbox/change-event';
import { menuLineOf } from '../outbox/menu-line';
import { placeIn } from '../outbox/place-of';
import type { SiteEvents } from '../outbox/site-events';
import { SEEN, type Write } from './write';
import type { WriteStep } from './write-step';

/** Puts an event into the outbox with every change that visitors can see: in its transaction, so that both stay or none. */
export function changeEvents({ outbox, wake }: SiteEvents): WriteStep {
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
      const language = write.hasSharedFields ? {} : eventLanguage(write.language);
      const place = (entry: object | undefined) => entry && placeIn(uid, documentId, entry);
      for (const change of eventsOf(write.typeName, kindOf(write), place(before), place(after))) {
        if (isMenuSame) change.menu = 'same';
        const told = { ...change, ...language };
        await outbox.put(subjectOf(told), told);
      }
      if (uid === BANNERS) await scheduleEdges(outbox, documentId, after, write.language);
      onCommit(wake);
    },
  };
}

function kindOf({ action, hasDrafts }: Write): ChangeEvent['event'] {
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
