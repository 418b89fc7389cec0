import type { PresetId } from '../ids';

/** A preset that is not sold any more, and the one that took its place, which may be retired by now too. */
export interface Retirement {
  presetId: PresetId;
  successorId: PresetId;
}

/**
 * The sold preset to which one that is not sold leads, from successor to successor; `undefined` when it leads to none.
 * A circle, which the CMS does not let in, leads to none as well.
 */
export function successorOf(
  presetId: PresetId,
  retirements: readonly Retirement[],
  isSold: (presetId: PresetId) => boolean,
): PresetId | undefined {
  const successors = new Map(retirements.map((retirement) => [retirement.presetId, retirement.successorId]));
  let next = successors.get(presetId);
  for (let step = 0; step < retirements.length && next !== undefined; step += 1) {
    if (isSold(next)) return next;
    next = successors.get(next);
  }
  return undefined;
}
