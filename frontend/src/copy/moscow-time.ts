const MOMENT = new Intl.DateTimeFormat('ru-RU', {
  ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Europe/Moscow',
});
const HOUR = new Intl.DateTimeFormat('ru-RU', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
});

const SECOND = new Intl.DateTimeFormat('ru-RU', { timeStyle: 'medium', timeZone: 'Europe/Moscow' });
const DAY = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeZone: 'Europe/Moscow' });

/** A moment as a visitor anywhere in the country reads it: '25 ноября, 12:05 по Москве'. */
export function momentInMoscow(moment: Date): string {
  return `${MOMENT.format(moment).replace(' в ', ', ')} по Москве`;
}

/** The same of today: '12:05 по Москве'. */
export function hourInMoscow(moment: Date): string {
  return `${HOUR.format(moment)} по Москве`;
}

/** To the second, in Moscow: '12:05:31'. */
export function secondInMoscow(moment: Date): string {
  return SECOND.format(moment);
}

/** When something was, as a sentence goes on: 'в 12:05 по Москве' of today, else '25 ноября, 12:05 по Москве'. */
export function whenInMoscow(moment: Date, now: Date): string {
  return DAY.format(moment) === DAY.format(now) ? `в ${hourInMoscow(moment)}` : momentInMoscow(moment);
}
