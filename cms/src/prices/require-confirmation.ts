import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { confirmedBeforehand } from '../editorial/actor';
import { confirmationOf } from './confirmation';
import type { PricedUid } from './figures';
import { isDrastic, type PriceChange } from './price-changes';
import { changeInParts, changeInWords } from './price-words';

/** In this header the panel sends what a person has confirmed (src/admin/prices/ask-for-prices.ts). */
const CONFIRMED = 'x-vitrina-confirmed-prices';

/** What is not done without a confirmation: publishing now, or planning to. */
export type PricedDeed = 'publication' | 'plan';

const NOT_DONE: Record<PricedDeed, string> = { publication: 'Не опубликовано', plan: 'Не запланировано' };

/** What is to go live: whose prices, and which of them differ from what visitors know. */
export interface PricesToConfirm {
  uid: PricedUid;
  /** The entry, or what a new one is known by. */
  entry: string;
  changes: readonly PriceChange[];
  limit: number;
  deed: PricedDeed;
}

/**
 * Refuses changes beyond the limit unless a confirmation of exactly these figures came with the request, or with the plan that
 * is carried out. Answers that confirmation, to be kept with a plan; nothing when nobody has to be asked.
 */
export function requireConfirmation(strapi: Core.Strapi, prices: PricesToConfirm): string | undefined {
  const { uid, entry, changes, limit, deed } = prices;
  const drastic = changes.filter((change) => isDrastic(change, limit));
  if (drastic.length === 0) return undefined;
  const confirmation = confirmationOf(uid, entry, drastic);
  const given = confirmedBeforehand() ?? strapi.requestContext.get()?.get(CONFIRMED);
  if (given === confirmation) return confirmation;
  const words = drastic.map(changeInWords).join('; ');
  throw new errors.ValidationError(`${NOT_DONE[deed]}: цену нужно подтвердить. ${words}.`, {
    errors: drastic.map((change) => ({
      path: change.path.split('.'),
      message: `Нужно подтвердить: ${changeInWords(change)}.`,
      name: 'ValidationError',
    })),
    // What a program has to send to mean it, and what the panel asks a person with.
    prices: {
      confirmation,
      deed,
      changes: drastic.map((change) => ({ label: change.label, ...changeInParts(change) })),
    },
  });
}
