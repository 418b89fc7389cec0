import { expect, test } from 'vitest';
import { reachGoal } from './reach-goal';

const GOAL = { counter: '12345', id: 'registered' };

test('the counter of the page is told', () => {
  const told: unknown[][] = [];
  reachGoal(GOAL, { ym: (...args: unknown[]) => told.push(args) });
  expect(told).toEqual([[12345, 'reachGoal', 'registered']]);
});

test('without a goal nobody is told', () => {
  const told: unknown[][] = [];
  reachGoal(undefined, { ym: (...args: unknown[]) => told.push(args) });
  expect(told).toEqual([]);
});

test('a page without a counter, and a counter that fails, stop nobody', () => {
  expect(() => reachGoal(GOAL, {})).not.toThrow();
  const broken = () => {
    throw new Error('blocked');
  };
  expect(() => reachGoal(GOAL, { ym: broken })).not.toThrow();
});
