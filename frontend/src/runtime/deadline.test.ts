import { describe, expect, test } from 'vitest';
import { beside, inTime, LATE, presentDeadline, startDeadline, within } from './deadline';

describe('a deadline', () => {
  test('tells what is left, and never less than nothing', () => {
    let now = 1_000;
    const deadline = startDeadline(300, () => now);
    expect(deadline.left()).toBe(300);
    now = 1_250;
    expect(deadline.left()).toBe(50);
    now = 9_000;
    expect(deadline.left()).toBe(0);
  });

  test('is the same for all that an action does, however deep', async () => {
    const [first, second] = await within(60_000, async () => {
      const before = presentDeadline();
      await Promise.resolve();
      return [before, await Promise.resolve().then(presentDeadline)];
    });
    expect(second).toBe(first);
  });

  test('inside another one is the earlier of the two', async () => {
    const left = await within(1_000, () => within(60_000, async () => presentDeadline().left()));
    expect(left).toBeLessThanOrEqual(1_000);
    const shorter = await within(60_000, () => within(1_000, async () => presentDeadline().left()));
    expect(shorter).toBeLessThanOrEqual(1_000);
  });

  test('is no concern of what nobody waits for', async () => {
    const left = await within(1_000, () => beside(60_000, async () => presentDeadline().left()));
    expect(left).toBeGreaterThan(1_000);
  });

  test('of one action is not that of the next', async () => {
    const actions = await Promise.all(
      [1_000, 60_000].map((time) => within(time, async () => presentDeadline())),
    );
    expect(actions[0]?.left()).toBeLessThanOrEqual(1_000);
    expect(actions[1]?.left()).toBeGreaterThan(1_000);
  });
});

describe('work that is waited for', () => {
  test('brings its value, or its failure, in time', async () => {
    expect(await inTime(Promise.resolve('value'), 60_000)).toBe('value');
    await expect(inTime(Promise.reject(new Error('broken')), 60_000)).rejects.toThrow('broken');
  });

  test('is late when it takes longer, and goes on', async () => {
    let finish = (_: string) => {};
    const work = new Promise<string>((resolve) => {
      finish = resolve;
    });
    expect(await inTime(work, 10)).toBe(LATE);
    finish('later');
    expect(await work).toBe('later');
  });
});
