/** Ten-thousandths of the price that a month costs when this period is paid at once. */
const MULTIPLIERS = { P1M: 10_000, P3M: 9_700, P6M: 9_500, P1Y: 9_000 };

const WORDS: Record<PaymentPeriod, string> = {
  P1M: 'за месяц',
  P3M: 'за 3 месяца',
  P6M: 'за 6 месяцев',
  P1Y: 'за год',
};

export type PaymentPeriod = keyof typeof MULTIPLIERS;

/** Holds where an order came without a period. */
const DEFAULT_PERIOD: PaymentPeriod = 'P1Y';

export function isPaymentPeriod(value: unknown): value is PaymentPeriod {
  return typeof value === 'string' && Object.hasOwn(MULTIPLIERS, value);
}

export function periodOrDefault(value: string | null): PaymentPeriod {
  return isPaymentPeriod(value) ? value : DEFAULT_PERIOD;
}

/** 'за год', to follow 'при оплате'. */
export function periodInWords(period: PaymentPeriod): string {
  return WORDS[period];
}

/** Whole roubles a month under a period, rounded up: the same rule as the shop's price, in whole kopecks as there. */
export function monthlyPrice(price: number, period: PaymentPeriod): number {
  return Math.ceil((Math.round(price * 100) * MULTIPLIERS[period]) / 1_000_000);
}
