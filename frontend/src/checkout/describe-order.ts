import type { Catalogue, Order, PricingRules } from '@vitrina/ordering';
import { periodName } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';
import type { SummaryLine } from '~/products/description';
import { describeProduct } from '~/products/products';

/** The lines of a summary: what is ordered, where, and how it is paid for. The order must be one that is sold. */
export async function describeOrder(
  order: Order,
  catalogue: Catalogue,
  rules: PricingRules,
): Promise<SummaryLine[]> {
  const { lines, location } = await describeProduct(order, catalogue, rules);
  const place: SummaryLine[] = location ? [['Локация', locationName(location)]] : [];
  return [...lines, ...place, ['Срок оплаты', periodName(order.period)]];
}
