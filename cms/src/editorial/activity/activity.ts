import type { Core } from '@strapi/strapi';
import { type Actor, personOf } from '../actor';
import type { EntryRef } from '../entries';

const ACTIVITY = 'api::editorial.activity';
const DAY_MS = 24 * 60 * 60 * 1000;

/** What can be done to an entry, in words of the journal. */
export const JOURNAL_ACTIONS = {
  created: 'создание',
  saved: 'сохранение',
  published: 'публикация',
  unpublished: 'снятие с публикации',
  discarded: 'отмена черновика',
  restored: 'возврат версии',
  deleted: 'удаление',
  revived: 'восстановление из корзины',
  planned: 'план назначен',
  'plan-cancelled': 'план отменён',
  'plan-refused': 'план не выполнен',
  'review-sent': 'отправка на проверку',
  'review-withdrawn': 'отзыв с проверки',
  'review-returned': 'возврат с замечанием',
} as const;

/** What can be done to somebody's way into the panel: who may see accounts reads it in the same journal. */
export const ACCOUNT_ACTIONS = {
  'factor-set': 'второй фактор настроен',
  'factor-removed': 'второй фактор выключен',
  'factor-taken': 'второй фактор снят',
  'sessions-ended': 'сеансы завершены',
} as const;

export const ACCOUNT = 'admin::user';

export interface AccountRef {
  uid: typeof ACCOUNT;
  /** The number of the account. */
  documentId: string;
  language?: undefined;
}

export type JournalAction = keyof typeof JOURNAL_ACTIONS | keyof typeof ACCOUNT_ACTIONS;

export function actionInWords(kind: JournalAction): string {
  const words: Partial<Record<JournalAction, string>> = { ...JOURNAL_ACTIONS, ...ACCOUNT_ACTIONS };
  return words[kind] ?? kind;
}

export interface ActivityRow {
  id: number;
  entry_type: string;
  entry_id: string;
  locale: string | null;
  title: string | null;
  kind: JournalAction;
  details: string | null;
  at: string;
  person: string;
  person_id: number | null;
}

export interface NewActivity {
  entry: EntryRef | AccountRef;
  title: string;
  kind: JournalAction;
  actor: Actor;
  /** Names of fields and moments, never what was written: prices alone say what they were and are. */
  details?: string | undefined;
}

/** Writes to the journal, in the transaction of the action itself. */
export async function writeActivity(strapi: Core.Strapi, activity: NewActivity): Promise<void> {
  const { entry, title, kind, actor, details } = activity;
  await strapi.db.query(ACTIVITY).create({
    data: {
      ...{ entry_type: entry.uid, entry_id: entry.documentId, locale: entry.language ?? null },
      ...{ title, kind, details: details ?? null },
      ...personOf(actor),
      at: new Date(),
    },
  });
}

export interface ActivityFilter {
  types: readonly string[];
  person?: string;
  kind?: string;
  title?: string;
  entryId?: string;
  from?: Date;
  to?: Date;
}

const PAGE_SIZE = 50;

/** A page of the journal, the newest first; one row more than a page tells that there is another. */
export async function readActivity(
  strapi: Core.Strapi,
  { types, person, kind, title, entryId, from, to }: ActivityFilter,
  page: number,
): Promise<{ rows: ActivityRow[]; hasMore: boolean }> {
  const rows: ActivityRow[] = await strapi.db.query(ACTIVITY).findMany({
    where: {
      entry_type: { $in: types },
      ...(person === undefined ? {} : { person }),
      ...(kind === undefined ? {} : { kind }),
      ...(title === undefined
        ? {}
        : { $or: spellings(title).map((each) => ({ title: { $contains: each } })) }),
      ...(entryId === undefined ? {} : { entry_id: entryId }),
      ...(from === undefined && to === undefined
        ? {}
        : {
            at: { ...(from === undefined ? {} : { $gte: from }), ...(to === undefined ? {} : { $lt: to }) },
          }),
    },
    orderBy: { id: 'desc' },
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE + 1,
  });
  return { rows: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

/** SQLite tells large Cyrillic letters from small ones, so words are looked for in every way people write them. */
function spellings(words: string): string[] {
  const small = words.toLowerCase();
  const begun = small.charAt(0).toUpperCase() + small.slice(1);
  return [...new Set([words, small, begun, words.toUpperCase()])];
}

/** Everybody the journal names, for its filter. */
export async function peopleOfActivity(strapi: Core.Strapi, types: readonly string[]): Promise<string[]> {
  const rows: { person: string }[] = await strapi.db
    .getConnection()
    .distinct('person')
    .from(strapi.contentType(ACTIVITY).collectionName ?? 'editorial_activities')
    .whereIn('entry_type', [...types]);
  return rows.map(({ person }) => person).sort((one, other) => one.localeCompare(other, 'ru'));
}

export async function forgetOldActivity(strapi: Core.Strapi, days: number, now: Date): Promise<void> {
  const edge = new Date(now.getTime() - days * DAY_MS);
  await strapi.db.query(ACTIVITY).deleteMany({ where: { at: { $lt: edge } } });
}
