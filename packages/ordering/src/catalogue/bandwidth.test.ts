import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandwidthsOfConfigurator, bandwidthsOfTariff, isBandwidthSold } from './bandwidth';

test.each([
  // its own, what it is made with when none is named
  [50, 50],
  [100, 100],
  [200, 200],
  [1000, 200],
])('a tariff of %i Mbit/s is made with %i when none is named', (bandwidthMbit, usual) => {
  expect(bandwidthsOfTariff({ bandwidthMbit }).usual).toBe(usual);
});

test.each([
  [100, true],
  [200, true],
  [300, true],
  [1000, true],
  [50, false],
  [250, false],
  [1100, false],
  [1_000_000, false],
  // its own, whatever the steps are
  [150, true],
])('a tariff of 150 Mbit/s with %i: %s', (mbit, isSold) => {
  expect(isBandwidthSold(bandwidthsOfTariff({ bandwidthMbit: 150 }), mbit)).toBe(isSold);
});

test.each([
  [{ min: 200, max: 1000, step: 100 }, 200, [200, 500, 1000], [100, 250, 1100]],
  [{ min: 500, max: 700, step: 200 }, 500, [500, 600, 700], [200, 550, 800]],
  [{ min: 10, max: 100, step: 10 }, 100, [10, 50, 100], [200, 15]],
])('a configurator of %o is made with %i, and sells %o, not %o', (range, usual, sold, unsold) => {
  const bandwidths = bandwidthsOfConfigurator({ bandwidthMbit: range });
  expect(bandwidths.usual).toBe(usual);
  for (const mbit of sold) expect(isBandwidthSold(bandwidths, mbit), `${mbit}`).toBe(true);
  for (const mbit of unsold) expect(isBandwidthSold(bandwidths, mbit), `${mbit}`).toBe(false);
});

test('what is usual is always sold', () => {
  const anyMbit = fc.integer({ min: 1, max: 10_000 });
  fc.assert(
    fc.property(anyMbit, anyMbit, anyMbit, (bandwidthMbit, extra, step) => {
      const range = { min: bandwidthMbit, max: bandwidthMbit + extra, step };
      for (const bandwidths of [
        bandwidthsOfTariff({ bandwidthMbit }),
        bandwidthsOfConfigurator({ bandwidthMbit: range }),
        bandwidthsOfConfigurator({}),
      ])
        expect(isBandwidthSold(bandwidths, bandwidths.usual)).toBe(true);
    }),
  );
});
