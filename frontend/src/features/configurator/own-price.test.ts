import { roubles } from '@vitrina/ordering';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAMPLE_RULES } from '~/testing/sample-tariffs';
import { bucketPrice, machinePrice } from './own-price';

test.each([
  [100, 'P1M', 284],
  [120, 'P1M', 341],
  [120, 'P1Y', 307],
  [10_240, 'P1Y', 26_174],
] as const)('%i GB at 2.84 ₽, paid for %s, cost %i ₽ a month', (gb, period, price) => {
  expect(bucketPrice(roubles(2.84), gb, SAMPLE_RULES.multipliers[period])).toBe(roubles(price));
});

test('more of a bucket never costs less, and a longer period never costs more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 500 }), (gb, more) => {
      const price = (size: number, period: keyof typeof SAMPLE_RULES.multipliers) =>
        bucketPrice(roubles(2.84), size, SAMPLE_RULES.multipliers[period]);
      expect(price(gb + more, 'P1M')).toBeGreaterThanOrEqual(price(gb, 'P1M'));
      expect(price(gb, 'P1Y')).toBeLessThanOrEqual(price(gb, 'P1M'));
    }),
  );
});

test('a machine costs what its parts do together, rounded up once', () => {
  const parts = [{ price: roubles(6900) }, { price: roubles(1900) }, { price: roubles(900) }];
  expect(machinePrice(parts, SAMPLE_RULES.multipliers.P1M)).toBe(roubles(9700));
  expect(machinePrice(parts, SAMPLE_RULES.multipliers.P1Y)).toBe(roubles(8730));
  expect(machinePrice([], SAMPLE_RULES.multipliers.P1Y)).toBe(roubles(0));
});
