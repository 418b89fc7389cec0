import {
  DEFAULT_PAYMENT_PERIOD,
  isPaymentPeriod,
  type Money,
  PAYMENT_PERIODS,
  type PaymentPeriod,
  type PeriodMultipliers,
  quote,
} from '@vitrina/ordering';

/** What a price that is shown is a price of: a month, when so long is paid for at once, with a public address or without. */
export interface PriceBasis {
  period: PaymentPeriod;
  hasIp: boolean;
}

/** Used wherever a visitor has not chosen (specification 001, section 9). */
export const USUAL_BASIS: PriceBasis = { period: DEFAULT_PAYMENT_PERIOD, hasIp: true };

export const PRICE_BASES: readonly PriceBasis[] = PAYMENT_PERIODS.flatMap((period) => [
  { period, hasIp: true },
  { period, hasIp: false },
]);

/** The basis that a browser names under the keys of an order; what is absent or invalid is the usual one. */
export function readBasis(query: Readonly<Record<string, unknown>>): PriceBasis {
  const { period, is_floating_ip } = query;
  return {
    period: isPaymentPeriod(period) ? period : USUAL_BASIS.period,
    hasIp: is_floating_ip !== 'false',
  };
}

/** What a server costs a month in every basis. Plain values that may travel as JSON. */
export type BasisPrices = Readonly<Record<PaymentPeriod, { withIp: Money; withoutIp: Money }>>;

export interface BasisRules {
  floatingIp: Money;
  multipliers: PeriodMultipliers;
}

/** The figures of a server that costs `base` a month without address and discount: just what its order is quoted. */
export function pricesOf(base: Money, { floatingIp, multipliers }: BasisRules): BasisPrices {
  return eachPeriod((period) => {
    const discount = multipliers[period];
    return {
      withIp: quote(base, { floatingIp, discount }),
      withoutIp: quote(base, { floatingIp: undefined, discount }),
    };
  });
}

export function priceIn(prices: BasisPrices, { period, hasIp }: PriceBasis): Money {
  return hasIp ? prices[period].withIp : prices[period].withoutIp;
}

/** What the address itself adds to a month. */
export function ipPrice({ floatingIp, multipliers }: BasisRules, period: PaymentPeriod): Money {
  return quote(floatingIp, { floatingIp: undefined, discount: multipliers[period] });
}

export function eachPeriod<Value>(of: (period: PaymentPeriod) => Value): Record<PaymentPeriod, Value> {
  return { P1M: of('P1M'), P3M: of('P3M'), P6M: of('P6M'), P1Y: of('P1Y') };
}

/** The same asked for period by period; nothing when one of the answers is nothing. */
export async function askEachPeriod<Value>(
  ask: (period: PaymentPeriod) => Promise<Value | undefined>,
): Promise<Record<PaymentPeriod, Value> | undefined> {
  const [P1M, P3M, P6M, P1Y] = await Promise.all([ask('P1M'), ask('P3M'), ask('P6M'), ask('P1Y')]);
  const isWhole = P1M !== undefined && P3M !== undefined && P6M !== undefined && P1Y !== undefined;
  return isWhole ? { P1M, P3M, P6M, P1Y } : undefined;
}
