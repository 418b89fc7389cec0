import type { Core } from '@strapi/strapi';
import { isContent } from '../content';
import { documentIdIn, madeDocumentIn } from '../field-of';
import { figuresOf, isPriced, type PricedUid } from '../prices/figures';
import { type PriceChange, priceChanges } from '../prices/price-changes';
import { changeInWords } from '../prices/price-words';
import { type Deed, writeActivity } from './activity/activity';
import { type Actor, currentActor, restorationOf } from './actor';
import { type EntryRef, isDrafted, titleFieldOf, typeName } from './entries';
import { changedFields } from './history/changed-fields';
import type { VersionKind } from './history/shown-versions';
import { fingerprintOf, plainFields, type Snapshot, takeSnapshot } from './history/snapshot';
import { keepVersion, latestVersion } from './history/versions';
import { cancelPlansOf } from './plans/plans';
import { endReview } from './review/reviews';

type Action = 'create' | 'clone' | 'update' | 'publish' | 'unpublish' | 'discardDraft' | 'delete';

const KINDS: Record<Action, VersionKind & Deed> = {
  create: 'created',
  clone: 'created',
  update: 'saved',
  publish: 'published',
  unpublish: 'unpublished',
  discardDraft: 'discarded',
  delete: 'deleted',
};

/**
 * Keeps a version and a line of the journal for every change of content, in one transaction with the change. Requests of visitors
 * are no content: they hold personal data.
 */
export function recordChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!isContent(uid) || !isAction(action)) return next();
    return strapi.db.transaction(async () => {
      const actor = currentActor(strapi);
      const existing = documentIdIn(params);
      // A clone names the entry it is made of.
      const before =
        existing === undefined || action === 'clone'
          ? undefined
          : await takeSnapshot(strapi, { uid, documentId: existing });
      const publicBefore =
        existing !== undefined && action === 'publish' && isPriced(uid)
          ? await takeSnapshot(strapi, { uid, documentId: existing }, 'published')
          : undefined;
      const result = await next();
      const documentId = action === 'clone' ? madeDocumentIn(result) : (existing ?? documentIdIn(result));
      if (documentId !== undefined) {
        await record(strapi, { entry: { uid, documentId }, action, actor, before, publicBefore });
      }
      return result;
    });
  });
}

interface Change {
  entry: EntryRef;
  action: Action;
  actor: Actor;
  before: Snapshot | undefined;
  /** What visitors saw until now, of what has prices. */
  publicBefore: Snapshot | undefined;
}

async function record(
  strapi: Core.Strapi,
  { entry, action, actor, before, publicBefore }: Change,
): Promise<void> {
  const after = action === 'delete' ? before : await takeSnapshot(strapi, entry);
  // Nothing stood there: Strapi answers such a deletion as if all were well.
  if (after === undefined) return;
  if (action === 'update' && before !== undefined && fingerprintOf(before) === fingerprintOf(after)) return;

  const kind = KINDS[action];
  // There is one of these, and its type is its name.
  const isSingle = strapi.contentType(entry.uid).kind === 'singleType';
  const title = isSingle ? typeName(entry.uid) : titleOf(after);
  const restored = restorationOf(entry.documentId);
  const note = restored ?? (actor.kind === 'plan' ? 'по расписанию' : undefined);
  const isRestored = restored !== undefined;
  const isWritten = ['create', 'clone', 'update'].includes(action);
  const changes = isWritten
    ? changesInWords(entry.uid, before, after)
    : action === 'publish' && isPriced(entry.uid)
      ? pricesOf(entry.uid, publicBefore, after).map(changeInWords)
      : [];
  await writeActivity(strapi, {
    entry,
    title,
    kind: isRestored ? (action === 'create' ? 'revived' : 'restored') : kind,
    actor,
    details: [...(note === undefined ? [] : [note]), ...(isRestored ? [] : changes)].join(', ') || undefined,
  });
  if (isDrafted(strapi, entry.uid)) {
    if (before !== undefined && (await latestVersion(strapi, entry)) === undefined) {
      const unknown: Actor = { kind: 'program' };
      await keepVersion(strapi, {
        entry,
        title: isSingle ? title : titleOf(before),
        kind: 'found',
        actor: unknown,
        snapshot: before,
      });
    }
    await keepVersion(strapi, {
      entry,
      title,
      kind: isRestored ? 'restored' : kind,
      note,
      actor,
      snapshot: after,
    });
  }
  if (action === 'publish') await endReview(strapi, entry, 'published', actor);
  if (action === 'delete') {
    await endReview(strapi, entry, 'deleted', actor);
    await cancelPlansOf(strapi, entry, 'Запись удалена.');
  }
}

/** What a save has changed: fields by their names, and prices with what they were and are. */
function changesInWords(uid: string, before: Snapshot | undefined, after: Snapshot): string[] {
  const prices = isPriced(uid) ? pricesOf(uid, before, after) : [];
  // A list of figures has more than figures: it is named beside them.
  const isTold = (field: string) => prices.some(({ path }) => path === field);
  const fields = before === undefined ? [] : changedFields(uid, before, after, isTold);
  return [...prices.map(changeInWords), ...fields];
}

function pricesOf(uid: PricedUid, before: Snapshot | undefined, after: Snapshot): PriceChange[] {
  const figures = (snapshot: Snapshot) => figuresOf(uid, plainFields(snapshot));
  return priceChanges(before === undefined ? [] : figures(before), figures(after));
}

/** What an entry is called, for people. */
export function titleOf(snapshot: Snapshot): string {
  const field = titleFieldOf(snapshot);
  const value = field === undefined ? undefined : snapshot[field];
  return value?.kind === 'plain' && typeof value.value === 'string' && value.value !== ''
    ? value.value
    : 'Без названия';
}

function isAction(action: string): action is Action {
  return action in KINDS;
}
