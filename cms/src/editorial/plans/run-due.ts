import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Preflight } from '../../checks/preflight';
import { type Claimed, claimNext } from '../../claimed-work';
import { defaultLanguage, inLanguage } from '../../languages/languages';
import { writeActivity } from '../activity/activity';
import { type Actor, under } from '../actor';
import { type EntryRef, isDrafted } from '../entries';
import { fingerprintOf, takeSnapshot } from '../history/snapshot';
import { mayStillPublish } from './may-still-publish';
import { PLAN, PLAN_WORDS, type PlanRow } from './plans';
import type { PlanState } from './shown-plans';

/** How long a claim holds: an instance that died leaves its plan to the others after that. */
const CLAIM_MS = 10_000;
const PAUSES_MS = [5000, 15_000, 60_000, 300_000];

const FAILED = 'Пять попыток не удались из-за сбоя. Назначьте новый момент или сообщите разработчику.';

/** Somebody else has taken the plan over; what was done for it is rolled back. */
class ClaimLost extends Error {}

/** Runs what is due, one after the other, until nothing is left that this instance may claim. */
export async function runDuePlans(strapi: Core.Strapi, preflight: Preflight, now: () => Date): Promise<void> {
  const next = () => claimNextPlan(strapi, now());
  for (let plan = await next(); plan !== undefined; plan = await next()) {
    await runPlan(strapi, preflight, plan, now).catch((error: unknown) => {
      if (!(error instanceof ClaimLost)) throw error;
    });
  }
}

type ClaimedPlan = Claimed<PlanRow>;

function claimNextPlan(strapi: Core.Strapi, now: Date): Promise<ClaimedPlan | undefined> {
  return claimNext<PlanRow>(strapi.db.query(PLAN), {
    where: { due_at: { $lte: now }, state: { $in: ['waiting', 'running'] } },
    orderBy: { due_at: 'asc' },
    ...{ now, holdMs: CLAIM_MS },
    // Whoever held it before did not come to an end; a plan that brings instances down must not do so for ever.
    change: ({ attempts, state }) => ({
      state: 'running',
      attempts: attempts + (state === 'running' ? 1 : 0),
    }),
  });
}

async function runPlan(
  strapi: Core.Strapi,
  preflight: Preflight,
  plan: ClaimedPlan,
  now: () => Date,
): Promise<void> {
  if (plan.attempts > PAUSES_MS.length) return refuse(strapi, plan, FAILED, now());
  try {
    const entries = plan.action === 'publish' ? [plan.entry_id] : [];
    await inLanguage(plan.locale ?? defaultLanguage(), () =>
      preflight(plan.entry_type, entries, () => carryOut(strapi, plan, now())),
    );
  } catch (error) {
    if (error instanceof ClaimLost) throw error;
    const reason = refusalIn(error);
    if (reason !== undefined) return refuse(strapi, plan, reason, now());
    strapi.log.error(
      `Plan ${plan.id} (${plan.action} ${plan.entry_type} ${plan.entry_id}) failed: ${String(error)}`,
    );
    await putOff(strapi, plan, now());
  }
}

/** The end of the plan and the change itself are one transaction, so neither is ever there without the other. */
async function carryOut(strapi: Core.Strapi, plan: ClaimedPlan, now: Date): Promise<void> {
  const { entry_type: uid, entry_id: documentId, locale: language, action } = plan;
  if (!isDrafted(strapi, uid)) return refuse(strapi, plan, 'Таких записей больше нет.', now);
  const entry: EntryRef = { uid, documentId, language };
  const actor: Actor = { kind: 'plan', id: plan.person_id, name: plan.person };
  await strapi.db.transaction(async () => {
    const draft = await takeSnapshot(strapi, entry);
    const published = await takeSnapshot(strapi, entry, 'published');
    if (draft === undefined) return end(strapi, plan, 'cancelled', 'Запись удалена.', now);
    if (
      action === 'publish' &&
      published !== undefined &&
      fingerprintOf(draft) === fingerprintOf(published)
    ) {
      return end(strapi, plan, 'needless', 'Запись уже опубликована без изменений.', now);
    }
    if (action === 'unpublish' && published === undefined) {
      return end(strapi, plan, 'needless', 'Запись уже снята с публикации.', now);
    }
    if (!(await mayStillPublish(strapi, plan.person_id, uid))) {
      throw new errors.ForbiddenError(
        `${plan.person} больше не может публиковать такие записи. Назначьте план заново.`,
      );
    }
    await end(strapi, plan, 'done', null, now);
    const confirmedPrices = plan.confirmed_prices ?? '';
    await under({ actor, confirmedPrices }, async () => {
      if (action === 'publish') await strapi.documents(uid).publish?.({ documentId });
      else await strapi.documents(uid).unpublish?.({ documentId });
    });
  });
}

async function refuse(strapi: Core.Strapi, plan: ClaimedPlan, reason: string, now: Date): Promise<void> {
  const { entry_type: uid, entry_id: documentId, locale: language } = plan;
  const { action, title, person, person_id: id } = plan;
  await strapi.db.transaction(async () => {
    await end(strapi, plan, 'refused', reason, now);
    if (!isDrafted(strapi, uid)) return;
    await writeActivity(strapi, {
      entry: { uid, documentId, language },
      title: title ?? '',
      kind: 'plan-refused',
      actor: { kind: 'plan', id, name: person },
      details: PLAN_WORDS[action],
    });
  });
}

/** Only the holder of the claim may end a plan; it also locks the row until the change is committed. */
async function end(
  strapi: Core.Strapi,
  { id, claim }: ClaimedPlan,
  state: PlanState,
  outcome: string | null,
  now: Date,
): Promise<void> {
  const { count } = await strapi.db.query(PLAN).updateMany({
    where: { id, claim, state: 'running' },
    data: { state, outcome, open_key: null, claimed_until: null, finished_at: now },
  });
  if (count === 0) throw new ClaimLost();
}

/** A surprise, not a refusal: the database was away, for instance. It is tried again, and in the end shown to people. */
async function putOff(strapi: Core.Strapi, plan: ClaimedPlan, now: Date): Promise<void> {
  const pause = PAUSES_MS[plan.attempts];
  if (pause === undefined) {
    return refuse(strapi, plan, FAILED, now);
  }
  await strapi.db.query(PLAN).updateMany({
    where: { id: plan.id, claim: plan.claim, state: 'running' },
    data: {
      state: 'waiting',
      attempts: plan.attempts + 1,
      claimed_until: new Date(now.getTime() + pause),
      outcome: 'Не удалось из-за сбоя, попытка повторится.',
    },
  });
}

/** The words of a guard or a check, all of its faults together. */
function refusalIn(error: unknown): string | undefined {
  if (!(error instanceof errors.ApplicationError || error instanceof errors.ForbiddenError)) return undefined;
  const faults: unknown = Reflect.get(error.details ?? {}, 'errors');
  const messages = Array.isArray(faults)
    ? faults.map((fault: object) => String(Reflect.get(fault, 'message')))
    : [];
  const words = [...new Set([error.message, ...messages])];
  return words.join(' ');
}
