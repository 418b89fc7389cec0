import { nextAmount } from '@vitrina/ordering';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountsToOffer } from './amounts-to-offer';

test('a short range is offered whole', () => {
  expect(amountsToOffer({ min: 1, max: 8, step: 1 }, 2)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a long range is offered in growing steps, with what was chosen between them', () => {
  const offered = amountsToOffer({ min: 5, max: 2000, step: 5 }, 55);
  expect(offered.length).toBeLessThan(40);
  expect(offered).toContain(55);
  expect(offered[0]).toBe(5);
  expect(offered.at(-1)).toBe(2000);
});

test('whatever the range is, each offered amount is sold, stands once, and both ends are there', () => {
  const ranges = fc
    .record({
      min: fc.integer({ min: 1, max: 50 }),
      more: fc.integer({ min: 0, max: 3000 }),
      step: fc.integer({ min: 1, max: 60 }),
    })
    .map(({ min, more, step }) => ({ min, max: min + more, step }));
  fc.assert(
    fc.property(ranges, fc.nat(3100), (range, requested) => {
      const chosen = nextAmount(range, requested);
      const offered = amountsToOffer(range, chosen);
      expect(offered.every((amount) => nextAmount(range, amount) === amount)).toBe(true);
      expect(new Set(offered).size).toBe(offered.length);
      expect(offered).toEqual(expect.arrayContaining([range.min, range.max, chosen]));
    }),
  );
});
