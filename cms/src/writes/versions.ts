import type { Core } from '@strapi/strapi';
import { isContent } from '../content';
import { snapshotOf } from '../editorial/history/snapshot';
import { recordChange } from '../editorial/record-change';
import { isPriced } from '../prices/figures';
import { ACTIONS } from './write';
import type { WriteStep } from './write-step';

/** Keeps a version and a line of the journal of every change of content: rules in `editorial/record-change.ts`. */
export function versions(strapi: Core.Strapi): WriteStep {
  return {
    name: 'versions',
    of: 'content',
    on: ACTIONS,
    isAfterSeed: true,
    async observe({ uid, action, before }) {
      await before.draft();
      if (action === 'publish' && isPriced(uid)) await before.published();
    },
    async follow({ uid, action, documentId, language, actor, before, after }) {
      if (!isContent(uid) || documentId === undefined) return;
      const snapshot = (entry: object | undefined) => entry && snapshotOf(strapi, uid, entry);
      const wasPublic = action === 'publish' && isPriced(uid) ? await before.published() : undefined;
      await recordChange(strapi, {
        entry: { uid, documentId, language },
        ...{ action, actor, publicBefore: snapshot(wasPublic) },
        before: snapshot(await before.draft()),
        after: snapshot(await after.draft()),
      });
    },
  };
}
