import type { Money, Payment } from '@vitrina/ordering';
import type { SummaryLine } from '~/products/description';

/** Everything a customer should see before paying. */
export interface OrderSummary extends Payment {
  title: string;
  /** What the period takes off beside single months. */
  saved: Money;
  lines: SummaryLine[];
}
