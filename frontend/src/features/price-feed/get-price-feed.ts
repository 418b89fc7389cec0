import { adapter } from '~/adapters/adapter';
import { soldLists } from '~/adapters/sold';
import { pricingRules } from '~/checkout/pricing-rules';
import { getCommerce } from '~/content/get-commerce';
import { askFeeds } from '~/products/products';
import { catalogue } from '~/provider/catalogue';
import { env } from '~/runtime/env';
import type { PriceFeed } from './price-feed';
import { toPriceFeed } from './to-price-feed';

/**
 * The price list of everything, from the same copies that the pages show. All of it or nothing: a product that is missing
 * would read as one that is not sold. Throws `ProviderOutage` or `ContentOutage`.
 */
export async function getPriceFeed(): Promise<PriceFeed> {
  return (await getDatedFeed()).feed;
}

/** The same, and when the shop was asked for the rules it is counted with, an ISO 8601 time. */
export async function getDatedFeed(): Promise<{ feed: PriceFeed; rulesAsOf: string }> {
  const [{ part: commerce, asOf: rulesAsOf }, products] = await Promise.all([
    getCommerce.dated(),
    askFeeds(catalogue, adapter().sells),
  ]);
  return { feed: toPriceFeed(products, pricingRules(commerce), env().SITE_URL, soldLists()), rulesAsOf };
}
