/** How many have seen a variant of a banner, and how many of them have registered. */
export interface Trial {
  views: number;
  registrations: number;
}

/** The difference of two shares, and between what it lies with a confidence of 95 %; shares are parts of one. */
export interface Difference {
  difference: number;
  low: number;
  high: number;
}

/** The quantile of the normal distribution for 95 % on both sides. */
const Z = 1.959963984540054;

/**
 * By how much more of those who saw B have registered than of those who saw A: the interval of Newcombe (Statistics in Medicine
 * 17, 1998, 873–890, method 10), made of two intervals of Wilson, which also holds where there are few or none. `undefined`
 * where one of them has not been seen, or more have registered than have seen it: then the figures are not of such a trial.
 */
export function compareVariants(a: Trial, b: Trial): Difference | undefined {
  if (![a, b].every(({ views, registrations }) => views > 0 && registrations <= views)) return undefined;
  const [ofA, ofB] = [wilson(a), wilson(b)];
  const difference = ofB.share - ofA.share;
  return {
    difference,
    low: Math.max(-1, difference - Math.hypot(ofB.share - ofB.low, ofA.high - ofA.share)),
    high: Math.min(1, difference + Math.hypot(ofB.high - ofB.share, ofA.share - ofA.low)),
  };
}

/** A share and the interval of its score test (Wilson, 1927). */
export function wilson({ views, registrations }: Trial): { share: number; low: number; high: number } {
  const share = registrations / views;
  const middle = share + Z ** 2 / (2 * views);
  const half = Z * Math.sqrt((share * (1 - share)) / views + Z ** 2 / (4 * views ** 2));
  const whole = 1 + Z ** 2 / views;
  return { share, low: Math.max(0, (middle - half) / whole), high: Math.min(1, (middle + half) / whole) };
}
