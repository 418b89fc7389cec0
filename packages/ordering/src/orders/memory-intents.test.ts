import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newIntents } from '../testing/intents';
import { newIntentId } from './intent';
import { createMemoryIntents } from './memory-intents';

test('work on one intent is done one after another, in the order it came', async () => {
  const intents = createMemoryIntents();
  const id = newIntentId();
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 6 }), async (scheduler, count) => {
      let inside = 0;
      const done: number[] = [];
      const all = Array.from({ length: count }, (_, turn) =>
        intents.exclusively(id, async () => {
          inside += 1;
          expect(inside).toBe(1);
          await scheduler.schedule(Promise.resolve(), `turn ${turn}`);
          expect(inside).toBe(1);
          inside -= 1;
          done.push(turn);
          return turn;
        }),
      );
      const turns = Array.from({ length: count }, (_, turn) => turn);
      expect(await scheduler.waitFor(Promise.all(all))).toEqual(turns);
      expect(done).toEqual(turns);
    }),
  );
});

test('work that fails tells only its own caller and lets the next one in', async () => {
  const intents = createMemoryIntents();
  const id = newIntentId();
  const failing = intents.exclusively(id, () => Promise.reject(new Error('broken')));
  const throwing = intents.exclusively(id, () => {
    throw new Error('thrown');
  });
  const next = intents.exclusively(id, async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  await expect(throwing).rejects.toThrow('thrown');
  expect(await next).toBe('done');
});

test('work on different intents goes on at the same time', async () => {
  const intents = createMemoryIntents();
  const [one, other] = [newIntentId(), newIntentId()];
  let meet: (word: string) => void = () => undefined;
  const meeting = new Promise<string>((resolve) => {
    meet = resolve;
  });
  // The first ends only when the second has run: one lock for both would never end.
  const first = intents.exclusively(one, () => meeting);
  await intents.exclusively(other, async () => meet('met'));
  expect(await first).toBe('met');
});

test('a note is kept for a quarter of an hour', async () => {
  let now = 0;
  const intents = createMemoryIntents(() => now);
  const id = newIntentId();
  await intents.remember(id, 'made');
  now = 15 * 60_000 - 1;
  expect(await intents.recall(id)).toBe('made');
  now = 15 * 60_000;
  expect(await intents.recall(id)).toBeUndefined();
});

test('the latest note counts, and its quarter of an hour begins anew', async () => {
  let now = 0;
  const intents = createMemoryIntents(() => now);
  const id = newIntentId();
  await intents.remember(id, 'first');
  now = 10 * 60_000;
  await intents.remember(id, 'second');
  now = 20 * 60_000;
  expect(await intents.recall(id)).toBe('second');
});

test('a note belongs to its own intent', async () => {
  const intents = createMemoryIntents();
  const ids = newIntents(3);
  for (const id of ids) await intents.remember(id, `note of ${id}`);
  for (const id of ids) expect(await intents.recall(id)).toBe(`note of ${id}`);
  expect(await intents.recall(newIntentId())).toBeUndefined();
});
