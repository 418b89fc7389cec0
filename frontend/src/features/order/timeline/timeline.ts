import {
  isLook,
  type OrderAttempt,
  type OrderStanding,
  standingOf,
  stepInWords,
  withoutRepeats,
} from '@vitrina/content-contract/order-attempt';
import { russianPlural } from '@vitrina/ordering';
import { momentInMoscow, secondInMoscow } from '~/copy/moscow-time';

/** A resource of the order as the provider tells of it now. */
export interface TimelinePart {
  name: string;
  /** What it is: 'Облачный сервер'. */
  what: string;
  state: 'made' | 'missing' | 'unknown';
  /** Of what is made: where it is in the panel. */
  href?: string;
}

export interface TimelineAttempt {
  id: string;
  /** Which attempt it is, where there are several, and when it began. */
  title: string;
  lines: { time: string; words: string }[];
}

/** Everything that happened to an order, for its customer to read. */
export interface Timeline {
  standing: OrderStanding;
  parts: TimelinePart[];
  attempts: TimelineAttempt[];
  /** By which support finds the last attempt. */
  reference: string;
  /** Where the same order can be sent again. */
  again: string;
  /** False when a part of the history cannot be had now. */
  isWhole: boolean;
  /** Something is still under way, so that the page is worth looking at again. */
  isUnderWay: boolean;
}

/** As long as a provider may still be at work on what it was sent, and somebody may wait before this page. */
const UNDER_WAY_MS = 3 * 60_000;

/** How an order stands: what is there is made, whatever was heard of it. */
export function standingWith(
  attempts: readonly OrderAttempt[],
  parts: readonly TimelinePart[],
): OrderStanding {
  const told = standingOf(attempts);
  const made = parts.filter(({ state }) => state === 'made').length;
  if (parts.length > 0 && made === parts.length) return 'created';
  return made > 0 && told === 'refused' ? 'partly' : told;
}

export function isUnderWay(standing: OrderStanding, attempts: readonly OrderAttempt[], now: number): boolean {
  const last = attempts.at(-1)?.steps.at(-1)?.at ?? 0;
  return (standing === 'open' || standing === 'unconfirmed') && now - last < UNDER_WAY_MS;
}

/** The steps of each attempt in words; where an order makes several things each line says of which it speaks. */
export function attemptsInWords(attempts: readonly OrderAttempt[]): TimelineAttempt[] {
  const names = new Set(attempts.flatMap(({ steps }) => steps.map(({ name }) => name)));
  const tries = attempts.filter((attempt) => !isLook(attempt));
  return attempts.map((attempt) => {
    const moment = momentInMoscow(new Date(attempt.startedAt));
    const place = tries.length > 1 ? tries.indexOf(attempt) + 1 : 0;
    const what = isLook(attempt) ? 'Проверка, ' : place > 0 ? `Попытка ${place}, ` : '';
    const lines = withoutRepeats(attempt.steps).map(({ step, times }) => ({
      time: secondInMoscow(new Date(step.at)),
      words: [
        ...(names.size > 1 ? [`${step.name}:`] : []),
        stepInWords(step),
        ...(times > 1 ? [`(${times}\u00a0${russianPlural(times) === 'few' ? 'раза' : 'раз'})`] : []),
      ].join(' '),
    }));
    return { id: attempt.id, title: what + moment, lines };
  });
}
