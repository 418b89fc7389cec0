const MOMENT = new Intl.DateTimeFormat('ru-RU', {
  ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Europe/Moscow',
});
const HOUR = new Intl.DateTimeFormat('ru-RU', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
});

/** A moment as a visitor anywhere in the country reads it: '25 ноября, 12:05 по Москве'. */
export function momentInMoscow(moment: Date): string {
  return `${MOMENT.format(moment).replace(' в ', ', ')} по Москве`;
}

/** The same of today: '12:05 по Москве'. */
export function hourInMoscow(moment: Date): string {
  return `${HOUR.format(moment)} по Москве`;
}
