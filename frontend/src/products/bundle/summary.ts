import {
  type BundleOrder,
  bundleParts,
  type Catalogue,
  formatMoney,
  type PricingRules,
  quoteOrder,
} from '@vitrina/ordering';
import type { Description, SummaryLine } from '../description';
import { PRODUCT_NAMES } from '../words';

/** A bundle: its parts with their prices. */
export async function describeBundle(
  order: BundleOrder,
  catalogue: Catalogue,
  rules: PricingRules,
): Promise<Description> {
  const lines = bundleParts(order).map(async ({ part }): Promise<SummaryLine> => {
    const quote = await quoteOrder(part, catalogue, rules);
    const value = quote.kind === 'offer' ? `${quote.title}, ${formatMoney(quote.monthly)}` : '—';
    return [PRODUCT_NAMES[part.product], value];
  });
  return { lines: await Promise.all(lines), location: undefined };
}
