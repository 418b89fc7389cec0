import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newIntents } from '../testing/intents';
import { IntentHeld, newIntentId } from './intent';
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

test('who loses patience is told so and does nothing, and who stands behind still waits for the first', async () => {
  const id = newIntentId();
  const intents = createMemoryIntents({ patienceMs: 20 });
  const done: string[] = [];
  let end: () => void = () => undefined;
  const first = intents.exclusively(id, () => new Promise<void>((resolve) => (end = resolve)));
  const impatient = intents.exclusively(id, async () => done.push('impatient'));
  await expect(impatient).rejects.toThrow(IntentHeld);
  const behind = intents.exclusively(id, async () => done.push('behind'));
  end();
  await Promise.all([first, behind]);
  expect(done).toEqual(['behind']);
});

test('a process alone may always make what it works on', async () => {
  expect(await createMemoryIntents().exclusively(newIntentId(), (turn) => turn.mayMake())).toBe(true);
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

test.each([1, 120, 86_400])('a note of %i s is kept so long and no longer', async (seconds) => {
  let now = 0;
  const intents = createMemoryIntents({ now: () => now });
  await intents.remember('sent:1', 'made', seconds);
  now = seconds * 1000 - 1;
  expect(await intents.recall('sent:1')).toBe('made');
  now = seconds * 1000;
  expect(await intents.recall('sent:1')).toBeUndefined();
});

test('the latest note counts, and its time begins anew', async () => {
  let now = 0;
  const intents = createMemoryIntents({ now: () => now });
  await intents.remember('sent:1', 'first', 120);
  now = 100_000;
  await intents.remember('sent:1', 'second', 120);
  now = 200_000;
  expect(await intents.recall('sent:1')).toBe('second');
});

test('a forgotten note is gone at once, and others stay', async () => {
  const intents = createMemoryIntents();
  await intents.remember('sent:1', 'one', 60);
  await intents.remember('sent:2', 'other', 60);
  await intents.forget('sent:1');
  expect(await intents.recall('sent:1')).toBeUndefined();
  expect(await intents.recall('sent:2')).toBe('other');
});

test('a note belongs to its own key, and one that runs out takes no other with it', async () => {
  let now = 0;
  const intents = createMemoryIntents({ now: () => now });
  const keys = newIntents(3).flatMap((id) => [`sent:${id}`, `claim:server:${id}`]);
  for (const [index, key] of keys.entries()) await intents.remember(key, `note of ${key}`, 10 * (index + 1));
  for (const key of keys) expect(await intents.recall(key)).toBe(`note of ${key}`);
  now = 30_000;
  await intents.remember('another', 'makes room', 60);
  const left = await Promise.all(keys.map((key) => intents.recall(key)));
  expect(left).toEqual([undefined, undefined, undefined, ...keys.slice(3).map((key) => `note of ${key}`)]);
  expect(await intents.recall(`sent:${newIntentId()}`)).toBeUndefined();
});
