import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kopecks, roubles } from '../money';
import { anyPeriod } from '../testing/orders';
import { paymentOf } from './payment';
import { monthsOf } from './payment-period';

test.each([
  ['P1M', 1680, 1680],
  ['P3M', 1630, 4890],
  ['P6M', 1596, 9576],
  ['P1Y', 1512, 18144],
  ['P2Y', 1512, 36288],
  ['P18M', 1512, 27216],
] as const)('%s of %i ₽ a month is %i ₽ at once', (period, monthly, due) => {
  expect(paymentOf(roubles(monthly), period)).toEqual({ monthly: roubles(monthly), due: roubles(due) });
});

test('whatever a month costs, a period is that many months of it, to the kopeck', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), anyPeriod, (month, period) => {
      const { monthly, due } = paymentOf(kopecks(month), period);
      expect(monthly).toBe(month);
      expect(BigInt(due)).toBe(BigInt(month) * BigInt(monthsOf(period)));
    }),
  );
});
