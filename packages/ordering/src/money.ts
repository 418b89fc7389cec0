import type { Branded } from './ids';
import { russianNumber } from './russian-number';

/** An amount of roubles, kept as a whole, non-negative number of kopecks. */
export type Money = Branded<number, 'kopecks'>;

/** A price multiplier in whole ten-thousandths: 9000 is 0.9. */
export type Multiplier = Branded<number, 'ten-thousandths'>;

const KOPECKS_IN_ROUBLE = 100;
const ONE = 10_000;

/** Money from roubles with at most two decimals. Throws a `RangeError` for a negative, fractional-kopeck or endless amount. */
export function roubles(amount: number): Money {
  return kopecks(wholeOrThrow(amount * KOPECKS_IN_ROUBLE, `${amount} roubles`));
}

/** Money from whole kopecks. Throws a `RangeError` for anything that is not a non-negative safe integer. */
export function kopecks(amount: number): Money {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`${amount} is not an amount in kopecks`);
  return amount as Money;
}

/** Reads whole kopecks that came from outside; anything else is `undefined`. */
export function parseMoney(text: string): Money | undefined {
  return /^\d{1,12}$/.test(text) ? kopecks(Number(text)) : undefined;
}

/** A multiplier from its decimal notation with at most four decimals, for example 0.97. */
export function multiplier(decimal: number): Multiplier {
  const value = wholeOrThrow(decimal * ONE, `multiplier ${decimal}`);
  if (value <= 0 || value > ONE) throw new RangeError(`multiplier ${decimal} is not above 0 and at most 1`);
  return value as Multiplier;
}

/** Sum of amounts. */
export function sum(...amounts: readonly Money[]): Money {
  return kopecks(amounts.reduce((total, amount) => total + amount, 0));
}

/** An amount taken a whole number of times, for example the price of one core times the cores. */
export function times(amount: Money, count: number): Money {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} is not a count`);
  return kopecks(amount * count);
}

/**
 * The amount after a discount, rounded up to a whole rouble (rule R24: `ceil((base + IP) x discount)`).
 * The product is computed on integers, because `530 * 0.9` in floating point rounds up to a rouble too much.
 */
export function discounted(amount: Money, by: Multiplier): Money {
  const scale = BigInt(ONE * KOPECKS_IN_ROUBLE);
  const product = BigInt(amount) * BigInt(by);
  return kopecks(Number((product + scale - 1n) / scale) * KOPECKS_IN_ROUBLE);
}

/**
 * One of `parts` equal parts of an amount, rounded up to a whole kopeck: a day of a month, the price of a core. `of` is
 * how many of the parts are meant, for units smaller than what is asked: a GB of so many MB is `1024` of them.
 */
export function portion(amount: Money, parts: number, of = 1): Money {
  for (const count of [parts, of])
    if (!Number.isSafeInteger(count) || count <= 0) throw new RangeError(`${count} is not a count of parts`);
  const [scaled, divisor] = [BigInt(amount) * BigInt(of), BigInt(parts)];
  return kopecks(Number((scaled + divisor - 1n) / divisor));
}

/** The amount as a plain number of roubles, for structured data and feeds. */
export function inRoubles(amount: Money): number {
  return amount / KOPECKS_IN_ROUBLE;
}

/** The amount in roubles as an exact decimal with two digits after the point, for feeds: '1062.00'. */
export function exactRoubles(amount: Money): string {
  const kopecksLeft = String(amount % KOPECKS_IN_ROUBLE).padStart(2, '0');
  return `${Math.floor(amount / KOPECKS_IN_ROUBLE)}.${kopecksLeft}`;
}

/** The amount for the screen, which never breaks over two lines: `1 062 ₽` with no-break spaces. */
export function formatMoney(amount: Money): string {
  return `${russianNumber(inRoubles(amount), 2)}\u00a0₽`;
}

/** Decimal input comes as a float: 0.97 × 10000 is 9699.999…, so it is whole when it is whole to within a millionth. */
function wholeOrThrow(scaled: number, subject: string): number {
  const nearest = Math.round(scaled);
  if (!Number.isFinite(scaled) || Math.abs(scaled - nearest) > 1e-6)
    throw new RangeError(`${subject} has too many decimals`);
  return nearest;
}
