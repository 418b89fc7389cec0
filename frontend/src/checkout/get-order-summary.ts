import {
  type NoOffer,
  type Order,
  offeredPeriod,
  offeredPeriods,
  type PaymentPeriod,
  type PricingRules,
  quoteOrder,
  type ServerOrder,
} from '@vitrina/ordering';
import { getCommerce } from '~/content/get-commerce';
import type { SummaryLine } from '~/products/description';
import { offerTitle } from '~/products/offer-title';
import { catalogue } from '~/provider/catalogue';
import { amountsOf } from './amounts';
import { describeOrder } from './describe-order';
import { type Alternative, getAlternative } from './get-alternative';
import { nearestOrder } from './nearest-order';
import type { OrderSummary } from './order-summary';
import { pricingRules } from './pricing-rules';
import { successorOrder } from './successor-order';

/** What the order page can say of a choice. */
export type SummaryOrReason =
  | { kind: 'summary'; summary: OrderSummary }
  | { kind: 'not-sold'; nearest: ServerOrder | undefined }
  /** It is not sold any more, and this took its place. */
  | { kind: 'retired'; successor: ServerOrder }
  | SoldOutSummary
  | TooSmallSummary
  | { kind: 'by-request'; cpuLimit: number }
  | UnofferedBandwidth
  | { kind: 'no-such-period'; usual: PaymentPeriod };

export type UnofferedBandwidth = Extract<NoOffer, { kind: 'no-such-bandwidth' }> & { title: string };

/** A choice of which nothing is left, and what can be had instead. */
export interface SoldOutSummary {
  kind: 'sold-out';
  title: string;
  lines: SummaryLine[];
  alternative: Alternative | undefined;
}

/** A choice of too little memory for its system, and what can be had instead. */
export interface TooSmallSummary {
  kind: 'too-small-for-system';
  title: string;
  system: string;
  leastRamMb: number;
  lines: SummaryLine[];
  alternative: Alternative | undefined;
}

/** The summary of a choice in the live catalogue, or why there is none. Throws `ProviderOutage` or `ContentOutage`. */
export async function getOrderSummary(order: Order): Promise<SummaryOrReason> {
  const rules = pricingRules(await getCommerce());
  const quote = await quoteOrder(order, catalogue, rules);
  if (quote.kind === 'by-request') return quote;
  if (quote.kind === 'no-such-period')
    return { kind: 'no-such-period', usual: offeredPeriod(offeredPeriods(rules.multipliers), order.period) };
  if (quote.kind === 'not-sold') {
    const successor = await successorOrder(order);
    if (successor) return { kind: 'retired', successor };
    return { kind: 'not-sold', nearest: order.product === 'vds' ? await nearestOrder(order) : undefined };
  }
  const title = offerTitle(quote.title, order.product);
  if (quote.kind === 'no-such-bandwidth') return { ...quote, title };
  const lines = await describeOrder(order, catalogue, rules);
  if (quote.kind === 'sold-out')
    return { kind: 'sold-out', title, lines, alternative: await getAlternative(order) };
  if (quote.kind === 'too-small-for-system')
    return {
      ...quote,
      title,
      lines,
      alternative: (await getAlternative(order)) ?? (await getLarger(order, rules)),
    };
  const { monthly, due, saved } = quote;
  return {
    kind: 'summary',
    summary: { title, monthly, due, saved, lines },
  };
}

/** The same server of parts with memory enough, as a customer should see it. */
async function getLarger(order: Order, rules: PricingRules): Promise<Alternative | undefined> {
  const larger = order.product === 'vds' ? await nearestOrder(order) : undefined;
  if (larger?.server.kind !== 'configuration') return undefined;
  const quote = await quoteOrder(larger, catalogue, rules);
  if (quote.kind !== 'offer') return undefined;
  const { monthly } = quote;
  return {
    order: larger,
    title: amountsOf(larger.server),
    monthly,
    lines: await describeOrder(larger, catalogue, rules),
  };
}
