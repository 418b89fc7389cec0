import { type Money, times } from '../money';
import { MONTHS, type PaymentPeriod } from './payment-period';

/** What a customer pays, in kopecks: for a month, and at once for the whole period. */
export interface Payment {
  monthly: Money;
  due: Money;
}

/**
 * What is due for a period of so much a month. The page shows both and the order is checked against both: one function,
 * two callers. A month is in whole roubles already (`discounted`), so a period is its months and nothing is rounded again.
 */
export function paymentOf(monthly: Money, period: PaymentPeriod): Payment {
  return { monthly, due: times(monthly, MONTHS[period]) };
}
