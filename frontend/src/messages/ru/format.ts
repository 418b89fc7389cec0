import { inRoubles, type Money, russianNumber } from '@vitrina/ordering';
import { currencySign } from '../currency';

/** `1 062`, `0,97`: rounded to `most` decimals, and with `least` of them in any case. */
export function number(value: number, most = 0, least = 0): string {
  return russianNumber(value, most, least);
}

/** `1 062 ₽`, `35,40 ₽`, which never break over two lines. */
export function money(amount: Money, least = 0): string {
  return `${number(inRoubles(amount), 2, least)}\u00a0${currencySign()}`;
}

/** An hour by the clock of a zone of IANA, to which people of the country have a name only for their capital's: '12:05 по Москве'. */
export function byClockOf(zone: string, hour: string): string {
  return zone === 'Europe/Moscow' ? `${hour} по Москве` : `${hour} (${zone.replaceAll('_', ' ')})`;
}

/** As a sentence goes on: 'в 12:05 по Москве'. */
export function atHour(hour: string): string {
  return `в ${hour}`;
}
