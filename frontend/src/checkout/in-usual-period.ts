import { ContentOutage } from '~/content/client';
import { getCommerce } from '~/content/get-commerce';
import { shopPeriods, usualShopPeriod } from '~/copy/taxonomy';

/**
 * The query of an order that may name no period: the usual one of this shop is meant. Of dedicated servers
 * alone it has to be said, in `term` (rule R19). Only to be read: an address of our own names one.
 */
export async function inUsualPeriod(query: URLSearchParams): Promise<URLSearchParams> {
  if (query.has('period')) return query;
  // A process that has just begun reads it in the settings of selling; any other must not wait for them once more.
  if (shopPeriods().length === 0)
    await getCommerce().catch((error: unknown) => {
      if (!(error instanceof ContentOutage)) throw error;
    });
  return new URLSearchParams([...query, ['period', usualShopPeriod()]]);
}
