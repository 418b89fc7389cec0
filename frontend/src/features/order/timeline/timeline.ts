import {
  isLook,
  type OrderAttempt,
  type OrderStep,
  standingOf,
  stepsByPart,
  withoutRepeats,
} from '@vitrina/content-contract/order-attempt';
import { momentByShop, secondByShop } from '~/copy/shop-time';
import { t } from '~/messages';

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
  /** What it makes, by its name in the panel. */
  parts: { name: string; lines: TimelineLine[] }[];
}

interface TimelineLine {
  time: string;
  words: string;
}

/** Where an order is, by what was told of it and by what is there now. */
export type OrderPlace =
  /** It may come to be still. */
  | 'under-way'
  | 'made'
  /** It was, and is not found under its name any more. */
  | 'gone'
  | 'partly-made'
  | 'not-made'
  /** Nobody can look now, so that nothing is said of what is not known to be there. */
  | 'unclear';

/** Everything that happened to an order, for its customer to read. */
export interface Timeline {
  place: OrderPlace;
  parts: TimelinePart[];
  attempts: TimelineAttempt[];
  /** By which support finds the last attempt. */
  reference: string;
  /** Where the order can be sent again. */
  again: string;
  /** Sent again from there, it is the same order: what is made of it already is not made a second time. */
  isSameOrder: boolean;
  /** False when a part of the history cannot be had now. */
  isWhole: boolean;
}

/**
 * What is there says more than what was told: a history ends where its process did. What is not there is not made only where no
 * attempt is missing that may have sent it a moment ago.
 */
export function placeOf(
  { attempts, isWhole }: { attempts: readonly OrderAttempt[]; isWhole: boolean },
  parts: readonly TimelinePart[],
  now: number,
): OrderPlace {
  const has = (state: TimelinePart['state']) => parts.some((part) => part.state === state);
  if (!has('missing') && !has('unknown')) return 'made';
  const told = standingOf(attempts);
  if (has('unknown')) return 'unclear';
  if (told === 'created') return 'gone';
  if ((told === 'open' || told === 'unconfirmed') && now < settledAt(attempts)) return 'under-way';
  if (!isWhole) return 'unclear';
  return has('made') ? 'partly-made' : 'not-made';
}

/** When the provider has dropped what it has not finished, in milliseconds since 1970. */
function settledAt(attempts: readonly OrderAttempt[]): number {
  const ends = attempts.map(({ steps, settledSeconds }) => (steps.at(-1)?.at ?? 0) + settledSeconds * 1_000);
  return Math.max(0, ...ends);
}

/** The steps of each attempt in words, those of several things one after another. */
export function attemptsInWords(attempts: readonly OrderAttempt[]): TimelineAttempt[] {
  const tries = attempts.filter((attempt) => !isLook(attempt));
  return attempts.map((attempt) => {
    const moment = momentByShop(new Date(attempt.startedAt));
    const place = tries.length > 1 ? tries.indexOf(attempt) + 1 : 0;
    const title = titleOf(attempt, place, moment);
    const parts = stepsByPart(attempt.steps).map(({ name, steps }) => ({ name, lines: linesOf(steps) }));
    return { id: attempt.id, title, parts };
  });
}

/** `place` is that among several tries, 0 of the only one. */
function titleOf(attempt: OrderAttempt, place: number, moment: string): string {
  if (isLook(attempt)) return t.order.timeline.look(moment);
  return place > 0 ? t.order.timeline.attempt(place, moment) : moment;
}

function linesOf(steps: readonly OrderStep[]): TimelineLine[] {
  return withoutRepeats(steps).map(({ step, times }) => ({
    time: secondByShop(new Date(step.at)),
    words: times > 1 ? `${t.order.step(step)} ${t.order.timeline.times(times)}` : t.order.step(step),
  }));
}
