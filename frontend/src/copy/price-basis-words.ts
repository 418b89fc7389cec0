import type { PaymentPeriod } from '@vitrina/ordering';
import { periodName } from './captions';

/** The public address, where something has one or can do without. */
export const IP_WORDS = { with: 'с публичным IP', without: 'без публичного IP' } as const;

/**
 * What a price is a price of, in words: `Цена за месяц при оплате за год, с публичным IP`. `hasIp` is absent where
 * nothing has an address of its own. The only place that words it.
 */
export function basisCaption({ period, hasIp }: { period: PaymentPeriod; hasIp?: boolean }): string {
  const price = `Цена за месяц при оплате ${periodName(period)}`;
  return hasIp === undefined ? price : `${price}, ${hasIp ? IP_WORDS.with : IP_WORDS.without}`;
}
