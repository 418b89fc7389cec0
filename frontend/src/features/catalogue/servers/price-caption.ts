import { formatMoney, inRoubles, type Money, portion, russianNumber } from '@vitrina/ordering';

/** Prices are for a month; a day of it is only another way to look at them. */
export type PriceUnit = 'month' | 'day';

const DAYS_IN_MONTH = 30;

/** Rule R25. */
export const UNIT_SUFFIXES: Record<PriceUnit, string> = { month: '/мес', day: '/день' };

/** A month's price, or the day of it: a thirtieth, rounded up to a whole kopeck. */
export function priceIn(unit: PriceUnit, monthly: Money): Money {
  return unit === 'day' ? portion(monthly, DAYS_IN_MONTH) : monthly;
}

/** Roubles as they are, or with both digits of the kopecks. */
export function priceCaption(price: Money): string {
  const amount = inRoubles(price);
  return Number.isInteger(amount) ? formatMoney(price) : `${russianNumber(amount, 2, 2)}\u00a0₽`;
}

/** `1 062 ₽/мес`, `35,40 ₽/день`. */
export function fullPrice(monthly: Money, unit: PriceUnit): string {
  return `${priceCaption(priceIn(unit, monthly))}${UNIT_SUFFIXES[unit]}`;
}
