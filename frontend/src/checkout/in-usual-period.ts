import { usualShopPeriod } from '~/copy/taxonomy';

/** The query of an order that may name no period: the usual one of this shop is meant (specification 000, section 9). */
export function inUsualPeriod(query: URLSearchParams): URLSearchParams {
  return query.has('period') ? query : new URLSearchParams([...query, ['period', usualShopPeriod()]]);
}
