/** Moscow has kept this difference to UTC all year round since 2014. */
const MOSCOW_HOURS = 3;

/** The value of a datetime-local input for a moment, by the clocks of Moscow. */
export function toMoscow(moment: string): string {
  const shifted = new Date(new Date(moment).getTime() + MOSCOW_HOURS * 60 * 60 * 1000);
  return shifted.toISOString().slice(0, 16);
}

/** The moment that was typed in as Moscow time, in UTC; what is no moment yet stays empty and is refused. */
export function fromMoscow(typed: string): string {
  const moment = new Date(`${typed}+03:00`);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}

/** The browser's own clock, where it differs from that of Moscow. */
export function ownClock(now: Date): { zone: string; time: string; moscow: string } | undefined {
  if (now.getTimezoneOffset() === -MOSCOW_HOURS * 60) return undefined;
  const clock = (timeZone?: string) =>
    now.toLocaleTimeString('ru-RU', {
      hour: '2-digit',
      minute: '2-digit',
      ...(timeZone ? { timeZone } : {}),
    });
  return {
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    time: clock(),
    moscow: clock('Europe/Moscow'),
  };
}
