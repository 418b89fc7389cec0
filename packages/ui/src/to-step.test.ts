import { expect, test } from 'vitest';
import { toStep } from './to-step';

test.each([
  { typed: 4, min: 0, max: 8, step: 2, becomes: 4, why: 'a multiple stays' },
  { typed: 5, min: 0, max: 8, step: 2, becomes: 6, why: 'between two multiples the higher one' },
  { typed: 4.1, min: 0, max: 8, step: 2, becomes: 6, why: 'a fraction over is enough' },
  { typed: 99, min: 0, max: 8, step: 2, becomes: 8, why: 'above the most it is the most' },
  { typed: -5, min: 0, max: 8, step: 2, becomes: 0, why: 'below the least it is the least' },
  { typed: 11, min: 10, max: 2000, step: 10, becomes: 20, why: 'steps of ten' },
  { typed: 1, min: 1, max: 8, step: 2, becomes: 1, why: 'a least that is no multiple can be chosen' },
  { typed: 1.5, min: 1, max: 8, step: 2, becomes: 2, why: 'above such a least the multiples begin' },
  { typed: 6.5, min: 0, max: 7, step: 2, becomes: 7, why: 'never above a most that is no multiple' },
  { typed: 7, min: 0, max: 7, step: 2, becomes: 7, why: 'a most that is no multiple can be chosen' },
  { typed: 3, min: 3, max: 3, step: 2, becomes: 3, why: 'a single value' },
])('$typed becomes $becomes in steps of $step from $min to $max: $why', ({ typed, becomes, ...steps }) => {
  expect(toStep(typed, steps)).toBe(becomes);
});

test('whatever is typed becomes the lowest value that may be chosen and is not below it', () => {
  for (const step of [1, 2, 3, 5, 10])
    for (let min = 0; min <= 6; min++)
      for (let max = min; max <= min + 25; max++) {
        const choosable = whole(min, max).filter((value) => [min, max].includes(value) || value % step === 0);
        for (let typed = min - 3; typed <= max + 3; typed += 0.5)
          expect(toStep(typed, { min, max, step })).toBe(choosable.find((value) => value >= typed) ?? max);
      }
});

function whole(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}
