import type { Catalogue, Order, PricingRules } from '@vitrina/ordering';
import { periodName } from '~/copy/captions';
import { shopPeriods } from '~/copy/taxonomy';
import { t } from '~/messages';

/** One thing that can still be chosen of an order. */
export interface OrderChoice {
  /** Of its field, once on a page. */
  id: string;
  label: string;
  /** The keys of the order's query that it settles, always all together. */
  keys: readonly string[];
  variants: OrderVariant[];
  /** What it comes to is what it adds to its first variant; otherwise what the whole order comes to. */
  isAddition?: boolean;
}

/** The whole order as it would be. */
export interface OrderVariant {
  order: Order;
  label: string;
}

/** Finds what can be chosen of the orders of one product. Throws `ProviderOutage`. */
export type FindChoices<O extends Order> = (
  order: O,
  catalogue: Catalogue,
  rules: PricingRules,
) => Promise<OrderChoice[]>;

/** How long is paid for at once: every order has it. A dedicated server names it in months (rule R18). */
export function periodChoice(order: Order): OrderChoice {
  return {
    ...{
      id: 'period',
      label: t.products.billingPeriod,
      keys: [order.product === 'dedicated' ? 'term' : 'period'],
    },
    variants: shopPeriods().map((period) => ({
      order: { ...order, period },
      label: periodName(period),
    })),
  };
}

/** A list of rows, each of which would be the order; nothing to choose where there is one row only. */
export function rowChoice<Row>(
  choice: Pick<OrderChoice, 'id' | 'label' | 'keys'>,
  rows: readonly Row[],
  toVariant: (row: Row) => OrderVariant,
): OrderChoice[] {
  return rows.length > 1 ? [{ ...choice, variants: rows.map(toVariant) }] : [];
}
