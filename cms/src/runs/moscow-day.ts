/** The day by the calendar of Moscow: `2026-11-23`. */
export function dayInMoscow(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(moment);
}
