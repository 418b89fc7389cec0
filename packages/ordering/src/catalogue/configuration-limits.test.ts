import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ConfiguratorId, parseId } from '../ids';
import { roubles } from '../money';
import { isSold, type ServerConfiguration } from './configuration';
import { configurationLimits, reconfigured } from './configuration-limits';
import type { ServerConfigurator } from './tariff';

describe('limits', () => {
  test('are in GB, and the disk ends at 2000 GB, on a step', () => {
    expect(configurationLimits(configurator, 1)).toEqual({
      cpu: { min: 1, max: 32, step: 1 },
      ramGb: { min: 1, max: 256, step: 1 },
      diskGb: { min: 15, max: 1995, step: 15 },
      ramPerCoreGb: 1,
    });
  });

  test('offer no more cores than there is memory for', () => {
    const small = { ...configurator, ramMb: { min: 1024, max: 32 * 1024, step: 1024 } };
    expect(configurationLimits(small, 2).cpu.max).toBe(16);
  });
});

describe('a change', () => {
  const limits = configurationLimits(configurator, 2);
  const start = { cpu: 2, ramGb: 4, diskGb: 45 };

  test.each([
    ['more cores raise the memory', { cpu: 6 }, { cpu: 6, ramGb: 12, diskGb: 45 }],
    ['fewer cores leave the memory', { cpu: 1 }, { cpu: 1, ramGb: 4, diskGb: 45 }],
    ['memory does not go below what the cores need', { ramGb: 1 }, { cpu: 2, ramGb: 4, diskGb: 45 }],
    ['an amount between two steps goes up', { diskGb: 46 }, { cpu: 2, ramGb: 4, diskGb: 60 }],
    ['too much becomes the most', { diskGb: 99_999 }, { cpu: 2, ramGb: 4, diskGb: 1995 }],
    ['too little becomes the least', { diskGb: -1 }, { cpu: 2, ramGb: 4, diskGb: 15 }],
    ['no number becomes the least', { diskGb: Number.NaN }, { cpu: 2, ramGb: 4, diskGb: 15 }],
  ])('%s', (_, change, expected) => {
    expect(reconfigured(start, change, limits)).toEqual(expected);
  });

  test('whatever is moved, and however often, what comes out is sold and has memory enough', () => {
    const amount = fc.oneof(fc.integer({ min: -10, max: 5000 }), fc.double());
    const move = fc.record({ cpu: amount, ramGb: amount, diskGb: amount }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 8 }), (moves) => {
        const end = moves.reduce<ServerConfiguration>(
          (now, change) => reconfigured(now, change, limits),
          start,
        );
        expect(isSold(configurator, end)).toBe(true);
        expect(end.ramGb).toBeGreaterThanOrEqual(end.cpu * limits.ramPerCoreGb);
        expect(reconfigured(end, {}, limits)).toEqual(end);
      }),
    );
  });
});

const configurator: ServerConfigurator = {
  configuratorId: parseId<ConfiguratorId>(150) as ConfiguratorId,
  location: 'ru-3',
  diskType: 'nvme',
  cpuFrequency: 3.3,
  cpu: { min: 1, max: 32, step: 1 },
  ramMb: { min: 1024, max: 256 * 1024, step: 1024 },
  diskMb: { min: 15 * 1024, max: 2500 * 1024, step: 15 * 1024 },
  unitPrices: { core: roubles(150), ramGb: roubles(50), diskGb: roubles(10) },
};
