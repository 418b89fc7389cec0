import {
  isPaymentPeriod,
  type Money,
  multiplier,
  type PeriodMultipliers,
  roubles,
  SEEDED_MULTIPLIERS,
} from '@vitrina/ordering';
import { unstable_cache } from 'next/cache';
import { askCms, ContentOutage } from './client';
import { commerceSettingsQuery } from './queries';

/** The rules of the shop that a marketer sets. */
export interface Commerce {
  floatingIp: Money;
  /** More cores than this are asked for, not ordered. */
  cpuLimit: number;
  multipliers: PeriodMultipliers;
  consentTicked: boolean;
  mailingTicked: boolean;
}

/** The shop's rules or their last good copy. Throws `ContentOutage`: a price without them would be a guess. */
export const getCommerce = unstable_cache(fetchCommerce, ['commerce'], {
  tags: ['commerce'],
  revalidate: 60,
});

async function fetchCommerce(): Promise<Commerce> {
  const { commerceSettings } = await askCms(commerceSettingsQuery, {});
  if (!commerceSettings) throw new ContentOutage('the CMS has no commerce settings');
  return {
    floatingIp: roubles(commerceSettings.floating_ip_price),
    cpuLimit: commerceSettings.cpu_limit,
    multipliers: toMultipliers(commerceSettings.payment_periods ?? []),
    consentTicked: commerceSettings.consent_checked ?? true,
    mailingTicked: commerceSettings.agree_mailing_checked ?? true,
  };
}

function toMultipliers(periods: readonly ({ code: string; multiplier: number } | null)[]): PeriodMultipliers {
  const edited = periods.flatMap((period) =>
    period && isPaymentPeriod(period.code) ? [[period.code, multiplier(period.multiplier)]] : [],
  );
  return { ...SEEDED_MULTIPLIERS, ...Object.fromEntries(edited) };
}
