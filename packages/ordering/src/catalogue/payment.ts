import { kopecks, type Money, times } from '../money';
import { monthsOf, type PaymentPeriod } from './payment-period';

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
  return { monthly, due: times(monthly, monthsOf(period)) };
}

/** What a period takes off beside as many months that are paid one by one, at `byMonth` each; nothing if it takes off none. */
export function savingOf({ due }: Payment, byMonth: Money, period: PaymentPeriod): Money {
  return kopecks(Math.max(0, times(byMonth, monthsOf(period)) - due));
}
