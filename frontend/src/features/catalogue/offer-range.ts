import {
  configurationBase,
  configurationLimits,
  inPeriod,
  inRoubles,
  type Money,
  multiplierOf,
  offeredPeriods,
  quote,
  type ServerConfigurator,
  type ServerTariff,
  usualPeriod,
} from '@vitrina/ordering';
import { type Commerce, ramPerCoreGb } from '~/content/get-commerce';
import { basisCaption } from '~/copy/price-basis-words';
import type { OfferRange } from '~/documents/offer-range';
import { PRODUCT_LISTS, type ProductList } from '~/products/product-lists';
import type { AiBundleOffer } from './get-ai-bundle';

/** Rule R26: what search engines are told while the provider does not tell. */
const DEFAULT_HIGH_PRICE = 133_590;
const DEFAULT_CONFIGURATORS = 7;

/**
 * Cloud servers at the prices of their list, paid for the usual period, with a public address. The highest is that of the largest
 * configuration; a configurator counts as one offer. `undefined` stands for what could not be had.
 */
export function serverOfferRange(
  tariffs: readonly ServerTariff[] | undefined,
  configurators: readonly ServerConfigurator[] | undefined,
  commerce: Commerce,
): OfferRange {
  const { floatingIp, multipliers } = commerce;
  const period = usualPeriod(offeredPeriods(multipliers));
  const rules = { floatingIp, discount: multiplierOf(multipliers, period) };
  const month = (base: Money) => inRoubles(quote(base, rules));
  const left = tariffs?.filter(({ isSoldOut }) => !isSoldOut) ?? [];
  const largest = configurators?.map((configurator) => month(largestBase(configurator, commerce))) ?? [];
  const prices = left.map(({ price }) => month(price));
  const highest = configurators ? [...prices, ...largest] : [DEFAULT_HIGH_PRICE];
  return {
    lowPrice: least(prices),
    highPrice: most(highest) ?? DEFAULT_HIGH_PRICE,
    offerCount: left.length + (configurators?.length ?? DEFAULT_CONFIGURATORS),
    isInStock: left.length > 0 || configurators?.length !== 0,
    basis: basisCaption({ period, hasIp: true }),
  };
}

function largestBase(configurator: ServerConfigurator, commerce: Commerce): Money {
  const least = ramPerCoreGb(commerce, configurator.configuratorId);
  const { cpu, ramGb, diskGb } = configurationLimits(configurator, least);
  return configurationBase(configurator.unitPrices, {
    ...{ cpu: cpu.max, ramGb: ramGb.max, diskGb: diskGb.max },
  });
}

/** What is in stock of a price list, at the period on which it opens. */
export function listRange(list: ProductList): OfferRange {
  const period = PRODUCT_LISTS[list.product].usualPeriod();
  const inStock = list.offers.filter(({ isSoldOut }) => !isSoldOut);
  const prices = inStock.map(({ byPeriod }) => inRoubles(inPeriod(byPeriod, period).monthly));
  return {
    lowPrice: least(prices),
    highPrice: most(prices),
    offerCount: inStock.length,
    isInStock: inStock.length > 0,
    basis: basisCaption({ period }),
  };
}

/** A bundle is one offer. */
export function bundleRange({ prices }: AiBundleOffer): OfferRange {
  const period = usualPeriod(offeredPeriods(prices));
  const price = inRoubles(inPeriod(prices, period));
  const basis = basisCaption({ period, hasIp: true });
  return { lowPrice: price, highPrice: price, offerCount: 1, isInStock: true, basis };
}

function least(prices: readonly number[]): number | undefined {
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

function most(prices: readonly number[]): number | undefined {
  return prices.length > 0 ? Math.max(...prices) : undefined;
}
