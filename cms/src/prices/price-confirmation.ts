import type { Core } from '@strapi/strapi';
import { confirmedBeforehand } from '../editorial/actor';
import type { Refusal } from '../refusal';
import { confirmationOf } from './confirmation';
import type { PricedUid } from './figures';
import { isDrastic, type PriceChange } from './price-changes';
import { changeInParts, changeInWords } from './price-words';

/** In this header the panel sends what a person has confirmed (src/admin/prices/ask-for-prices.ts). */
const CONFIRMED = 'x-vitrina-confirmed-prices';

/** What is not done without a confirmation: publishing now, or planning to. */
export type PricedAction = 'publication' | 'plan';

const NOT_DONE: Record<PricedAction, string> = { publication: 'Не опубликовано', plan: 'Не запланировано' };

/** What is to go live: whose prices, and which of them differ from what visitors know. */
export interface PricesToConfirm {
  uid: PricedUid;
  /** The entry, or what a new one is known by. */
  entry: string;
  changes: readonly PriceChange[];
  limit: number;
  action: PricedAction;
}

/** Whether a person has confirmed what is to go live. */
export type Confirmation =
  | { status: 'needless' }
  /** To be kept with a plan. */
  | { status: 'given'; confirmation: string }
  | { status: 'missing'; refusal: Refusal };

/**
 * Changes beyond the limit need a confirmation of exactly these figures, which comes with the request, or with the plan that is
 * carried out.
 */
export function confirmationOfPrices(strapi: Core.Strapi, prices: PricesToConfirm): Confirmation {
  const { uid, entry, changes, limit, action } = prices;
  const drastic = changes.filter((change) => isDrastic(change, limit));
  if (drastic.length === 0) return { status: 'needless' };
  const confirmation = confirmationOf(uid, entry, drastic);
  const given = confirmedBeforehand() ?? strapi.requestContext.get()?.get(CONFIRMED);
  if (given === confirmation) return { status: 'given', confirmation };
  const refusal: Refusal = {
    message: `${NOT_DONE[action]}: цену нужно подтвердить. ${drastic.map(changeInWords).join('; ')}.`,
    faults: drastic.map((change) => ({
      path: change.path.split('.'),
      message: `Нужно подтвердить: ${changeInWords(change)}.`,
    })),
    // What a program has to send to mean it, and what the panel asks a person with.
    details: {
      prices: {
        confirmation,
        // A panel that was opened before an upgrade knows it by this name.
        deed: action,
        changes: drastic.map((change) => ({ label: change.label, ...changeInParts(change) })),
      },
    },
  };
  return { status: 'missing', refusal };
}
