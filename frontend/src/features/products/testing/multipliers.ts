import { multiplier, type PeriodMultipliers } from '@vitrina/ordering';

/** The seeded discounts of the shop. */
export const MULTIPLIERS: PeriodMultipliers = {
  P1M: multiplier(1),
  P3M: multiplier(0.97),
  P6M: multiplier(0.95),
  P1Y: multiplier(0.9),
};
