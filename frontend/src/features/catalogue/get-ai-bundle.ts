import {
  type BundleOrder,
  type BundlePart,
  balancerOrder,
  bucketOrder,
  bundleParts,
  databaseOrder,
  type LocationCode,
  type Money,
  type OfPeriods,
  offeredPeriods,
  type PaymentPeriod,
  type PricingRules,
  type Product,
  presetOrder,
  quoteOrder,
  usualPeriod,
} from '@vitrina/ordering';
import { pricingRules } from '~/checkout/pricing-rules';
import { getCommerce } from '~/content/get-commerce';
import { locationsOf } from '~/copy/taxonomy';
import { askEachPeriod } from '~/price-basis/price-basis';
import { offerTitle } from '~/products/offer-title';
import { catalogue } from '~/provider/catalogue';
import { orderPaths } from '~/urls/order-paths';

/** Everything that an AI project starts with, as one order. */
export interface AiBundleOffer {
  parts: { product: Product; title: string; prices: PeriodPrices }[];
  prices: PeriodPrices;
  /** Of the usual period. */
  href: { visitor: string; customer: string };
}

/** A month in every period of payment; the server of a bundle has a public address. */
type PeriodPrices = OfPeriods<Money>;

/** Less than this leaves no room for a model beside the system. */
const LEAST_RAM_MB = 8 * 1024;

/** The bundle at today's prices, or `undefined` while a part of it is not sold. Throws `ProviderOutage` or `ContentOutage`. */
export async function getAiBundle(): Promise<AiBundleOffer | undefined> {
  // First, because the order of places is the shop's.
  const rules = pricingRules(await getCommerce());
  const order = await composeBundle(usualPeriod(offeredPeriods(rules.multipliers)));
  if (!order) return undefined;
  const whole = await pricesOf(order, rules);
  if (!whole) return undefined;
  const parts: AiBundleOffer['parts'] = [];
  for (const { part } of bundleParts(order)) {
    const priced = await pricesOf(part, rules);
    if (priced) parts.push({ product: part.product, ...priced });
  }
  const href = { visitor: orderPaths.registration(order), customer: orderPaths.page(order) };
  return { parts, prices: whole.prices, href };
}

/** What an order costs in every period, and what it is called: just what it is quoted. */
async function pricesOf(order: BundleOrder | BundlePart, rules: PricingRules) {
  const periods = offeredPeriods(rules.multipliers);
  let title = '';
  const prices = await askEachPeriod(periods, async (period) => {
    const quote = await quoteOrder(paidFor(order, period), catalogue, rules);
    if (quote.kind !== 'offer') return undefined;
    title = offerTitle(quote.title, order.product);
    return quote.monthly;
  });
  return prices && { title, prices };
}

/** Each part of a bundle is priced by its own period. */
function paidFor(order: BundleOrder | BundlePart, period: PaymentPeriod): BundleOrder | BundlePart {
  if (order.product !== 'ai') return { ...order, period };
  const all = <Part extends BundlePart>(parts: readonly Part[]) => parts.map((part) => ({ ...part, period }));
  const { servers, databases, buckets, balancers } = order;
  return {
    ...{ product: 'ai', period, servers: all(servers), databases: all(databases) },
    ...{ buckets: all(buckets), balancers: all(balancers) },
  };
}

/** The cheapest of each part that will do, in the first place that has all of them: near each other. */
async function composeBundle(period: PaymentPeriod): Promise<BundleOrder | undefined> {
  const [servers, databases, buckets, balancers] = await Promise.all([
    catalogue.serverTariffs(),
    catalogue.databaseTariffs(),
    catalogue.storageTariffs(),
    catalogue.balancerTariffs(),
  ]);
  for (const place of locationsOf(servers)) {
    const isHere = ({ location }: { location: LocationCode }) => location === place;
    const server = servers.filter(isHere).find(({ ramMb, isSoldOut }) => ramMb >= LEAST_RAM_MB && !isSoldOut);
    const database = databases
      .filter(isHere)
      .find(({ type, isSoldOut }) => type === 'postgres' && !isSoldOut);
    const bucket = buckets.find(isHere);
    const balancer = balancers.find(isHere);
    if (!server || !database || !bucket || !balancer) continue;
    return {
      product: 'ai',
      servers: [presetOrder(server.presetId, { bandwidthMbit: server.bandwidthMbit, period })],
      databases: [databaseOrder(database.presetId, database.type, period)],
      buckets: [bucketOrder({ kind: 'preset', presetId: bucket.presetId }, period)],
      balancers: [balancerOrder(balancer.presetId, balancer.bandwidthMbit, period)],
      period,
    };
  }
  return undefined;
}
