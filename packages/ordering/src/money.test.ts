import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  discounted,
  formatMoney,
  inRoubles,
  kopecks,
  type Money,
  type Multiplier,
  multiplier,
  portion,
  roubles,
  sum,
  times,
} from './money';

describe('a discounted amount', () => {
  test.each([
    // 530 × 0.9 is 477.00000000000006 in floating point, which `Math.ceil` makes 478.
    [530, 0.9, 477],
    [730, 0.9, 657],
    [1180, 0.9, 1062],
    [100, 0.07, 7],
    [700, 0.07, 49],
    [1000, 0.57, 570],
    [300, 1, 300],
    [0, 0.9, 0],
    [0.01, 0.0001, 1],
    [99.99, 1, 100],
  ])('%s ₽ × %s costs %i ₽', (amount, by, expected) => {
    expect(inRoubles(discounted(roubles(amount), multiplier(by)))).toBe(expected);
  });

  test('is a whole, non-negative number of roubles', () => {
    fc.assert(
      fc.property(anyAmount, anyMultiplier, (amount, by) => {
        const price = discounted(amount, by);
        expect(Number.isSafeInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price % 100).toBe(0);
      }),
    );
  });

  test('is the least whole number of roubles that is not below the exact product', () => {
    fc.assert(
      fc.property(anyAmount, anyMultiplier, (amount, by) => {
        const exact = BigInt(amount) * BigInt(by);
        const rouble = 100n * 10_000n;
        const price = BigInt(inRoubles(discounted(amount, by)));
        expect(price * rouble >= exact).toBe(true);
        expect((price - 1n) * rouble < exact).toBe(true);
      }),
    );
  });

  test('does not fall when the amount or the multiplier grows', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, anyMultiplier, anyMultiplier, (a, b, x, y) => {
        const [less, more] = inOrder(a, b);
        const [lower, higher] = inOrder(x, y);
        expect(discounted(less, lower)).toBeLessThanOrEqual(discounted(more, higher));
      }),
    );
  });

  test('is what it was when nothing is taken off whole roubles', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
        expect(discounted(roubles(amount), multiplier(1))).toBe(roubles(amount));
      }),
    );
  });
});

describe('money from roubles', () => {
  test.each([
    [0, 0],
    [0.01, 1],
    [0.29, 29],
    [4.35, 435],
    [8.03, 803],
    [1.1, 110],
    [19.99, 1999],
    [1800, 180_000],
  ])('%s ₽ is %i kopecks', (amount, expected) => {
    expect(roubles(amount)).toBe(expected);
  });

  test('is exact for every amount with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (amount) => {
        expect(roubles(Number((amount / 100).toFixed(2)))).toBe(amount);
      }),
    );
  });

  test.each([-1, -0.01, 0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    'there are no %s roubles',
    (amount) => {
      expect(() => roubles(amount)).toThrow(RangeError);
    },
  );

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'there are no %s kopecks',
    (amount) => {
      expect(() => kopecks(amount)).toThrow(RangeError);
    },
  );
});

describe('a multiplier', () => {
  test('is exact for every decimal with four places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (value) => {
        expect(multiplier(Number((value / 10_000).toFixed(4)))).toBe(value);
      }),
    );
  });

  test.each([0, -0.1, 1.0001, 2, 0.00001, 0.97001, Number.NaN, Number.POSITIVE_INFINITY])(
    'cannot be %s',
    (decimal) => {
      expect(() => multiplier(decimal)).toThrow(RangeError);
    },
  );
});

describe('sums and multiples', () => {
  test('a sum does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(anyAmount, { maxLength: 8 }), (amounts) => {
        const exact = amounts.reduce((total, amount) => total + BigInt(amount), 0n);
        expect(BigInt(sum(...amounts))).toBe(exact);
        expect(sum(...amounts.toReversed())).toBe(sum(...amounts));
      }),
    );
  });

  test('taken n times is added up n times', () => {
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 0, max: 20 }), (amount, count) => {
        expect(times(amount, count)).toBe(sum(...Array.from({ length: count }, () => amount)));
      }),
    );
  });

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('nothing is taken %s times', (count) => {
    expect(() => times(roubles(1), count)).toThrow(RangeError);
  });

  test('an amount too large to be exact is an error, not a rounded figure', () => {
    const largest = kopecks(Number.MAX_SAFE_INTEGER);
    expect(() => sum(largest, kopecks(1))).toThrow(RangeError);
    expect(() => times(largest, 2)).toThrow(RangeError);
  });
});

describe('money on the screen', () => {
  test.each([
    [0, '0\u00a0₽'],
    [477, '477\u00a0₽'],
    [1062, '1\u00a0062\u00a0₽'],
    [1_234_567, '1\u00a0234\u00a0567\u00a0₽'],
    [0.5, '0,5\u00a0₽'],
    [1234.56, '1\u00a0234,56\u00a0₽'],
  ])('%s reads %s', (amount, expected) => {
    expect(formatMoney(roubles(amount))).toBe(expected);
  });

  test('never breaks over two lines', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(formatMoney(amount)).toMatch(/^\d{1,3}(\u00a0\d{3})*(,\d{1,2})?\u00a0₽$/);
      }),
    );
  });
});

// Up to a billion roubles: more than any server costs, and sums of eight stay exact.
const anyAmount: fc.Arbitrary<Money> = fc.integer({ min: 0, max: 100_000_000_000 }).map(kopecks);
const anyMultiplier: fc.Arbitrary<Multiplier> = fc
  .integer({ min: 1, max: 10_000 })
  .map((value) => multiplier(Number((value / 10_000).toFixed(4))));

function inOrder<Value extends number>(a: Value, b: Value): [Value, Value] {
  return a <= b ? [a, b] : [b, a];
}

describe('a portion of an amount', () => {
  test.each([
    [1062, 30, 1, 35.4],
    [700, 30, 1, 23.34],
    [1062, 2, 1, 531],
    [1062, 4096, 1024, 265.5],
    [100, 512, 1024, 200],
    [0, 3, 1, 0],
  ])('of %s ₽ in %i parts, %i of them, costs %s ₽', (amount, parts, of, expected) => {
    expect(inRoubles(portion(roubles(amount), parts, of))).toBe(expected);
  });

  test('is never less than the part and less than a kopeck more', () => {
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 1, max: 10_000_000 }), (amount, parts) => {
        const excess = BigInt(portion(amount, parts)) * BigInt(parts) - BigInt(amount);
        expect(excess >= 0n && excess < BigInt(parts)).toBe(true);
      }),
    );
  });

  test.each([0, -1, 0.5])('of %s parts there is none', (parts) => {
    expect(() => portion(roubles(1), parts)).toThrow(RangeError);
  });
});
