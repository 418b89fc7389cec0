import { describe, expect, test } from 'vitest';
import { type BladeResources, bladeFill } from './blade-fill';

const most: BladeResources = { cpu: 32, ramGb: 256, diskGb: 1200 };
const least: BladeResources = { cpu: 1, ramGb: 1, diskGb: 15 };

test('the least of everything shows something of everything, the most fills all', () => {
  const few = bladeFill(least, most);
  expect(few).toMatchObject({ cells: 32, lit: 1 });
  expect(filled(few.sticks)).toBeGreaterThanOrEqual(0.25);
  expect(filled(few.bays)).toBeGreaterThanOrEqual(0.25);
  const all = bladeFill(most, most);
  expect(all).toMatchObject({ cells: 32, lit: 32 });
  expect(filled(all.sticks)).toBe(8);
  expect(filled(all.bays)).toBe(8);
});

test('nothing shows nothing', () => {
  const none = bladeFill({ cpu: 0, ramGb: 0, diskGb: 0 }, most);
  expect([none.lit, filled(none.sticks), filled(none.bays)]).toEqual([0, 0, 0]);
});

test.each([1, 6, 16, 32])('with %i cores at most a core is a cell', (cores) => {
  for (let cpu = 1; cpu <= cores; cpu += 1) {
    expect(bladeFill({ ...least, cpu }, { ...most, cpu: cores })).toMatchObject({ cells: cores, lit: cpu });
  }
});

test('more cores than cells share them', () => {
  expect(bladeFill({ ...least, cpu: 64 }, { ...most, cpu: 128 })).toMatchObject({ cells: 32, lit: 16 });
});

describe('each step of a slider fills more, never less', () => {
  test('memory, by a gigabyte', () => {
    const steps = amounts(1, 256, 1).map((ramGb) => filled(bladeFill({ ...least, ramGb }, most).sticks));
    expect(isRising(steps)).toBe(true);
  });

  test('disk, by five gigabytes', () => {
    const steps = amounts(15, 1200, 5).map((diskGb) => filled(bladeFill({ ...least, diskGb }, most).bays));
    expect(isRising(steps)).toBe(true);
  });
});

test('slots fill one after another', () => {
  const { sticks } = bladeFill({ ...least, ramGb: 30 }, most);
  expect(sticks.slice(0, 2)).toEqual([1, 1]);
  expect(sticks[2]).toBeGreaterThan(0);
  expect(sticks[2]).toBeLessThan(1);
  expect(sticks.slice(3)).toEqual([0, 0, 0, 0, 0]);
});

test.each([
  ['above the most', { cpu: 99, ramGb: 999, diskGb: 99_999 }, most],
  ['below nothing', { cpu: -1, ramGb: -1, diskGb: -1 }, most],
  ['no numbers', { cpu: Number.NaN, ramGb: Number.NaN, diskGb: Number.NaN }, most],
  ['of nothing that is sold', least, { cpu: 0, ramGb: 0, diskGb: 0 }],
  ['of no numbers', least, { cpu: Number.NaN, ramGb: Number.NaN, diskGb: Number.NaN }],
])('amounts %s stay within the blade', (_, resources, limit) => {
  const { cells, lit, sticks, bays } = bladeFill(resources, limit);
  expect(cells).toBeGreaterThanOrEqual(1);
  expect(lit).toBeGreaterThanOrEqual(0);
  expect(lit).toBeLessThanOrEqual(cells);
  expect([...sticks, ...bays].every((share) => share >= 0 && share <= 1)).toBe(true);
});

function filled(slots: readonly number[]): number {
  return slots.reduce((sum, share) => sum + share, 0);
}

function amounts(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
}

function isRising(numbers: readonly number[]): boolean {
  return numbers.slice(1).every((number, index) => number > (numbers[index] ?? Number.POSITIVE_INFINITY));
}
