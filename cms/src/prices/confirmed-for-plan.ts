import type { Core } from '@strapi/strapi';
import type { EntryRef } from '../editorial/entries';
import { plainFields, takeSnapshot } from '../editorial/history/snapshot';
import { errorOf } from '../refusal';
import { figuresOf, isPriced } from './figures';
import { priceChanges } from './price-changes';
import { confirmationOfPrices } from './price-confirmation';
import { publicFigures } from './public-figures';

/**
 * Nobody can be asked when a plan is due, so who makes it is: of the draft as it is now against what visitors see now. The
 * answer is kept with the plan and good for exactly these figures: a draft changed since then is not published.
 */
export async function confirmedForPlan(
  strapi: Core.Strapi,
  { uid, documentId, language }: EntryRef,
  limit: number,
): Promise<string | undefined> {
  if (!isPriced(uid)) return undefined;
  const draft = await takeSnapshot(strapi, { uid, documentId, language });
  if (draft === undefined) return undefined;
  const changes = priceChanges(
    await publicFigures(strapi, uid, documentId),
    figuresOf(uid, plainFields(draft)),
  );
  const priced = { uid, entry: documentId, changes, limit, action: 'plan' } as const;
  const answer = confirmationOfPrices(strapi, priced);
  if (answer.status === 'missing') throw errorOf(answer.refusal);
  return answer.status === 'given' ? answer.confirmation : undefined;
}
