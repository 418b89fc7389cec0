import { isPaymentPeriod, multiplier, type PeriodMultipliers } from '@vitrina/ordering';
import { log } from '~/runtime/log';

export interface PeriodRow {
  code: string;
  multiplier: number;
}

/**
 * The periods that the settings of selling offer, in their order. What is no period is left out and told: it must not take the
 * prices of the others with it. Of two rows of one period the first counts.
 */
export function toMultipliers(rows: readonly (PeriodRow | null)[]): PeriodMultipliers {
  const offered: Record<string, PeriodMultipliers[keyof PeriodMultipliers]> = {};
  for (const row of rows) {
    if (!row) continue;
    if (isPaymentPeriod(row.code)) offered[row.code] ??= multiplier(row.multiplier);
    else log.warn({ period: row.code }, 'the CMS names a payment period that is none: it is not offered');
  }
  return offered;
}
