import {
  eachPeriod,
  inPeriod,
  type Money,
  multiplierOf,
  type OfPeriods,
  offeredPeriods,
  type PaymentPeriod,
  type PeriodMultipliers,
  quote,
  usualPeriod,
} from '@vitrina/ordering';
import { shopPeriodOf, usualShopPeriod } from '~/copy/taxonomy';

/** What a price that is shown is a price of: a month, when so long is paid for at once, with a public address or without. */
export interface PriceBasis {
  period: PaymentPeriod;
  hasIp: boolean;
}

/** Used wherever a visitor has not chosen (rule R21). */
export function usualBasis(): PriceBasis {
  return { period: usualShopPeriod(), hasIp: true };
}

/** These periods with a public address and without. */
export function basesOf(periods: readonly PaymentPeriod[]): PriceBasis[] {
  return periods.flatMap((period) => [
    { period, hasIp: true },
    { period, hasIp: false },
  ]);
}

/** The basis that a browser names under the keys of an order; what is absent or not offered is the usual one. */
export function readBasis(query: Readonly<Record<string, unknown>>): PriceBasis {
  const { period, is_floating_ip } = query;
  return {
    period: shopPeriodOf(period) ?? usualShopPeriod(),
    hasIp: is_floating_ip !== 'false',
  };
}

/** What a server costs a month in every basis. */
export type BasisPrices = OfPeriods<{ withIp: Money; withoutIp: Money }>;

export interface BasisRules {
  floatingIp: Money;
  multipliers: PeriodMultipliers;
}

/** The figures of a server that costs `base` a month without address and discount: just what its order is quoted. */
export function pricesOf(base: Money, { floatingIp, multipliers }: BasisRules): BasisPrices {
  return eachPeriod(offeredPeriods(multipliers), (period) => {
    const discount = multiplierOf(multipliers, period);
    return {
      withIp: quote(base, { floatingIp, discount }),
      withoutIp: quote(base, { floatingIp: undefined, discount }),
    };
  });
}

export function priceIn(prices: BasisPrices, { period, hasIp }: PriceBasis): Money {
  const { withIp, withoutIp } = inPeriod(prices, period);
  return hasIp ? withIp : withoutIp;
}

/** The price while nobody has chosen. */
export function usualPrice(prices: BasisPrices): Money {
  return priceIn(prices, { period: usualPeriod(offeredPeriods(prices)), hasIp: true });
}

/** What the address itself adds to a month. */
export function ipPrice({ floatingIp, multipliers }: BasisRules, period: PaymentPeriod): Money {
  return quote(floatingIp, { floatingIp: undefined, discount: multiplierOf(multipliers, period) });
}

/** The same asked for period by period; nothing when one of the answers is nothing. */
export async function askEachPeriod<Value>(
  periods: readonly PaymentPeriod[],
  ask: (period: PaymentPeriod) => Promise<Value | undefined>,
): Promise<Record<PaymentPeriod, Value> | undefined> {
  const answers: Record<PaymentPeriod, Value> = {};
  const asked = await Promise.all(periods.map(async (period) => [period, await ask(period)] as const));
  for (const [period, answer] of asked) {
    if (answer === undefined) return undefined;
    answers[period] = answer;
  }
  return answers;
}
