import type { Core } from '@strapi/strapi';
import { documentIdIn, fieldOf, madeDocumentIn, textIn } from '../field-of';
import { isPriced } from './figures';
import { priceChanges } from './price-changes';
import { publicFigures } from './public-figures';
import { requireConfirmation } from './require-confirmation';

/** A draft changes no price: only what is made or saved as published does, and every publication. */
const GOING_LIVE = ['create', 'update', 'clone', 'publish'];

/**
 * Refuses to change a price by more than `limit` percent, whoever does it and however it goes live, unless a confirmation
 * of exactly these figures comes along. What visitors would see is known best once it is saved: the transaction takes it back.
 */
export function refuseUnconfirmedPrices(strapi: Core.Strapi, limit: number): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!isPriced(uid) || !GOING_LIVE.includes(action)) return next();
    return strapi.db.transaction(async () => {
      // A clone names the entry it is made of.
      const existing = action === 'clone' ? undefined : documentIdIn(params);
      const before = existing === undefined ? [] : await publicFigures(strapi, uid, existing, 'to change');
      const result = await next();
      const saved = existing ?? madeDocumentIn(result);
      if (saved === undefined) return result;
      const changes = priceChanges(before, await publicFigures(strapi, uid, saved));
      // What is new gets another number with each attempt; its code is its own as well.
      const entry = existing ?? `new ${textIn(fieldOf(params, 'data'), 'code') ?? ''}`;
      requireConfirmation(strapi, { uid, entry, changes, limit, deed: 'publication' });
      return result;
    });
  });
}
