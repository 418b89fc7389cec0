import { t } from '~/messages';

/** When prices were asked for, in words: they are made with the page, because a clock of another place is slow to make in a browser. */
export interface PriceMoment {
  /** ISO 8601. */
  asOf: string;
  /** '14:05' by the clock of the shop. */
  time: string;
  /** '21 ноября' there. */
  date: string;
  /** When that day ends there, in ms since 1970. */
  dayEndsAt: number;
}

const DAY_MS = 86_400_000;
const OLD_AFTER_MS = 10 * 60_000;

/** With its date unless that is today's. `now` is unknown in a page for everyone. */
export function momentCaption({ time, date, dayEndsAt }: PriceMoment, now: number | undefined): string {
  const isToday = now !== undefined && now < dayEndsAt && now >= dayEndsAt - DAY_MS;
  return isToday ? time : t.blocks.hourOfDay(time, date);
}

/** Whether prices are older than any that a provider who answers leaves on a page. */
export function isLastKnown(asOf: string, now: number): boolean {
  return now - Date.parse(asOf) > OLD_AFTER_MS;
}
