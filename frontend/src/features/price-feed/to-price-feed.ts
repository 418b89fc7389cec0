import { eachPeriod, exactRoubles, multiplierOf, offeredPeriods, type PricingRules } from '@vitrina/ordering';
import { shopCurrency } from '~/messages/currency';
import { type ProductFeed, RecordContext } from '~/products/feed-context';
import { type PriceFeed, SCHEMA_VERSION } from './price-feed';

/** The whole price list of what is sold, in an order that does not depend on chance. */
export function toPriceFeed(
  products: readonly ProductFeed[],
  rules: PricingRules,
  site: string,
  sells: readonly string[],
): PriceFeed {
  const context = new RecordContext(rules, site);
  const moments = products.flatMap((product) => product.moments.map(Date.parse));
  // A shop may sell nothing that has a price of its own.
  const asOf = new Date(moments.length > 0 ? Math.min(...moments) : Date.now()).toISOString();
  return {
    ...{
      schemaVersion: SCHEMA_VERSION,
      asOf,
      currency: shopCurrency(),
      unit: 'month',
      site,
      sells: [...sells],
    },
    publicIp: exactRoubles(rules.floatingIp),
    multipliers: eachPeriod(offeredPeriods(rules.multipliers), (period) =>
      (multiplierOf(rules.multipliers, period) / 10_000).toFixed(4),
    ),
    offers: products.flatMap(({ offers }) => offers(context)),
    configurators: products.flatMap(({ configurators }) => configurators?.(context) ?? []),
  };
}
