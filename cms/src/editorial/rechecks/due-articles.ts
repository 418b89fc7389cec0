import type { Core } from '@strapi/strapi';
import { faultOf, readCheckRecord } from '../../runs/check-record';
import { dayInMoscow } from '../../runs/moscow-day';
import type { DueArticle } from './shown-rechecks';

const ARTICLE = 'api::knowledge.article';
/** Packages of a release change about as often. */
const MONTHS = 6;
const MOST = 200;

interface Row {
  documentId: string;
  locale: string;
  title: string | null;
  checked_on: string | null;
  checked_system: string | null;
  check_record: unknown;
}

/** Articles whose code is to be checked, or checked again: what failed first, then what was changed, then what is old. */
export async function dueArticles(strapi: Core.Strapi, now: Date): Promise<DueArticle[]> {
  const rowsOf = (where: object, limit: number): Promise<Row[]> =>
    strapi.db.query(ARTICLE).findMany({
      select: ['documentId', 'locale', 'title', 'checked_on', 'checked_system', 'check_record'],
      where: { ...where, publishedAt: null },
      orderBy: [{ checked_on: 'asc' }, { id: 'asc' }],
      limit,
    });
  const unclaimed = await rowsOf(
    {
      checked_on: { $null: true },
      $or: [
        { check_record: { $notNull: true } },
        { text: { $contains: '<pre data-checked=' } },
        { text: { $contains: '" data-checked="' } },
      ],
    },
    MOST,
  );
  // Asked for by themselves, because databases differ in where a missing date stands, and what failed must not fall out.
  const left = MOST - unclaimed.length;
  const old = left > 0 ? await rowsOf({ checked_on: { $lt: monthsBefore(now, MONTHS) } }, left) : [];
  return [...unclaimed, ...old].map(dueOf).sort((one, other) => RANK[one.reason] - RANK[other.reason]);
}

const RANK: Record<DueArticle['reason'], number> = { failed: 0, changed: 1, unchecked: 2, old: 3 };

function dueOf({
  documentId,
  locale: language,
  title,
  checked_on,
  checked_system,
  check_record,
}: Row): DueArticle {
  const record = readCheckRecord(check_record);
  const fault = record === undefined ? undefined : faultOf(record);
  const entry = { documentId, language, title: title || 'Без названия' };
  if (checked_on !== null) return { ...entry, reason: 'old', date: checked_on, system: checked_system ?? '' };
  if (record === undefined) return { ...entry, reason: 'unchecked' };
  const { date, system } = record;
  return fault === undefined
    ? { ...entry, reason: 'changed', date, system }
    : { ...entry, reason: 'failed', date, system, fault };
}

function monthsBefore(now: Date, months: number): string {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return dayInMoscow(moment);
}
