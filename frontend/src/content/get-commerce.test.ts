import { multiplier } from '@vitrina/ordering';
import { expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

stubEnv();

const PERIODS = [
  { code: 'P1M', multiplier: 1 },
  { code: 'P3M', multiplier: 0.97 },
  { code: 'P6M', multiplier: 0.95 },
  { code: 'P1Y', multiplier: 0.9 },
];

test('each period has the multiplier of the CMS', async () => {
  const { toMultipliers } = await import('./get-commerce');
  expect(toMultipliers(PERIODS)).toEqual({
    ...{ P1M: multiplier(1), P3M: multiplier(0.97), P6M: multiplier(0.95), P1Y: multiplier(0.9) },
  });
});

test('a period that the CMS does not name is sold without a discount, and takes no other price away', async () => {
  const [{ toMultipliers }, { log }] = await Promise.all([import('./get-commerce'), import('~/runtime/log')]);
  const warn = vi.spyOn(log, 'warn');
  const without = PERIODS.filter(({ code }) => code !== 'P6M');
  expect(toMultipliers(without)).toMatchObject({ P6M: multiplier(1), P1Y: multiplier(0.9) });
  expect(warn).toHaveBeenCalledWith({ period: 'P6M' }, expect.stringContaining('without a discount'));
});
