import type { LocationCode } from '../catalogue/location';
import { type Payment, paymentOf, savingOf } from '../catalogue/payment';
import { multiplierOf, offeredPeriods, shortestPeriod } from '../catalogue/payment-period';
import { discounted, type Money, sum } from '../money';
import { type BundleOrder, bundleParts } from '../products/bundle/order';
import { type Catalogue, findOffer, type Order } from '../products/products';
import type { NoOffer, PricingRules } from './offer';

/** What an order comes to: a month under its period, and the period at once. A bundle has no one place. */
export type OrderQuote =
  | (Payment & {
      kind: 'offer';
      /** `undefined` of what a customer puts together, and of a bundle. */
      title: string | undefined;
      location: LocationCode | undefined;
      /** What the period takes off beside as many months in the shortest one. */
      saved: Money;
      /** Of a server: what it is made with. */
      bandwidthMbit?: number | undefined;
    })
  | NoOffer;

/**
 * The price of any order, now: `ceil(base x multiplier)` in whole roubles (rule R24). The page shows
 * it and the order is checked against it. Throws `ProviderOutage`.
 */
export async function quoteOrder(
  order: Order,
  catalogue: Catalogue,
  rules: PricingRules,
): Promise<OrderQuote> {
  const discount = rules.multipliers[order.period];
  if (discount === undefined) return { kind: 'no-such-period', wanted: order.period };
  if (order.product === 'ai') return quoteBundle(order, catalogue, rules);
  const offer = await findOffer(order, catalogue, rules);
  if (offer.kind !== 'offer') return offer;
  const { title, location, base, bandwidthMbit } = offer;
  const payment = paymentOf(discounted(base, discount), order.period);
  const ofShortest = multiplierOf(rules.multipliers, shortestPeriod(offeredPeriods(rules.multipliers)));
  const saved = savingOf(payment, discounted(base, ofShortest), order.period);
  return {
    ...{ kind: 'offer', title, location, saved },
    ...payment,
    ...(bandwidthMbit !== undefined && { bandwidthMbit }),
  };
}

/** Parts are billed each for itself, so each is rounded for itself. */
async function quoteBundle(
  bundle: BundleOrder,
  catalogue: Catalogue,
  rules: PricingRules,
): Promise<OrderQuote> {
  const quotes = await Promise.all(bundleParts(bundle).map(({ part }) => quoteOrder(part, catalogue, rules)));
  const months: Money[] = [];
  const savings: Money[] = [];
  for (const quote of quotes) {
    if (quote.kind !== 'offer') return quote;
    months.push(quote.monthly);
    savings.push(quote.saved);
  }
  const payment = paymentOf(sum(...months), bundle.period);
  return { kind: 'offer', title: undefined, location: undefined, saved: sum(...savings), ...payment };
}
