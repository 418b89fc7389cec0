import { type Money, monthsOf, type Payment, type PaymentPeriod } from '@vitrina/ordering';
import { capitalized, dueName } from '~/copy/captions';
import { t } from '~/messages';

/** What a period comes to, to the kopeck: `за год 18 144 ₽ · 1 512 ₽ в месяц`. Of a single month that is all there is to say. */
export function dueMessage({ monthly, due, period }: Payment & { period: PaymentPeriod }): string {
  const whole = t.order.due(dueName(period), t.format.money(due));
  return monthsOf(period) === 1 ? whole : t.order.dueAndMonthly(whole, t.format.money(monthly));
}

/** What a period takes off: `дешевле на 2 016 ₽`; nothing where it takes off none. */
export function savingMessage({ saved }: { saved?: Money }): string {
  return saved ? t.order.saving(t.format.money(saved)) : '';
}

/**
 * The whole of it, as a line of its own: `За год 18 144 ₽ · 1 512 ₽ в месяц · дешевле на 2 016 ₽`. These are the figures of the
 * order; that nothing has been charged for it yet is the provider's to change, so the line claims no charge.
 */
export function totalMessage(sheet: Payment & { period: PaymentPeriod; saved: Money }): string {
  const saving = savingMessage(sheet);
  return `${capitalized(dueMessage(sheet))}${saving && ` · ${saving}`}`;
}

type Due = Payment & { period: PaymentPeriod };

/**
 * What a customer is asked when an order costs something else than they have seen: `isOwnChoice` when that is because they
 * have chosen something else since.
 */
export function changedPriceMessage(seen: Due, now: Due, isOwnChoice: boolean): string {
  return t.order.priceChanged(dueMessage(now), dueMessage(seen), isOwnChoice);
}
