import type { Core } from '@strapi/strapi';
import { duringPreflight } from '../checks/remember-site';
import { isContent } from '../content';
import { currentLanguage, inLanguage, isTranslatedType } from '../languages/languages';
import { errorOf, type Refusal } from '../refusal';
import { inEachLanguage } from './each-language';
import { ACTIONS, type Occasion, Write } from './write';
import type { WriteStep } from './write-step';

export interface Writes {
  /** From now on the steps that come after the seed run too. */
  startAll(): void;
}

/** The one door: whatever is written to content or requests, by whomever, goes through these steps. */
export function openWrites(strapi: Core.Strapi, steps: readonly WriteStep[]): Writes {
  let isSeeded = false;
  strapi.documents.use(async (context, next) => {
    if (isTranslatedType(context.contentType)) {
      const several = inEachLanguage(strapi, context);
      if (several !== undefined) return several;
      setLanguage(context);
    }
    const action = ACTIONS.find((known) => known === context.action);
    if (action === undefined) return next();
    const write = new Write(strapi, action, context);
    const due = stepsOfWrite(steps, write).filter(({ isAfterSeed }) => isSeeded || isAfterSeed !== true);
    if (due.length === 0) return next();
    return inLanguage(write.language ?? currentLanguage(), () =>
      carryOut(strapi, due, write, async () => next()),
    );
  });
  return {
    startAll() {
      isSeeded = true;
    },
  };
}

/** Whoever names no language reads and writes in that of the work. */
function setLanguage({ params }: { params: { locale?: unknown } }): void {
  params.locale ??= currentLanguage();
}

export function stepsOfWrite(
  steps: readonly WriteStep[],
  { uid, occasions }: { uid: string; occasions: readonly Occasion[] },
): WriteStep[] {
  if (!uid.startsWith('api::')) return [];
  const isOf = (of: WriteStep['of']) =>
    of === 'any' || (of === 'content' ? isContent(uid) : of.includes(uid));
  return steps.filter(({ of, on }) => isOf(of) && on.some((occasion) => occasions.includes(occasion)));
}

async function carryOut<Result>(
  strapi: Core.Strapi,
  steps: readonly WriteStep[],
  write: Write,
  change: () => Promise<Result>,
): Promise<Result> {
  for (const step of steps) step.normalise?.(write);
  const work = () => inTransaction(strapi, steps, write, change);
  const questions = steps.flatMap(({ prepare }) => prepare ?? []);
  if (questions.length === 0 || strapi.db.inTransaction()) return work();
  return duringPreflight(async () => {
    for (const prepare of questions) await prepare(write);
    return work();
  });
}

async function inTransaction<Result>(
  strapi: Core.Strapi,
  steps: readonly WriteStep[],
  write: Write,
  change: () => Promise<Result>,
): Promise<Result> {
  return await strapi.db.transaction(async (transaction) => {
    for (const step of steps) await step.begin?.(write);
    for (const step of steps) refuse(strapi, await step.refuse?.(write));
    for (const step of steps) await step.observe?.(write);
    const result = await change();
    write.end(result);
    for (const step of steps) refuse(strapi, await step.verify?.(write));
    for (const step of steps) await step.follow?.(write, transaction);
    return result;
  });
}

function refuse(strapi: Core.Strapi, refusal: Refusal | undefined): void {
  if (refusal === undefined) return;
  if (refusal.isConflict) strapi.requestContext.get()?.throw(409, refusal.message);
  throw errorOf(refusal);
}
