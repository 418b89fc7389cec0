const MOMENT = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Europe/Moscow',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

const SECOND = new Intl.DateTimeFormat('ru', { timeStyle: 'medium', timeZone: 'Europe/Moscow' });

/** '14:32:07' by the clocks of Moscow. */
export function secondInMoscow(moment: Date): string {
  return SECOND.format(moment);
}

/** '24 ноября, 14:32' by the clocks of Moscow, in which the editorial work is planned. */
export function momentInMoscow(moment: Date): string {
  const parts = Object.fromEntries(MOMENT.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.day} ${parts.month}, ${parts.hour}:${parts.minute}`;
}
