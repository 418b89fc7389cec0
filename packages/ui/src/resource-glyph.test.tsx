import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ResourceGlyph, type Resources } from './resource-glyph';

afterEach(cleanup);

const least: Resources = { cpu: 1, ram: 1024, disk: 15_360 };
const most: Resources = { cpu: 32, ram: 131_072, disk: 819_200 };
const FULL = 56;
const SHORTEST = 10;

describe('a bar', () => {
  test('of the most is as long as its track, of the least just long enough to be seen', () => {
    expect(bars(most)).toEqual([FULL, FULL, FULL]);
    expect(bars(least)).toEqual([SHORTEST, SHORTEST, SHORTEST]);
  });

  test('of twice the cores is longer by the same, whatever they are', () => {
    const lengths = [1, 2, 4, 8, 16, 32].map((cpu) => bars({ ...most, cpu })[0] ?? 0);
    const steps = lengths.slice(1).map((length, index) => length - (lengths[index] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(8);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
  });

  test('outside the list stays within its track', () => {
    expect(bars({ cpu: 64, ram: 1, disk: 1 })).toEqual([FULL, SHORTEST, SHORTEST]);
  });

  test('is full where all of the list are alike', () => {
    expect(bars(most, most, most)).toEqual([FULL, FULL, FULL]);
  });
});

test('each bar belongs to its own resource', () => {
  expect(bars({ cpu: 32, ram: 1024, disk: 15_360 })).toEqual([FULL, SHORTEST, SHORTEST]);
});

test('the glyph is a picture of figures that stand beside it, and is hidden from a screen reader', () => {
  const { container } = render(<ResourceGlyph resources={most} least={least} most={most} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

function bars(resources: Resources, from: Resources = least, to: Resources = most): number[] {
  const { container } = render(<ResourceGlyph resources={resources} least={from} most={to} />);
  // Every second one: each stands on its rail.
  const lengths = [...container.querySelectorAll('rect:nth-child(even)')].map((bar) =>
    Number(bar.getAttribute('width')),
  );
  cleanup();
  return lengths;
}
