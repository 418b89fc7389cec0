const MOSCOW = 'Europe/Moscow';
const OLD_AFTER_MS = 10 * 60_000;

const time = new Intl.DateTimeFormat('ru-RU', { timeZone: MOSCOW, hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('ru-RU', { timeZone: MOSCOW, day: 'numeric', month: 'long' });

/** A moment by the clock of Moscow, with its date unless that is today's. `now` is unknown in a page for everyone. */
export function priceMoment(asOf: string, now: number | undefined): string {
  const moment = new Date(asOf);
  const date = day.format(moment);
  const isToday =
    now !== undefined && day.format(now) === date && Math.abs(now - moment.getTime()) < 86_400_000;
  return isToday ? time.format(moment) : `${time.format(moment)}, ${date}`;
}

/** Whether prices are older than any that a provider who answers leaves on a page. */
export function isLastKnown(asOf: string, now: number): boolean {
  return now - Date.parse(asOf) > OLD_AFTER_MS;
}
