import {
  type BundleOrder,
  bundleParts,
  type Catalogue,
  formatMoney,
  LOCATIONS,
  type Order,
  offerDedicated,
  type PaymentPeriod,
  type PricingRules,
  quoteOrder,
  unreachable,
} from '@vitrina/ordering';
import { PERIOD_NAMES, PRODUCT_NAMES } from '~/copy/captions';
import { describeCluster } from '~/products/cluster/summary';
import { describeApp, describeBalancer, describeBucket, describeDatabase } from '~/products/database/summary';
import type { Description, SummaryLine } from '~/products/description';
import { describeServer } from '~/products/server/summary';

/** The lines of a summary: what is ordered, where, and how it is paid for. The order must be one that is sold. */
export async function describeOrder(
  order: Order,
  catalogue: Catalogue,
  rules: PricingRules,
): Promise<SummaryLine[]> {
  const { lines, location } = await describeProduct(order, catalogue, rules);
  const place: SummaryLine[] = location ? [['Локация', LOCATIONS[location]]] : [];
  return [...lines, ...place, payment(order.period)];
}

function payment(period: PaymentPeriod): SummaryLine {
  return ['Срок оплаты', PERIOD_NAMES[period]];
}

function describeProduct(order: Order, catalogue: Catalogue, rules: PricingRules): Promise<Description> {
  switch (order.product) {
    case 'vds':
      return describeServer(order, catalogue);
    case 'dbaas':
      return describeDatabase(order, catalogue);
    case 's3':
      return describeBucket(order, catalogue);
    case 'balancer':
      return describeBalancer(order, catalogue);
    case 'k8s':
      return describeCluster(order, catalogue);
    case 'dedicated':
      return describeDedicated(order, catalogue);
    case 'apps':
      return describeApp(order, catalogue);
    case 'ai':
      return describeBundle(order, catalogue, rules);
    default:
      return unreachable(order);
  }
}

async function describeDedicated(
  order: Extract<Order, { product: 'dedicated' }>,
  catalogue: Catalogue,
): Promise<Description> {
  const offer = await offerDedicated(order, catalogue);
  if (offer.kind !== 'offer') return { lines: [], location: undefined };
  return { lines: offer.lines.map(({ caption, value }) => [caption, value]), location: offer.location };
}

async function describeBundle(
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
