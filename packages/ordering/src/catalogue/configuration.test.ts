import { expect, test } from 'vitest';
import { type ConfiguratorId, parseId } from '../ids';
import { roubles } from '../money';
import { isSold } from './configuration';
import type { ServerConfigurator } from './tariff';

test.each([
  ['the least of everything', { cpu: 1, ramGb: 1, diskGb: 10 }, true],
  ['the most of everything', { cpu: 8, ramGb: 17, diskGb: 200 }, true],
  ['an amount on its step', { cpu: 4, ramGb: 4, diskGb: 45 }, true],
  ['the most, though no multiple of the step', { cpu: 4, ramGb: 17, diskGb: 45 }, true],
  ['a core too many', { cpu: 9, ramGb: 1, diskGb: 10 }, false],
  ['no core', { cpu: 0, ramGb: 1, diskGb: 10 }, false],
  ['half a core', { cpu: 1.5, ramGb: 1, diskGb: 10 }, false],
  ['too little memory', { cpu: 1, ramGb: 0, diskGb: 10 }, false],
  ['too much memory', { cpu: 1, ramGb: 19, diskGb: 10 }, false],
  ['memory between two steps', { cpu: 1, ramGb: 3, diskGb: 10 }, false],
  ['a disk between two steps', { cpu: 1, ramGb: 1, diskGb: 12 }, false],
  ['a disk too large', { cpu: 1, ramGb: 1, diskGb: 205 }, false],
  ['no number', { cpu: Number.NaN, ramGb: 1, diskGb: 10 }, false],
])('%s: %o is sold: %s', (_, configuration, expected) => {
  expect(isSold(configurator, configuration)).toBe(expected);
});

const configurator: ServerConfigurator = {
  configuratorId: parseId<ConfiguratorId>(11) as ConfiguratorId,
  location: 'ru-1',
  diskType: 'nvme',
  cpuFrequency: 3.3,
  cpu: { min: 1, max: 8, step: 1 },
  // Multiples of the step, and both ends: 1, 2, 4 … 16, 17 GB.
  ramMb: { min: 1024, max: 17 * 1024, step: 2048 },
  diskMb: { min: 10 * 1024, max: 200 * 1024, step: 5 * 1024 },
  unitPrices: { core: roubles(1), ramGb: roubles(1), diskGb: roubles(1) },
};
