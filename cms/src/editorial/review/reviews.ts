import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { writeActivity } from '../activity/activity';
import { type Actor, personOf } from '../actor';
import { columnsOf, type EntryRef, keyOf } from '../entries';
import { isTaken } from '../is-taken';
import type { Review, WaitingReview } from './shown-reviews';

const REVIEW = 'api::editorial.review';

interface ReviewRow {
  id: number;
  entry_type: string;
  entry_id: string;
  locale: string | null;
  title: string | null;
  state: 'waiting' | 'returned' | 'withdrawn' | 'published' | 'deleted';
  note: string | null;
  remark: string | null;
  sent_at: string;
  answered_at: string | null;
  sender: string;
  sender_id: number | null;
  answerer: string | null;
}

export async function reviewOf(strapi: Core.Strapi, entry: EntryRef): Promise<Review> {
  const row: ReviewRow | null = await strapi.db
    .query(REVIEW)
    .findOne({ where: columnsOf(entry), orderBy: { id: 'desc' } });
  switch (row?.state) {
    case 'waiting':
      return {
        state: 'waiting',
        sender: row.sender,
        senderId: row.sender_id,
        sentAt: row.sent_at,
        note: row.note,
      };
    case 'returned':
      return {
        state: 'returned',
        editor: row.answerer ?? '',
        remark: row.remark ?? '',
        returnedAt: row.answered_at ?? row.sent_at,
      };
    default:
      return { state: 'none' };
  }
}

export interface Sending {
  entry: EntryRef;
  title: string;
  note: string;
  actor: Actor;
}

export async function sendToReview(
  strapi: Core.Strapi,
  { entry, title, note, actor }: Sending,
): Promise<void> {
  const { person, person_id } = personOf(actor);
  if ((await reviewOf(strapi, entry)).state === 'waiting') throw new errors.ValidationError(SENT_ALREADY);
  await strapi.db.transaction(async () => {
    const data = { ...columnsOf(entry), title, state: 'waiting', note, sender: person, sender_id: person_id };
    try {
      await strapi.db
        .query(REVIEW)
        .create({ data: { ...data, sent_at: new Date(), open_key: keyOf(entry) } });
    } catch (error) {
      // Two clicks at the same moment: the key of the open review is unique.
      if (isTaken(error)) throw new errors.ValidationError(SENT_ALREADY);
      throw error;
    }
    await writeActivity(strapi, { entry, title, kind: 'review-sent', actor });
  });
}

export async function withdrawReview(
  strapi: Core.Strapi,
  entry: EntryRef,
  title: string,
  actor: Actor,
): Promise<void> {
  await strapi.db.transaction(async () => {
    await answer(strapi, entry, { state: 'withdrawn' }, actor);
    await writeActivity(strapi, { entry, title, kind: 'review-withdrawn', actor });
  });
}

export async function returnWithRemark(
  strapi: Core.Strapi,
  { entry, title, note: remark, actor }: Sending,
): Promise<void> {
  await strapi.db.transaction(async () => {
    await answer(strapi, entry, { state: 'returned', remark }, actor);
    await writeActivity(strapi, { entry, title, kind: 'review-returned', actor });
  });
}

/** A publication or a deletion answers the author, whether or not anybody waits. */
export async function endReview(
  strapi: Core.Strapi,
  entry: EntryRef,
  state: 'published' | 'deleted',
  actor: Actor,
): Promise<void> {
  await close(strapi, { ...columnsOf(entry), state: { $in: ['waiting', 'returned'] } }, { state }, actor);
}

/** What waits for an editor, the longest waiting first. */
export async function waitingReviews(
  strapi: Core.Strapi,
  types: readonly string[],
): Promise<WaitingReview[]> {
  const rows: ReviewRow[] = await strapi.db.query(REVIEW).findMany({
    where: { entry_type: { $in: types }, state: 'waiting' },
    orderBy: { sent_at: 'asc' },
    limit: 200,
  });
  return rows.map((row) => ({
    uid: row.entry_type,
    documentId: row.entry_id,
    language: row.locale,
    title: row.title ?? 'Без названия',
    sender: row.sender,
    senderId: row.sender_id,
    sentAt: row.sent_at,
    note: row.note,
  }));
}

const SENT_ALREADY = 'Запись уже на проверке.';

type Answer = { state: 'withdrawn' | 'published' | 'deleted' } | { state: 'returned'; remark: string };

async function answer(strapi: Core.Strapi, entry: EntryRef, given: Answer, actor: Actor): Promise<void> {
  const { count } = await close(strapi, { ...columnsOf(entry), state: 'waiting' }, given, actor);
  if (count === 0) {
    throw new errors.ValidationError(
      'Запись уже не на проверке: её опубликовали, вернули или отозвали. Обновите страницу.',
    );
  }
}

function close(strapi: Core.Strapi, where: object, given: Answer, actor: Actor): Promise<{ count: number }> {
  const { person, person_id } = personOf(actor);
  return strapi.db.query(REVIEW).updateMany({
    where,
    data: { ...given, open_key: null, answered_at: new Date(), answerer: person, answerer_id: person_id },
  });
}
