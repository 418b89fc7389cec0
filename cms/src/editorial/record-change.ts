import type { Core } from '@strapi/strapi';
import { figuresOf, isPriced, type PricedUid } from '../prices/figures';
import { type PriceChange, priceChanges } from '../prices/price-changes';
import { changeInWords } from '../prices/price-words';
import { type JournalAction, writeActivity } from './activity/activity';
import { type Actor, restorationOf } from './actor';
import { type EntryRef, isDrafted, titleFieldOf, typeName } from './entries';
import { changedFields } from './history/changed-fields';
import type { VersionKind } from './history/shown-versions';
import { fingerprintOf, plainFields, type Snapshot } from './history/snapshot';
import { keepVersion, latestVersion } from './history/versions';
import { cancelPlansOf } from './plans/plans';
import { endReview } from './review/reviews';

type Action = 'create' | 'clone' | 'update' | 'publish' | 'unpublish' | 'discardDraft' | 'delete';

const KINDS: Record<Action, VersionKind & JournalAction> = {
  create: 'created',
  clone: 'created',
  update: 'saved',
  publish: 'published',
  unpublish: 'unpublished',
  discardDraft: 'discarded',
  delete: 'deleted',
};

/** What has been done to an entry, and by whom. */
export interface Change {
  entry: EntryRef;
  action: Action;
  actor: Actor;
  before: Snapshot | undefined;
  /** Nothing of what is deleted. */
  after: Snapshot | undefined;
  /** What visitors saw until now, of what has prices. */
  publicBefore: Snapshot | undefined;
}

/**
 * Keeps a version and a line of the journal of a change of content, in one transaction with it. Requests of visitors are no
 * content: they hold personal data.
 */
export async function recordChange(strapi: Core.Strapi, change: Change): Promise<void> {
  const { entry, action, actor, before, publicBefore } = change;
  const after = action === 'delete' ? before : change.after;
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
