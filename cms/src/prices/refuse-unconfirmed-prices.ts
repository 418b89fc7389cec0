import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { documentIdIn, fieldOf, madeDocumentIn, textIn } from '../field-of';
import { confirmationOf } from './confirmation';
import { isPriced } from './figures';
import { isDrastic, type PriceChange, priceChanges } from './price-changes';
import { changeInParts, changeInWords } from './price-words';
import { publicFigures } from './public-figures';

/** In this header the panel sends what a person has confirmed (src/admin/prices/ask-for-prices.ts). */
const CONFIRMED = 'x-vitrina-confirmed-prices';
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
      const drastic = changes.filter((change) => isDrastic(change, limit));
      // What is new gets another number with each attempt; its code is its own as well.
      const name = existing ?? `new ${codeIn(params)}`;
      if (drastic.length > 0) confirm(strapi, drastic, confirmationOf(uid, name, drastic));
      return result;
    });
  });
}

function confirm(strapi: Core.Strapi, changes: readonly PriceChange[], confirmation: string): void {
  if (strapi.requestContext.get()?.get(CONFIRMED) === confirmation) return;
  const words = changes.map(changeInWords).join('; ');
  throw new errors.ValidationError(`Не сохранено: цену нужно подтвердить. ${words}.`, {
    errors: changes.map((change) => ({
      path: change.path.split('.'),
      message: `Нужно подтвердить: ${changeInWords(change)}.`,
      name: 'ValidationError',
    })),
    // What a program has to send to mean it, and what the panel asks a person with.
    prices: {
      confirmation,
      changes: changes.map((change) => ({ label: change.label, ...changeInParts(change) })),
    },
  });
}

function codeIn(params: unknown): string {
  return textIn(fieldOf(params, 'data'), 'code') ?? '';
}
