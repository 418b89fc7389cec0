import { formatMoney, type Payment, type PaymentPeriod } from '@vitrina/ordering';

/** What a payment is for: `за год`. */
export const DUE_PERIODS: Record<PaymentPeriod, string> = {
  P1M: 'за месяц',
  P3M: 'за 3 месяца',
  P6M: 'за полгода',
  P1Y: 'за год',
};

/** What is due for a period, to the kopeck: `за год 18 144 ₽ · 1 512 ₽ в месяц`. Of a single month that is all there is to say. */
export function dueWords({ monthly, due, period }: Payment & { period: PaymentPeriod }): string {
  const whole = `${DUE_PERIODS[period]} ${formatMoney(due)}`;
  return period === 'P1M' ? whole : `${whole} · ${formatMoney(monthly)} в месяц`;
}

/** What a customer is asked when an order costs something else than they have seen. */
export function changedPriceWords(
  seen: Payment & { period: PaymentPeriod },
  now: Payment & { period: PaymentPeriod },
): string {
  return `Пока вы выбирали, цена изменилась: теперь ${dueWords(now)}, было ${dueWords(seen)}. Ничего не заказано. Если согласны, нажмите кнопку ещё раз.`;
}
