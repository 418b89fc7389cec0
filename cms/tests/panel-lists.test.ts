import { expect, test } from 'vitest';
import { keptTotals } from '../src/strapi/panel-lists';

/** A list that can be counted, and how often that was done. */
function list(count: number) {
  const counted = { count, times: 0 };
  return {
    counted,
    countNow: async () => {
      counted.times += 1;
      return counted.count;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a short list is counted with every look', async () => {
  const [totals, { counted, countNow }] = [keptTotals(() => 0), list(10_000)];
  expect(await totals('a', countNow)).toBe(10_000);
  counted.count = 9_999;
  expect(await totals('a', countNow)).toBe(9_999);
});

test('a long one is counted again behind the answer, when its total is older than ten seconds', async () => {
  let now = 0;
  const [totals, { counted, countNow }] = [keptTotals(() => now), list(20_000)];
  expect(await totals('a', countNow)).toBe(20_000);
  counted.count = 20_001;
  now = 10_000;
  expect(await totals('a', countNow)).toBe(20_000);
  expect(counted.times).toBe(1);
  now = 10_001;
  expect(await Promise.all([totals('a', countNow), totals('a', countNow)])).toEqual([20_000, 20_000]);
  await settled();
  expect(counted.times).toBe(2);
  expect(await totals('a', countNow)).toBe(20_001);
  counted.count = 5;
  now = 20_002;
  expect(await totals('a', countNow)).toBe(20_001);
  await settled();
  expect(await totals('a', countNow)).toBe(5);
  counted.count = 6;
  expect(await totals('a', countNow)).toBe(6);
});

test('a total that nobody has asked for in a minute is counted before it is shown', async () => {
  let now = 0;
  const [totals, { counted, countNow }] = [keptTotals(() => now), list(20_000)];
  await totals('a', countNow);
  counted.count = 7;
  now = 60_001;
  expect(await totals('a', countNow)).toBe(7);
  // One that became short is counted with every look.
  counted.count = 5;
  expect(await totals('a', countNow)).toBe(5);
});

test('a count that fails is tried again by the next look, and breaks nobody', async () => {
  let now = 0;
  const [totals, { counted, countNow }] = [keptTotals(() => now), list(20_000)];
  await totals('a', countNow);
  now = 20_000;
  expect(await totals('a', () => Promise.reject(new Error('cancelled')))).toBe(20_000);
  await settled();
  counted.count = 20_002;
  await totals('a', countNow);
  await settled();
  expect(await totals('a', countNow)).toBe(20_002);
});

test('lists that are asked for differently have totals of their own, of which no more than some are kept', async () => {
  const [totals, one] = [keptTotals(() => 0), list(20_000)];
  await totals('a', one.countNow);
  expect(await totals('b', list(30_000).countNow)).toBe(30_000);
  expect(one.counted.times).toBe(1);
  for (let other = 0; other < 200; other += 1) await totals(`other ${other}`, list(20_000).countNow);
  await totals('a', one.countNow);
  expect(one.counted.times).toBe(2);
});
