import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ResourceGlyph, type Resources } from './resource-glyph';

afterEach(cleanup);

const largest: Resources = { cpu: 32, ram: 131_072, disk: 2_097_152 };
const FULL = 56;

describe('a bar', () => {
  test('of the largest amount is as long as its track', () => {
    expect(bars(largest)).toEqual([FULL, FULL, FULL]);
  });

  test('of nothing is not there', () => {
    expect(bars({ cpu: 0, ram: 0, disk: 0 })).toEqual([0, 0, 0]);
  });

  test('of the smallest tariff can be seen', () => {
    for (const bar of bars({ cpu: 1, ram: 1, disk: 1 })) expect(bar).toBeGreaterThanOrEqual(6);
  });

  test('of twice the cores is longer by about the same, whatever they are', () => {
    const lengths = [1, 2, 4, 8, 16, 32].map((cpu) => bars({ ...largest, cpu })[0] ?? 0);
    const steps = lengths.slice(1).map((length, index) => length - (lengths[index] ?? 0));
    for (const step of steps) expect(step).toBeGreaterThanOrEqual(5);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(6);
  });

  test('of an empty list is not there', () => {
    expect(bars({ cpu: 1, ram: 1, disk: 1 }, { cpu: 0, ram: 0, disk: 0 })).toEqual([0, 0, 0]);
  });
});

test('each bar belongs to its own resource', () => {
  const [cpu, ram, disk] = bars({ cpu: 32, ram: 0, disk: 1 });
  expect([cpu, ram]).toEqual([FULL, 0]);
  expect(disk).toBeLessThan(FULL / 2);
});

test('screen readers pass it by: the figures beside it say the same', () => {
  const { container } = render(<ResourceGlyph resources={largest} largest={largest} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

/** The lengths of the three bars over their tracks. */
function bars(resources: Resources, of: Resources = largest): number[] {
  const { container } = render(<ResourceGlyph resources={resources} largest={of} />);
  return [...container.querySelectorAll('g')].map((row) =>
    Number(row.querySelector('rect:last-child')?.getAttribute('width')),
  );
}
