import { nextAmount } from '@vitrina/ordering';

const GROWTH = 1.2;
const FEW = 16;

/** A range of amounts that a list can hold: every step of a short one, growing steps of a long one, always with what is chosen. */
export function amountsToOffer(
  range: { min: number; max: number; step: number },
  chosen: number,
): readonly number[] {
  const factor = (range.max - range.min) / range.step <= FEW ? 1 : GROWTH;
  const amounts = new Set([range.max, chosen]);
  for (let amount = range.min; amount < range.max; ) {
    amounts.add(amount);
    amount = nextAmount(range, Math.max(amount + range.step, Math.floor(amount * factor)));
  }
  return [...amounts].sort((a, b) => a - b);
}
