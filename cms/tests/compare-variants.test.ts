import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareVariants, wilson } from '../src/funnel/compare-variants';
import { comparisonWords } from '../src/funnel/comparison-words';

const trial = (registrations: number, views: number) => ({ registrations, views });

// Newcombe, Interval estimation for the difference between independent proportions, 1998, table II, method 10.
test.each([
  [[56, 70], [48, 80], 0.0524, 0.3339],
  [[9, 10], [3, 10], 0.1705, 0.809],
  [[6, 7], [2, 7], 0.0582, 0.8062],
  [[5, 56], [0, 29], -0.0381, 0.1926],
  [[0, 10], [0, 20], -0.1611, 0.2775],
  [[0, 10], [0, 10], -0.2775, 0.2775],
  [[10, 10], [0, 20], 0.6791, 1],
  [[10, 10], [0, 10], 0.6075, 1],
] as [[number, number], [number, number], number, number][])(
  '%j against %j lies between %d and %d',
  (b, a, low, high) => {
    const compared = compareVariants(trial(...a), trial(...b));
    expect(compared?.low).toBeCloseTo(low, 4);
    expect(compared?.high).toBeCloseTo(high, 4);
  },
);

// Newcombe, Two-sided confidence intervals for the single proportion, 1998, table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i is a share between %d and %d', (registrations, views, low, high) => {
  const share = wilson(trial(registrations, views));
  expect([share.low, share.high].map((end) => Number(end.toFixed(4)))).toEqual([low, high]);
});

const trials = fc
  .tuple(fc.integer({ min: 1, max: 100_000 }), fc.nat(100_000))
  .map(([views, some]) => trial(some % (views + 1), views));

test('the interval holds the difference, stays within what shares can differ, and turns round with its sides', () => {
  fc.assert(
    fc.property(trials, trials, (a, b) => {
      const there = compareVariants(a, b);
      const back = compareVariants(b, a);
      if (!there || !back) return false;
      expect(there.low).toBeLessThanOrEqual(there.difference + 1e-12);
      expect(there.high).toBeGreaterThanOrEqual(there.difference - 1e-12);
      expect(there.low).toBeGreaterThanOrEqual(-1);
      expect(there.high).toBeLessThanOrEqual(1);
      expect(back.low).toBeCloseTo(-there.high, 10);
      return true;
    }),
  );
});

test.each([
  [trial(0, 0), trial(1, 10)],
  [trial(1, 10), trial(0, 0)],
  [trial(11, 10), trial(1, 10)],
])('%j and %j are no trial', (a, b) => {
  expect(compareVariants(a, b)).toBeUndefined();
});

describe('the words', () => {
  test('say when nothing can be told apart, and never who wins', () => {
    const words = comparisonWords(compareVariants(trial(10, 1_000), trial(14, 1_000)));
    expect(words).toBe(
      'Разница пока неотличима от нуля: на 100 показов у Б от −0,6 до +1,44 регистрации к тому, что у А.',
    );
    for (const [a, b] of [
      [10, 60],
      [60, 10],
      [10, 14],
    ] as const)
      expect(comparisonWords(compareVariants(trial(a, 1_000), trial(b, 1_000)))).not.toMatch(
        /побед|лучше|хуже/i,
      );
  });

  test('give the interval when it is on one side', () => {
    expect(comparisonWords(compareVariants(trial(10, 1_000), trial(60, 1_000)))).toMatch(
      /^На 100 показов у Б на 3,4\d?–6,7\d? регистрации больше, чем у А\.$/,
    );
    expect(comparisonWords(compareVariants(trial(60, 1_000), trial(10, 1_000)))).toMatch(
      / меньше, чем у А\.$/,
    );
  });

  test('ask for views where there are none', () => {
    expect(comparisonWords(undefined)).toBe('Сравнивать пока нечего: нужны показы обоих вариантов.');
  });
});
