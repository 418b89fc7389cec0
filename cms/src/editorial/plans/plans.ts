import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { writeActivity } from '../activity/activity';
import { type Actor, personOf } from '../actor';
import { columnsOf, type EntryRef, keyOf } from '../entries';
import { isTaken } from '../is-taken';
import { momentInMoscow } from '../moscow';
import type { PlanAction, PlanState } from './shown-plans';

export const PLAN = 'api::editorial.planned-change';

export interface PlanRow {
  id: number;
  entry_type: string;
  entry_id: string;
  locale: string | null;
  title: string | null;
  action: PlanAction;
  due_at: string;
  state: PlanState;
  outcome: string | null;
  attempts: number;
  person: string;
  person_id: number | null;
  claim: string | null;
  /** What its person has confirmed of the prices it publishes. */
  confirmed_prices: string | null;
  finished_at: string | null;
}

export const PLAN_WORDS: Record<PlanAction, string> = {
  publish: 'публикация',
  unpublish: 'снятие с публикации',
};

const FAR_MS = 5 * 365 * 24 * 60 * 60 * 1000;

export interface NewPlan {
  entry: EntryRef;
  title: string;
  action: PlanAction;
  due: Date;
  actor: Actor;
  confirmedPrices?: string | undefined;
  now: Date;
}

/** Sets the moment of a change, or moves the one that is set. */
export async function planChange(
  strapi: Core.Strapi,
  { entry, title, action, due, actor, confirmedPrices, now }: NewPlan,
): Promise<void> {
  const plans = strapi.db.query(PLAN);
  if (due.getTime() <= now.getTime()) {
    throw new errors.ValidationError('Этот момент уже прошёл. Выберите время в будущем.');
  }
  if (due.getTime() - now.getTime() > FAR_MS) {
    throw new errors.ValidationError('До этого момента больше пяти лет. Проверьте дату.');
  }
  const confirmed = { confirmed_prices: confirmedPrices ?? null };
  await strapi.db.transaction(async () => {
    const open = await openPlans(strapi, entry);
    refuseWrongOrder(open, action, due);
    const own = open.find((plan) => plan.action === action);
    if (own === undefined) {
      const key = { open_key: `${keyOf(entry)}:${action}` };
      const first = { state: 'waiting', attempts: 0, due_at: due };
      try {
        await plans.create({
          data: { ...columnsOf(entry), ...personOf(actor), ...confirmed, ...key, ...first, title, action },
        });
      } catch (error) {
        // Two people at the same moment: the key of an open plan is unique.
        if (isTaken(error))
          throw new errors.ValidationError('План только что назначил кто-то ещё. Обновите страницу.');
        throw error;
      }
    } else {
      const { count } = await plans.updateMany({
        where: { id: own.id, state: 'waiting' },
        data: { due_at: due, attempts: 0, claimed_until: null, title, ...personOf(actor), ...confirmed },
      });
      if (count === 0) throw new errors.ValidationError('План уже выполняется, перенести его нельзя.');
    }
    const details = `${PLAN_WORDS[action]} ${momentInMoscow(due)}`;
    await writeActivity(strapi, { entry, title, kind: 'planned', actor, details });
  });
}

/** Withdraws a plan before its moment; the answer tells whether there was one. */
export async function cancelPlan(
  strapi: Core.Strapi,
  entry: EntryRef,
  action: PlanAction,
  actor: Actor,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const own = (await openPlans(strapi, entry)).find((plan) => plan.action === action);
    const { count } = own === undefined ? { count: 0 } : await close(strapi, own.id, 'Отменён человеком.');
    if (own === undefined || count === 0) {
      throw new errors.ValidationError('Этого плана уже нет: он выполнен или отменён. Обновите страницу.');
    }
    const details = `${PLAN_WORDS[action]} ${momentInMoscow(new Date(own.due_at))}`;
    await writeActivity(strapi, { entry, title: own.title ?? '', kind: 'plan-cancelled', actor, details });
  });
}

/** What waits for an entry that is no more is not waited for. */
export async function cancelPlansOf(strapi: Core.Strapi, entry: EntryRef, outcome: string): Promise<void> {
  for (const { id } of await openPlans(strapi, entry)) await close(strapi, id, outcome);
}

export function openPlans(strapi: Core.Strapi, entry: EntryRef): Promise<PlanRow[]> {
  return strapi.db.query(PLAN).findMany({
    where: { ...columnsOf(entry), state: { $in: ['waiting', 'running'] } },
    orderBy: { due_at: 'asc' },
  });
}

/** How the latest plan of each action ended, to be shown beside the entry. */
export async function endedPlans(strapi: Core.Strapi, entry: EntryRef): Promise<PlanRow[]> {
  return strapi.db.query(PLAN).findMany({
    where: { ...columnsOf(entry), state: { $in: ['done', 'needless', 'refused'] } },
    orderBy: { id: 'desc' },
    limit: 3,
  });
}

/** What is planned for content of these types, and what was refused of late. */
export function listPlans(strapi: Core.Strapi, types: readonly string[]): Promise<PlanRow[]> {
  return strapi.db.query(PLAN).findMany({
    where: { entry_type: { $in: types }, state: { $in: ['waiting', 'running', 'refused'] } },
    orderBy: { due_at: 'desc' },
    limit: 200,
  });
}

function close(strapi: Core.Strapi, id: number, outcome: string): Promise<{ count: number }> {
  return strapi.db.query(PLAN).updateMany({
    where: { id, state: 'waiting' },
    data: { state: 'cancelled', open_key: null, outcome, finished_at: new Date() },
  });
}

function refuseWrongOrder(open: readonly PlanRow[], action: PlanAction, due: Date): void {
  const other = open.find((plan) => plan.action !== action);
  if (other === undefined) return;
  const otherDue = new Date(other.due_at).getTime();
  const [publish, unpublish] = action === 'publish' ? [due.getTime(), otherDue] : [otherDue, due.getTime()];
  if (unpublish === publish) {
    throw new errors.ValidationError('Публикация и снятие назначены на один момент. Разведите их.');
  }
}
