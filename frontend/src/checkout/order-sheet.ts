import type { PaymentPeriod, Product } from '@vitrina/ordering';
import type { ServerBladeProps } from '@vitrina/ui';
import type { OrderOption } from './option-fields';
import type { OrderSummary } from './order-summary';

/** An order on its way: what it is, what it costs, and what can still be chosen of it. Plain values, for the browser too. */
export interface OrderSheet extends OrderSummary {
  product: Product;
  /** Its query, as the order is chosen here. */
  order: string;
  period: PaymentPeriod;
  options: OrderOption[];
  /** What the shop says of the tax in these prices. */
  taxLine?: string | undefined;
  /** How a server of parts is drawn, as it was where it was built. */
  blade?: BladeOfOrder | undefined;
}

export type BladeOfOrder = Pick<ServerBladeProps, 'cpu' | 'ramGb' | 'diskGb' | 'most'>;

/** Whether a customer sees the same price on both: a month, and what is due for the period. */
export function costsTheSame(
  one: Pick<OrderSheet, 'monthly' | 'due'>,
  other: Pick<OrderSheet, 'monthly' | 'due'>,
): boolean {
  return one.monthly === other.monthly && one.due === other.due;
}
