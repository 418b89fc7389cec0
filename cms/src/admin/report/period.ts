/** Both days belong to it; days are those of Moscow, as the counts are. */
export interface Period {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' });
const SHORT = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** So many days, of which today is the last. */
export function lastDays(days: number, now = new Date()): Period {
  return { from: DAY.format(new Date(now.getTime() - (days - 1) * DAY_MS)), to: DAY.format(now) };
}

/** '23 нояб.' of '2026-11-23'. */
export function shortDay(day: string): string {
  const moment = Date.parse(day);
  return Number.isNaN(moment) ? day : SHORT.format(moment);
}
