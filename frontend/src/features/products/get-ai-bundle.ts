import 'server-only';
import {
  type BundleOrder,
  balancerOrder,
  bucketOrder,
  bundleParts,
  DEFAULT_PAYMENT_PERIOD,
  databaseOrder,
  type LocationCode,
  type Money,
  type Product,
  presetOrder,
  quoteOrder,
} from '@vitrina/ordering';
import { orderTerms } from '~/checkout/order-terms';
import { getCommerce } from '~/content/get-commerce';
import { orderPaths } from '~/order-paths';
import { catalogue } from '~/provider/catalogue';

/** Everything that an AI project starts with, as one order. */
export interface AiBundleOffer {
  parts: { product: Product; title: string; monthly: Money }[];
  monthly: Money;
  href: { visitor: string; customer: string };
}

/** All parts stand in one place, near each other. */
const LOCATION: LocationCode = 'ru-1';
/** Less than this leaves no room for a model beside the system. */
const LEAST_RAM_MB = 8 * 1024;

/** The bundle at today's prices, or `undefined` while a part of it is not sold. Throws `ProviderOutage` or `ContentOutage`. */
export async function getAiBundle(): Promise<AiBundleOffer | undefined> {
  const [order, commerce] = await Promise.all([composeBundle(), getCommerce()]);
  if (!order) return undefined;
  const terms = orderTerms(commerce);
  const whole = await quoteOrder(order, catalogue, terms);
  if (whole.kind !== 'offer') return undefined;
  const parts: AiBundleOffer['parts'] = [];
  for (const { part } of bundleParts(order)) {
    const quote = await quoteOrder(part, catalogue, terms);
    if (quote.kind === 'offer')
      parts.push({ product: part.product, title: quote.title, monthly: quote.monthly });
  }
  const href = { visitor: orderPaths.registration(order), customer: orderPaths.page(order) };
  return { parts, monthly: whole.monthly, href };
}

/** The cheapest of each part that will do. */
async function composeBundle(): Promise<BundleOrder | undefined> {
  const [servers, databases, buckets, balancers] = await Promise.all([
    catalogue.serverTariffs(),
    catalogue.databaseTariffs(),
    catalogue.storageTariffs(),
    catalogue.balancerTariffs(),
  ]);
  const isHere = ({ location }: { location: LocationCode }) => location === LOCATION;
  const server = servers.filter(isHere).find(({ ramMb, isSoldOut }) => ramMb >= LEAST_RAM_MB && !isSoldOut);
  const database = databases.filter(isHere).find(({ type, isSoldOut }) => type === 'postgres' && !isSoldOut);
  const bucket = buckets.find(isHere);
  const balancer = balancers.find(isHere);
  if (!server || !database || !bucket || !balancer) return undefined;
  return {
    product: 'ai',
    servers: [presetOrder(server.presetId, { bandwidthMbit: server.bandwidthMbit })],
    databases: [databaseOrder(database.presetId, database.type)],
    buckets: [bucketOrder({ kind: 'preset', presetId: bucket.presetId })],
    balancers: [balancerOrder(balancer.presetId, balancer.bandwidthMbit)],
    period: DEFAULT_PAYMENT_PERIOD,
  };
}
