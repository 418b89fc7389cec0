import { multiplier, offeredPeriods } from '@vitrina/ordering';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { log } from '~/runtime/log';
import { SEEDED_PERIODS } from '~/testing/shop-taxonomy';
import { toMultipliers } from './to-multipliers';

test('each period has the multiplier of the CMS', () => {
  expect(toMultipliers(SEEDED_PERIODS)).toEqual({
    ...{ P1M: multiplier(1), P3M: multiplier(0.97), P6M: multiplier(0.95), P1Y: multiplier(0.9) },
  });
});

test('what the CMS names is offered and nothing else, in its order', () => {
  const rows = [
    { code: 'P2Y', multiplier: 0.8 },
    { code: 'P1M', multiplier: 1 },
  ];
  expect(Object.entries(toMultipliers(rows))).toEqual([
    ['P2Y', multiplier(0.8)],
    ['P1M', multiplier(1)],
  ]);
});

test('what is no period is told and takes no other price away', () => {
  const warn = vi.spyOn(log, 'warn');
  const rows = [{ code: 'P2W', multiplier: 0.5 }, null, ...SEEDED_PERIODS];
  expect(toMultipliers(rows)).toEqual(toMultipliers(SEEDED_PERIODS));
  expect(warn).toHaveBeenCalledWith({ period: 'P2W' }, expect.stringContaining('not offered'));
});

test('whatever the codes, what is offered was named and has its multiplier', () => {
  const row = fc.record({ code: fc.string(), multiplier: fc.constantFrom(0.5, 0.9, 1) });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const multipliers = toMultipliers(rows);
      for (const period of offeredPeriods(multipliers)) {
        const named = rows.find(({ code }) => code === period);
        expect(multipliers[period]).toBe(multiplier(named?.multiplier ?? 0));
      }
    }),
  );
});
