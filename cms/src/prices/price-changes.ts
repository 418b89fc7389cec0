import type { Figure } from './figures';

/** A figure that is another one than visitors know. */
export interface PriceChange extends Omit<Figure, 'value'> {
  /** Absent: there was none, so it is shown for the first time. */
  from: number | undefined;
  /** Absent: it is taken away. */
  to: number | undefined;
}

/** What differs between the figures visitors know and those they are to see; rows may stand in another order. */
export function priceChanges(before: readonly Figure[], after: readonly Figure[]): PriceChange[] {
  const keys = [...new Set([...after, ...before].map(({ key }) => key))];
  return keys.flatMap((key) => {
    const [old, now] = [
      before.find((figure) => figure.key === key),
      after.find((figure) => figure.key === key),
    ];
    const shown = now ?? old;
    if (shown === undefined || old?.value === now?.value) return [];
    const { value: _, ...figure } = shown;
    return [{ ...figure, from: old?.value, to: now?.value }];
  });
}

/** All figures have four decimals at most: as whole numbers they are compared without a rounding error. */
const SCALE = 10_000;

/**
 * Whether a person is asked again before it goes live: it changes by more than `limit` percent of what it was, it is the first
 * or the last of its kind, or something becomes free or stops being free.
 */
export function isDrastic({ from, to }: PriceChange, limit: number): boolean {
  if (from === undefined || to === undefined || from === 0 || to === 0) return true;
  const [before, after] = [Math.round(from * SCALE), Math.round(to * SCALE)];
  return Math.abs(after - before) * 100 > limit * before;
}
