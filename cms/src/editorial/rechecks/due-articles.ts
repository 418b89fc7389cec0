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
  title: string | null;
  checked_on: string | null;
  checked_system: string | null;
  check_record: unknown;
}

/** Articles whose code is to be checked, or checked again: what failed first, then what was changed, then what is old. */
export async function dueArticles(strapi: Core.Strapi, now: Date): Promise<DueArticle[]> {
  const isWithoutClaim = { checked_on: { $null: true } };
  const rows: Row[] = await strapi.db.query(ARTICLE).findMany({
    select: ['documentId', 'title', 'checked_on', 'checked_system', 'check_record'],
    where: {
      publishedAt: null,
      $or: [
        { checked_on: { $lt: monthsBefore(now, MONTHS) } },
        { ...isWithoutClaim, check_record: { $notNull: true } },
        { ...isWithoutClaim, text: { $contains: '<pre data-checked=' } },
        { ...isWithoutClaim, text: { $contains: '" data-checked="' } },
      ],
    },
    orderBy: [{ checked_on: 'asc' }, { id: 'asc' }],
    limit: MOST,
  });
  return rows.map(dueOf).sort((one, other) => RANK[one.reason] - RANK[other.reason]);
}

const RANK: Record<DueArticle['reason'], number> = { failed: 0, changed: 1, unchecked: 2, old: 3 };

function dueOf({ documentId, title, checked_on, checked_system, check_record }: Row): DueArticle {
  const record = readCheckRecord(check_record);
  const fault = record === undefined ? undefined : faultOf(record);
  const entry = { documentId, title: title || 'Без названия' };
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
