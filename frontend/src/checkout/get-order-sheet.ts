import 'server-only';
import { type Order, ProviderOutage } from '@vitrina/ordering';
import { ContentOutage } from '~/content/client';
import { getCommerce } from '~/content/get-commerce';
import { log } from '~/log';
import { catalogue } from '~/provider/catalogue';
import { writeAgreedOrder } from './agreed-order';
import { getOrderSummary, type SummaryOrReason } from './get-order-summary';
import { orderOptions } from './options/order-options';
import type { OrderSheet } from './order-sheet';
import { orderTerms } from './order-terms';

type SheetOrReason = { kind: 'sheet'; sheet: OrderSheet } | Exclude<SummaryOrReason, { kind: 'summary' }>;

/** The sheet of a choice in the live catalogue, or why there is none. Throws `ProviderOutage` or `ContentOutage`. */
export async function getOrderSheet(order: Order): Promise<SheetOrReason> {
  const found = await getOrderSummary(order);
  if (found.kind !== 'summary') return found;
  const { period } = order;
  const options = await orderOptions(order, catalogue, orderTerms(await getCommerce()));
  return { kind: 'sheet', sheet: { ...found.summary, ...writeAgreedOrder(order), period, options } };
}

/** The sheet of what a form says, where there is one now. Without it the form goes on as it is: the order itself is checked. */
export async function sheetIfAny(order: Order | undefined): Promise<OrderSheet | undefined> {
  if (!order) return undefined;
  try {
    const found = await getOrderSheet(order);
    return found.kind === 'sheet' ? found.sheet : undefined;
  } catch (error) {
    if (!(error instanceof ProviderOutage || error instanceof ContentOutage)) throw error;
    log.warn({ error: String(error) }, 'the sheet of an order cannot be had');
    return undefined;
  }
}
