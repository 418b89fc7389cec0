import { formatMoney, type Money, type Payment, type PaymentPeriod } from '@vitrina/ordering';

/** What a payment is for: `за год`. */
export const DUE_PERIODS: Record<PaymentPeriod, string> = {
  P1M: 'за месяц',
  P3M: 'за 3 месяца',
  P6M: 'за полгода',
  P1Y: 'за год',
};

/** What a period comes to, to the kopeck: `за год 18 144 ₽ · 1 512 ₽ в месяц`. Of a single month that is all there is to say. */
export function dueMessage({ monthly, due, period }: Payment & { period: PaymentPeriod }): string {
  const whole = `${DUE_PERIODS[period]} ${formatMoney(due)}`;
  return period === 'P1M' ? whole : `${whole} · ${formatMoney(monthly)} в месяц`;
}

/** What a period takes off: `дешевле на 2 016 ₽`; nothing where it takes off none. */
export function savingMessage({ saved }: { saved?: Money }): string {
  return saved ? `дешевле на ${formatMoney(saved)}` : '';
}

/**
 * The whole of it, as a line of its own: `За год 18 144 ₽ · 1 512 ₽ в месяц · дешевле на 2 016 ₽`. These are the figures of the
 * order; that nothing has been charged for it yet is the provider's to change, so the line claims no charge.
 */
export function totalMessage(sheet: Payment & { period: PaymentPeriod; saved: Money }): string {
  const message = dueMessage(sheet);
  const saving = savingMessage(sheet);
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${saving && ` · ${saving}`}`;
}

type Due = Payment & { period: PaymentPeriod };

/**
 * What a customer is asked when an order costs something else than they have seen: `isOwnChoice` when that is because they
 * have chosen something else since.
 */
export function changedPriceMessage(seen: Due, now: Due, isOwnChoice: boolean): string {
  const why = isOwnChoice ? 'С новым выбором цена другая' : 'Пока вы выбирали, цена изменилась';
  return `${why}: теперь ${dueMessage(now)}, было ${dueMessage(seen)}. Ничего не заказано. Если согласны, нажмите кнопку ещё раз.`;
}
