import { nextAmount } from '@vitrina/ordering';
import { toStep } from '@vitrina/ui';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('the slider and the order know the same amounts, whatever the limits', () => {
  const anyRange = fc
    .record({ min: fc.nat(300), width: fc.nat(2500), step: fc.integer({ min: 1, max: 60 }) })
    .map(({ min, width, step }) => ({ min, max: min + width, step }));
  fc.assert(
    fc.property(
      anyRange,
      fc.oneof(fc.integer({ min: -10, max: 3000 }), fc.double({ noNaN: true })),
      (range, requested) => {
        expect(toStep(requested, range)).toBe(nextAmount(range, requested));
      },
    ),
    { numRuns: 5000 },
  );
});
