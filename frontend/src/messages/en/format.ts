import { inRoubles, type Money, type NumberMarks, writtenNumber } from '@vitrina/ordering';
import { currencySign } from '../currency';

const MARKS: NumberMarks = { group: ',', point: '.' };

/** `1,062`, `0.97`: rounded to `most` decimals, and with `least` of them in any case. */
export function number(value: number, most = 0, least = 0): string {
  return writtenNumber(value, MARKS, { most, least });
}

/** `₽1,062`, `₽35.40`. */
export function money(amount: Money, least = 0): string {
  const sign = currencySign();
  // A code, unlike a sign, stands apart: CHF 1,062.
  return `${sign}${/\w$/.test(sign) ? '\u00a0' : ''}${number(inRoubles(amount), 2, least)}`;
}

/** An hour by the clock of a zone of IANA: '12:05 Moscow time'. */
export function byClockOf(zone: string, hour: string): string {
  return zone === 'UTC'
    ? `${hour} UTC`
    : `${hour} ${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time`;
}

/** As a sentence goes on: 'at 12:05 Moscow time'. */
export function atHour(hour: string): string {
  return `at ${hour}`;
}
