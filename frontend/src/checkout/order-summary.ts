import type { Payment } from '@vitrina/ordering';
import type { SummaryLine } from './description';

/** Everything a customer should see before paying. */
export interface OrderSummary extends Payment {
  title: string;
  lines: SummaryLine[];
}
