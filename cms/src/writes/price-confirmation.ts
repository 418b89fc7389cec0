import type { Core } from '@strapi/strapi';
import { textIn } from '../field-of';
import { type Figure, figuresOf, isPriced, PRICED, type PricedUid } from '../prices/figures';
import { priceChanges } from '../prices/price-changes';
import { confirmationOfPrices } from '../prices/price-confirmation';
import { lockRows } from '../strapi/lock-rows';
import type { Stored } from './stored';
import type { WriteStep } from './write-step';

/**
 * Refuses to change a price by more than `limit` percent, whoever does it and however it goes live, unless a confirmation
 * of exactly these figures comes along. What visitors would see is known best once it is saved: the transaction takes it back.
 */
export function priceConfirmation(strapi: Core.Strapi, limit: number): WriteStep {
  return {
    name: 'price confirmation',
    of: PRICED,
    on: ['create shown', 'clone shown', 'update shown', 'publish'],
    isAfterSeed: true,
    // Of two who publish at the same moment the second compares with what the first has published.
    async begin({ uid, documentId }) {
      if (documentId === undefined) return;
      await lockRows(strapi, uid, { documentId });
    },
    async observe({ before }) {
      await before.published();
    },
    async verify({ uid, action, documentId, data, before, after }) {
      if (!isPriced(uid)) return undefined;
      const changes = priceChanges(await publicFigures(uid, before), await publicFigures(uid, after));
      const isNew = action === 'create' || action === 'clone';
      // What is new gets another number with each attempt; its code is its own as well.
      const entry = isNew || documentId === undefined ? `new ${textIn(data, 'code') ?? ''}` : documentId;
      const answer = confirmationOfPrices(strapi, { uid, entry, changes, limit, action: 'publication' });
      return answer.status === 'missing' ? answer.refusal : undefined;
    },
  };
}

async function publicFigures(uid: PricedUid, stored: Stored): Promise<Figure[]> {
  const entry = await stored.published();
  return entry === undefined ? [] : figuresOf(uid, entry);
}
