import type { Difference, Trial } from './compare-variants';

/** By what the way from a page to an order is told. */
export const DIMENSIONS = ['all', 'product', 'campaign', 'banner'] as const;

export type Dimension = (typeof DIMENSIONS)[number];

/** What was reached, how many of it registered, and how many ordered. */
export interface FunnelFigures {
  /** Visits; pages of a product that a visit came to; visits that had a banner in sight. */
  reached: number;
  /** Clicks on a banner; 0 elsewhere. */
  clicks: number;
  registrations: number;
  orders: number;
}

export interface FunnelGroup extends FunnelFigures {
  key: string;
  name: string;
}

export interface FunnelDay extends FunnelFigures {
  day: string;
}

/** Two variants of a banner, each with what it led to; `compared` is absent where the figures are of no trial. */
export interface VariantComparison {
  banner: string;
  title: string;
  a: Trial;
  b: Trial;
  compared?: Difference;
  words: string;
}

export interface FunnelReport {
  /**
   * The sum of the period, or of the chosen group. Absent, and without days, for all banners together: a registration
   * belongs to each that was seen before, so theirs cannot be added up.
   */
  total?: FunnelFigures;
  days: FunnelDay[];
  groups: FunnelGroup[];
  comparisons: VariantComparison[];
}

/** What is asked: both days belong to the period; `key` narrows the days to one group. */
export interface FunnelQuestion {
  from: string;
  to: string;
  by: Dimension;
  key?: string;
}
