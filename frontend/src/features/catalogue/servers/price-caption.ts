import { inRoubles, type Money, portion } from '@vitrina/ordering';
import { t } from '~/messages';

/** Prices are for a month; a day of it is only another way to look at them. */
export type PriceUnit = 'month' | 'day';

const DAYS_IN_MONTH = 30;

/** Rule R25. */
export function unitSuffix(unit: PriceUnit): string {
  return unit === 'day' ? t.units.perDay : t.units.perMonth;
}

/** A month's price, or the day of it: a thirtieth, rounded up to a whole kopeck. */
export function priceIn(unit: PriceUnit, monthly: Money): Money {
  return unit === 'day' ? portion(monthly, DAYS_IN_MONTH) : monthly;
}

/** Roubles as they are, or with both digits of the kopecks. */
export function priceCaption(price: Money): string {
  return t.format.money(price, Number.isInteger(inRoubles(price)) ? 0 : 2);
}

/** `1 062 ₽/мес`, `35,40 ₽/день`. */
export function fullPrice(monthly: Money, unit: PriceUnit): string {
  return `${priceCaption(priceIn(unit, monthly))}${unitSuffix(unit)}`;
}
