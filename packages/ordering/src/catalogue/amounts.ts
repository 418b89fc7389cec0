import type { Range } from './tariff';

/**
 * The least amount of a range that is not below the requested one (rule R29): rounded up to a multiple
 * of the step, counted from zero, `max` above the most and `min` below the least. So both ends are sold, multiples or not.
 * What is no number is the least.
 */
export function nextAmount({ min, max, step }: Range, requested: number): number {
  if (!(requested > min)) return min;
  return Math.min(Math.ceil(requested / step) * step, max);
}

/** The largest amount of a range that is not above a limit; the least one when all are above it. */
export function lastAmount({ min, max, step }: Range, limit: number): number {
  return limit >= max ? max : Math.max(Math.floor(limit / step) * step, min);
}

/** Whether an amount of a range is sold: what `nextAmount` leaves as it is. */
export function isAmount(range: Range, amount: number): boolean {
  return nextAmount(range, amount) === amount;
}
