import { ContentOutage } from '~/content/client';
import { getCommerce } from '~/content/get-commerce';
import { usualShopPeriod } from '~/copy/taxonomy';

/**
 * The query of an order that may name no period, in `term` where dedicated servers have it: the usual one of this shop is meant
 * (specification 000, section 9). Only to be read: an address of our own names one.
 */
export async function inUsualPeriod(query: URLSearchParams): Promise<URLSearchParams> {
  if (query.has('period') || query.has('term')) return query;
  // Which one it is comes with the settings of selling; without them nothing is sold anyway.
  await getCommerce().catch((error: unknown) => {
    if (!(error instanceof ContentOutage)) throw error;
  });
  const usual = usualShopPeriod();
  return new URLSearchParams([...query, ['period', usual], ['term', usual]]);
}
