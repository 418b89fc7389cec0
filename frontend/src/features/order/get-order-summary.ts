import 'server-only';
import { type Money, type Order, quoteOrder, type ServerOrder } from '@vitrina/ordering';
import { getCommerce } from '~/content/get-commerce';
import { catalogue } from '~/provider/catalogue';
import { nearestOrder } from '~/provider/nearest-order';
import { orderTerms } from '~/provider/order-terms';
import { describeOrder } from './describe-order';
import type { SummaryLine } from './description';

/** Everything a customer should see before paying. */
export interface OrderSummary {
  title: string;
  lines: SummaryLine[];
  monthly: Money;
}

/** What the order page can say of a choice. */
export type SummaryOrReason =
  | { kind: 'summary'; summary: OrderSummary }
  | { kind: 'not-sold'; nearest: ServerOrder | undefined }
  | { kind: 'by-request'; cpuLimit: number };

/** The summary of a choice in the live catalogue, or why there is none. Throws `ProviderOutage` or `ContentOutage`. */
export async function getOrderSummary(order: Order): Promise<SummaryOrReason> {
  const terms = orderTerms(await getCommerce());
  const quote = await quoteOrder(order, catalogue, terms);
  if (quote.kind === 'by-request') return quote;
  if (quote.kind === 'not-sold')
    return { kind: 'not-sold', nearest: order.product === 'vds' ? await nearestOrder(order) : undefined };
  const { title, monthly } = quote;
  return {
    kind: 'summary',
    summary: { title, monthly, lines: await describeOrder(order, catalogue, terms) },
  };
}
