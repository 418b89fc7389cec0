/** Limits of a number that is chosen in steps, all three in the unit of the number. */
export interface Steps {
  min: number;
  max: number;
  step: number;
}

/**
 * The nearest value that may be chosen, rounded up (rule R29): a multiple of `step`, counted from
 * zero; `min` for all that is not above it and `max` for all that is not below it. So an end that is no multiple can
 * be chosen too, and a value that may be chosen stays as it is.
 */
export function toStep(value: number, { min, max, step }: Steps): number {
  if (value <= min) return min;
  return Math.min(Math.ceil(value / step) * step, max);
}
