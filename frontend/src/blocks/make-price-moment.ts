import type { PriceMoment } from './price-moment';

const MOSCOW = 'Europe/Moscow';
const MINUTE_MS = 60_000;
const MINUTES_OF_DAY = 24 * 60;

const time = new Intl.DateTimeFormat('ru-RU', { timeZone: MOSCOW, hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('ru-RU', { timeZone: MOSCOW, day: 'numeric', month: 'long' });

/** `asOf` is ISO 8601. */
export function makePriceMoment(asOf: string): PriceMoment {
  const moment = Date.parse(asOf);
  const clock = time.format(moment);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const minutesLeft = MINUTES_OF_DAY - (hours * 60 + minutes);
  return {
    ...{ asOf, time: clock, date: day.format(moment) },
    dayEndsAt: moment - (moment % MINUTE_MS) + minutesLeft * MINUTE_MS,
  };
}
