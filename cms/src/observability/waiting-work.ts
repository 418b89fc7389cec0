import type { Core } from '@strapi/strapi';
import { PLAN } from '../editorial/plans/plans';
import { REQUEST } from '../requests/request-type';

/** Work of one kind that has not been done yet. */
export interface WaitingWork {
  what: 'change-events' | 'search-engines' | 'deliveries' | 'deliveries-given-up' | 'plans';
  count: number;
  /** When the oldest of it became due; nothing when there is none. */
  since: Date | undefined;
}

/** What the database of the CMS holds that somebody should hear of, or that should have been done. */
export async function waitingWork(strapi: Core.Strapi, now: Date): Promise<WaitingWork[]> {
  const late = { $lte: now };
  return Promise.all([
    work(
      strapi,
      'change-events',
      'api::editorial.notice',
      { done: null, due: { $lte: String(+now) } },
      'since',
    ),
    work(strapi, 'search-engines', 'api::editorial.waiting-address', {}, 'since'),
    work(strapi, 'deliveries', REQUEST, { delivery_state: 'waiting' }, 'createdAt'),
    work(strapi, 'deliveries-given-up', REQUEST, { delivery_state: 'given-up' }, 'createdAt'),
    work(strapi, 'plans', PLAN, { state: 'waiting', due_at: late }, 'due_at'),
  ]);
}

async function work(
  strapi: Core.Strapi,
  what: WaitingWork['what'],
  uid: 'api::editorial.notice' | 'api::editorial.waiting-address' | typeof REQUEST | typeof PLAN,
  where: object,
  moment: string,
): Promise<WaitingWork> {
  const rows = strapi.db.query(uid);
  const count = await rows.count({ where });
  if (count === 0) return { what, count, since: undefined };
  const oldest: unknown = await rows.findOne({ where, orderBy: { [moment]: 'asc' }, select: [moment] });
  return { what, count, since: momentIn(Reflect.get(Object(oldest), moment)) };
}

/** Some columns hold milliseconds as text, others times. */
function momentIn(value: unknown): Date | undefined {
  if (value === undefined || value === null) return undefined;
  const date = new Date(typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : String(value));
  return Number.isNaN(date.getTime()) ? undefined : date;
}
