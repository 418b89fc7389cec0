import { monthsOf, type PaymentPeriod } from '@vitrina/ordering';
import { t } from '~/messages';

/**
 * What a price is a price of, in words: `Цена за месяц при оплате за год, с публичным IP`. `hasIp` is absent where
 * nothing has an address of its own. The only place that words it.
 */
export function basisCaption({ period, hasIp }: { period: PaymentPeriod; hasIp?: boolean }): string {
  return t.units.priceBasis(monthsOf(period), hasIp);
}
