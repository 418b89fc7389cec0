import { clockByShop, dayByShop } from '~/copy/shop-time';
import type { PriceMoment } from './price-moment';

const MINUTE_MS = 60_000;
const MINUTES_OF_DAY = 24 * 60;

/** `asOf` is ISO 8601. */
export function makePriceMoment(asOf: string): PriceMoment {
  const moment = Date.parse(asOf);
  const clock = clockByShop(moment);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const minutesLeft = MINUTES_OF_DAY - (hours * 60 + minutes);
  return {
    ...{ asOf, time: clock, date: dayByShop(moment) },
    dayEndsAt: moment - (moment % MINUTE_MS) + minutesLeft * MINUTE_MS,
  };
}
