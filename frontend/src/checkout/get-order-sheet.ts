import type { Order } from '@vitrina/ordering';
import { getCommerce } from '~/content/get-commerce';
import { getSite } from '~/content/get-site';
import { catalogue } from '~/provider/catalogue';
import { bladeOfOrder } from './blade-of-order';
import { writeConfirmedOrder } from './confirmed-order';
import { getOrderSummary, type SummaryOrReason } from './get-order-summary';
import { orderOptions } from './options/order-options';
import type { OrderSheet } from './order-sheet';
import { pricingRules } from './pricing-rules';

type SheetOrReason = { kind: 'sheet'; sheet: OrderSheet } | Exclude<SummaryOrReason, { kind: 'summary' }>;

/** The sheet of a choice in the live catalogue, or why there is none. Throws `ProviderOutage` or `ContentOutage`. */
export async function getOrderSheet(order: Order): Promise<SheetOrReason> {
  const found = await getOrderSummary(order);
  if (found.kind !== 'summary') return found;
  const { period } = order;
  const [options, blade, { taxLine }] = await Promise.all([
    orderOptions(order, catalogue, pricingRules(await getCommerce())),
    bladeOfOrder(order),
    getSite(),
  ]);
  return {
    kind: 'sheet',
    sheet: {
      ...found.summary,
      ...writeConfirmedOrder(order),
      period,
      options,
      blade,
      taxLine,
    },
  };
}
