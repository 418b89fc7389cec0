import type { Multiplier } from '../money';
import { russianPlural } from '../russian-number';

/** An ISO 8601 duration of whole months or years that a customer pays for in advance: `P3M`, `P1Y`. Which ones are offered is edited in the CMS. */
export type PaymentPeriod = `P${number}M` | `P${number}Y`;

/** Used wherever a visitor has not chosen, as long as it is offered (rule R21). */
export const DEFAULT_PAYMENT_PERIOD: PaymentPeriod = 'P1Y';

/** Something of each period that is offered. Plain values that may travel as JSON. */
export type OfPeriods<Value> = Readonly<Record<PaymentPeriod, Value>>;

/**
 * The periods that are offered, each with its multiplier, in the order in which they are shown: as edited in the CMS. What
 * is not in it has no price.
 */
export type PeriodMultipliers = OfPeriods<Multiplier>;

const DURATION = /^P([1-9]\d{0,2})([MY])$/;
const MOST_MONTHS = 120;

/** Whether a value is written as a period of 1 to 120 months, offered or not. */
export function isPaymentPeriod(value: unknown): value is PaymentPeriod {
  return typeof value === 'string' && DURATION.test(value) && monthsIn(value) <= MOST_MONTHS;
}

/** The whole months of a period. */
export function monthsOf(period: PaymentPeriod): number {
  return monthsIn(period);
}

/** The periods of which something is known, as of the multipliers: what is offered, in the order of the shop. */
export function offeredPeriods(ofEach: OfPeriods<unknown>): PaymentPeriod[] {
  return Object.keys(ofEach).filter(isPaymentPeriod);
}

/** The period that holds while nobody has chosen: a year, or else the longest that is offered. */
export function usualPeriod(offered: readonly PaymentPeriod[]): PaymentPeriod {
  if (offered.includes(DEFAULT_PAYMENT_PERIOD)) return DEFAULT_PAYMENT_PERIOD;
  const [longest = DEFAULT_PAYMENT_PERIOD] = offered.toSorted((a, b) => monthsOf(b) - monthsOf(a));
  return longest;
}

/** A month, or else the shortest that is offered: what longer ones are cheaper than. */
export function shortestPeriod(offered: readonly PaymentPeriod[]): PaymentPeriod {
  const [shortest = DEFAULT_PAYMENT_PERIOD] = offered.toSorted((a, b) => monthsOf(a) - monthsOf(b));
  return shortest;
}

/** The period itself or another spelling of it where that is offered, and else the usual one. */
export function offeredPeriod(offered: readonly PaymentPeriod[], period: PaymentPeriod): PaymentPeriod {
  if (offered.includes(period)) return period;
  return offered.find((one) => monthsOf(one) === monthsOf(period)) ?? usualPeriod(offered);
}

/** Something of each of these periods, in their order. */
export function eachPeriod<Value>(
  periods: readonly PaymentPeriod[],
  of: (period: PaymentPeriod) => Value,
): Record<PaymentPeriod, Value> {
  return Object.fromEntries(periods.map((period) => [period, of(period)]));
}

/** That of a period that is offered. Throws `RangeError` for any other: whatever was said of it would be a guess. */
export function inPeriod<Value>(values: OfPeriods<Value>, period: PaymentPeriod): Value {
  const value = values[period];
  if (value === undefined) throw new RangeError(`no payment period that is offered: ${period}`);
  return value;
}

/** The multiplier of a period that is offered. Throws `RangeError` for any other. */
export function multiplierOf(multipliers: PeriodMultipliers, period: PaymentPeriod): Multiplier {
  return inPeriod(multipliers, period);
}

const MONTH_WORDS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'месяц', few: 'месяца' };
const YEAR_WORDS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'год', few: 'года' };

/** To stand after 'за': месяц, 3 месяца, год, 2 года. */
export function periodInWords(period: PaymentPeriod): string {
  const months = monthsOf(period);
  if (months === 1) return 'месяц';
  if (months % 12 !== 0) return `${months} ${MONTH_WORDS[russianPlural(months)] ?? 'месяцев'}`;
  const years = months / 12;
  return years === 1 ? 'год' : `${years} ${YEAR_WORDS[russianPlural(years)] ?? 'лет'}`;
}

function monthsIn(duration: string): number {
  const [, count, unit] = DURATION.exec(duration) ?? [];
  return Number(count) * (unit === 'Y' ? 12 : 1);
}

/** Moscow, by which the provider counts days, has no summer time. */
const MOSCOW_MS = 3 * 60 * 60_000;

/**
 * The beginning of the next period by the calendar of Moscow: the same day of the month, or the last one of a month that is
 * shorter.
 */
export function nextPaymentOf(paidAt: Date, period: PaymentPeriod): Date {
  const paid = new Date(paidAt.getTime() + MOSCOW_MS);
  const next = new Date(paid);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + monthsOf(period));
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(paid.getUTCDate(), lastDay));
  return new Date(next.getTime() - MOSCOW_MS);
}
