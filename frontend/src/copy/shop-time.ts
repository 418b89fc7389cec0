import { t } from '~/messages';
import { spokenLanguage } from '~/messages/language';
import { timeZone } from '~/runtime/env';

/** By a clock of 24 hours in every language, as prices and orders are dated. */
const FORMATS = {
  date: { dateStyle: 'long' },
  day: { day: 'numeric', month: 'long' },
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  second: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Format = keyof typeof FORMATS;

/** They take long to make. */
const made = new Map<string, Intl.DateTimeFormat>();

/** A moment as a visitor anywhere reads it: '25 ноября, 12:05 по Москве'. */
export function momentByShop(moment: Date): string {
  return `${written('day', moment)}, ${hourByShop(moment)}`;
}

/** The same of today: '12:05 по Москве'. */
export function hourByShop(moment: Date): string {
  return t.format.byClockOf(timeZone(), written('clock', moment));
}

/** By the clock of the shop: '12:05'. */
export function clockByShop(moment: Date | number): string {
  return written('clock', moment);
}

/** To the second: '12:05:31'. */
export function secondByShop(moment: Date): string {
  return written('second', moment);
}

/** When something was, as a sentence goes on: 'в 12:05 по Москве' of today, else '25 ноября, 12:05 по Москве'. */
export function whenByShop(moment: Date, now: Date): string {
  return written('date', moment) === written('date', now)
    ? t.format.atHour(hourByShop(moment))
    : momentByShop(moment);
}

/** '25 ноября', where the shop is. */
export function dayByShop(moment: Date | number): string {
  return written('day', moment);
}

/** '25 ноября 2026 г.', where the shop is. */
export function dateByShop(moment: Date): string {
  return written('date', moment);
}

/** The same by the calendar of the provider, who counts periods in Moscow: `nextPaymentOf`. */
export function dateByProvider(moment: Date): string {
  return written('date', moment, 'Europe/Moscow');
}

/** A date without an hour, such as `2026-11-25`, which is the same everywhere: '25 ноября 2026'. */
export function dateInWords(date: string): string {
  return written('date', new Date(date), 'UTC').replace(/\s?г\.$/, '');
}

function written(format: Format, moment: Date | number, zone = timeZone()): string {
  const { language } = spokenLanguage();
  const key = [language, format, zone].join();
  const known = made.get(key) ?? new Intl.DateTimeFormat(language, { ...FORMATS[format], timeZone: zone });
  made.set(key, known);
  return known.format(moment);
}
