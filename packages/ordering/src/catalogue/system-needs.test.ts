import { expect, test } from 'vitest';
import { fitsSystem, leastRamMb } from './system-needs';

test('Windows needs 2 GB, and no other system needs anything', () => {
  expect(leastRamMb({ family: 'windows' })).toBe(2048);
  for (const family of ['linux', 'bitrix', '']) expect(leastRamMb({ family })).toBe(0);
});

test('a tariff fits a system from its least memory on', () => {
  expect(fitsSystem({ ramMb: 1024 }, { family: 'windows' })).toBe(false);
  expect(fitsSystem({ ramMb: 2048 }, { family: 'windows' })).toBe(true);
  expect(fitsSystem({ ramMb: 512 }, { family: 'linux' })).toBe(true);
  expect(fitsSystem({ ramMb: 512 }, undefined)).toBe(true);
});
