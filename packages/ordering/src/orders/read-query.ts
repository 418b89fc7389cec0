import { DEFAULT_PAYMENT_PERIOD, isPaymentPeriod, type PaymentPeriod } from '../catalogue/payment-period';
import { fail, type Result } from '../result';

/** Why a query is not an order: it names nothing to buy, or a part of it is not a value of its kind. */
export type InvalidQuery = { kind: 'nothing-chosen' } | { kind: 'invalid'; key: string };

/**
 * Told of a list in a query that is not one. Such a list is treated as empty (rule R16); the caller
 * logs it.
 */
export type OnUnreadable = (key: string, text: string) => void;

/** More of anything than any provider sells. */
export const MOST_OF_ANYTHING = 1_000_000;

/** A list in an address holds at most this many entries: each may become a request to the provider. */
export const MOST_ENTRIES = 20;

export const nothingChosen = () => fail<InvalidQuery>({ kind: 'nothing-chosen' });
export const invalid = (key: string) => fail<InvalidQuery>({ kind: 'invalid', key });

/** A positive whole number in plain digits, not above `MOST_OF_ANYTHING`. */
export function readCount(query: URLSearchParams, key: string): number | undefined {
  const text = query.get(key) ?? '';
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return isCount(count) ? count : undefined;
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST_OF_ANYTHING;
}

/** `true` or `false`, the usual one when the key is absent; `undefined` for anything else. */
export function readFlag(query: URLSearchParams, key: string, usual: boolean): boolean | undefined {
  const text = query.get(key) ?? String(usual);
  return text === 'true' || text === 'false' ? text === 'true' : undefined;
}

/** The period of an order; a year when the key is absent, `undefined` for what is none. Whether it is offered is answered with its price. */
export function readPeriod(query: URLSearchParams): PaymentPeriod | undefined {
  const period = query.get('period') ?? DEFAULT_PAYMENT_PERIOD;
  return isPaymentPeriod(period) ? period : undefined;
}

/**
 * A list that stands in a query as JSON, each entry read by `readEntry`. A list that is not one, or of which an entry
 * cannot be read, is told to the caller and treated as empty.
 */
export function readList<Entry>(
  query: URLSearchParams,
  key: string,
  readEntry: (value: unknown) => Entry | undefined,
  onUnreadable: OnUnreadable,
): Entry[] {
  const text = query.get(key);
  if (text === null || text === '') return [];
  const values = parseJson(text);
  const list = Array.isArray(values) && values.length <= MOST_ENTRIES ? values.map(readEntry) : undefined;
  const entries = list?.filter((entry) => entry !== undefined);
  if (!list || entries?.length !== list.length) {
    onUnreadable(key, text);
    return [];
  }
  return entries;
}

/** The value of a JSON text, or `undefined`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The entries of an object that came from outside, or `undefined` when it is none. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}

/** An entry of a list as the query that the product has when it is ordered alone, or `undefined`. */
export function asQuery(value: unknown): URLSearchParams | undefined {
  const record = asRecord(value);
  if (!record) return undefined;
  const query = new URLSearchParams();
  for (const [key, inner] of Object.entries(record)) {
    if (typeof inner !== 'string' && typeof inner !== 'number' && typeof inner !== 'boolean')
      return undefined;
    query.set(key, String(inner));
  }
  return query;
}

export type ReadOrder<Order> = Result<Order, InvalidQuery>;
