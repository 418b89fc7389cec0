import type { Catalogue, Order, PricingRules } from '@vitrina/ordering';
import { periodName } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';
import { t } from '~/messages';
import type { SummaryLine } from '~/products/description';
import { describeProduct } from '~/products/products';

/** The lines of a summary: what is ordered, where, and how it is paid for. The order must be one that is sold. */
export async function describeOrder(
  order: Order,
  catalogue: Catalogue,
  rules: PricingRules,
): Promise<SummaryLine[]> {
  const { lines, location } = await describeProduct(order, catalogue, rules);
  const place: SummaryLine[] = location ? [[t.products.location, locationName(location)]] : [];
  return [...lines, ...place, [t.products.billingPeriod, periodName(order.period)]];
}
