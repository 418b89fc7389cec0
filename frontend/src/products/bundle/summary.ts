import {
  type BundleOrder,
  bundleParts,
  type Catalogue,
  type PricingRules,
  quoteOrder,
} from '@vitrina/ordering';
import { t } from '~/messages';
import type { Description, SummaryLine } from '../description';
import { offerTitle } from '../offer-title';

/** A bundle: its parts with their prices. */
export async function describeBundle(
  order: BundleOrder,
  catalogue: Catalogue,
  rules: PricingRules,
): Promise<Description> {
  const lines = bundleParts(order).map(async ({ part }): Promise<SummaryLine> => {
    const quote = await quoteOrder(part, catalogue, rules);
    const value =
      quote.kind === 'offer'
        ? `${offerTitle(quote.title, part.product)}, ${t.format.money(quote.monthly)}`
        : '—';
    return [t.products.names[part.product], value];
  });
  return { lines: await Promise.all(lines), location: undefined };
}
