/** Which of the processes that run journeys beside each other this is; each runs its files one after the other. */
export const WORKER = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

const FIRST = 7200;
const EACH = 100;

/** A port of this process and of no other, for what its journeys open: 0 is the first of a hundred. */
export function ownPort(place: number): number {
  return FIRST + EACH * WORKER + place;
}
