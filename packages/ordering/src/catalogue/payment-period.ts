import type { Multiplier } from '../money';

/** ISO 8601 durations that a customer can pay for in advance. */
export const PAYMENT_PERIODS = ['P1M', 'P3M', 'P6M', 'P1Y'] as const;

export type PaymentPeriod = (typeof PAYMENT_PERIODS)[number];

/** The months of each payment period. */
export const MONTHS: Readonly<Record<PaymentPeriod, number>> = { P1M: 1, P3M: 3, P6M: 6, P1Y: 12 };

/** Used wherever a visitor has not chosen (specification 000, section 9). */
export const DEFAULT_PAYMENT_PERIOD: PaymentPeriod = 'P1Y';

/** The multiplier of every period, as edited in the CMS. */
export type PeriodMultipliers = Readonly<Record<PaymentPeriod, Multiplier>>;

export function isPaymentPeriod(value: unknown): value is PaymentPeriod {
  return PAYMENT_PERIODS.some((period) => period === value);
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
  next.setUTCMonth(next.getUTCMonth() + MONTHS[period]);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(paid.getUTCDate(), lastDay));
  return new Date(next.getTime() - MOSCOW_MS);
}
