import { expect, test } from 'vitest';
import { inRoubles, multiplier, roubles } from '../money';
import type { PeriodMultipliers } from './payment-period';
import { configurationBase, quote } from './quote';

const FLOATING_IP = roubles(180);
/** As the CMS is seeded (rule R23). */
const SEEDED = {
  P1M: multiplier(1),
  P3M: multiplier(0.97),
  P6M: multiplier(0.95),
  P1Y: multiplier(0.9),
} satisfies PeriodMultipliers;

test.each([
  [350, 477],
  [550, 657],
  [800, 882],
  [1000, 1062],
  [1800, 1782],
])('a base of %i ₽ with an IP costs %i ₽ a month for a year', (base, expected) => {
  const price = quote(roubles(base), { floatingIp: FLOATING_IP, discount: SEEDED.P1Y });
  expect(inRoubles(price)).toBe(expected);
});

test.each([
  ['P1M', 980],
  ['P3M', 951],
  ['P6M', 931],
  ['P1Y', 882],
] as const)('800 ₽ with an IP, paid for %s, costs %i ₽ a month', (period, expected) => {
  const price = quote(roubles(800), { floatingIp: FLOATING_IP, discount: SEEDED[period] });
  expect(inRoubles(price)).toBe(expected);
});

test('without an IP only the server is paid for', () => {
  const price = quote(roubles(800), { floatingIp: undefined, discount: SEEDED.P1Y });
  expect(inRoubles(price)).toBe(720);
});

test('a longer period never costs more a month', () => {
  const multipliers = Object.values(SEEDED);
  expect(multipliers).toEqual(multipliers.toSorted((a, b) => b - a));
});

test('a configuration costs its cores, its memory and its disk', () => {
  const unitPrices = { core: roubles(150), ramGb: roubles(99.5), diskGb: roubles(0.35) };
  const base = configurationBase(unitPrices, { cpu: 3, ramGb: 4, diskGb: 60 });
  expect(inRoubles(base)).toBe(450 + 398 + 21);
});
