import { expect, test } from 'vitest';
import { startLoop } from '../src/claimed-work';

const NEVER = 2_147_483_647;

/** Looks that each wait until they are let go, so that a test says what happens in the middle of one. */
function heldLooks() {
  const begun: { end: () => void; fail: (error: Error) => void }[] = [];
  const waiting: (() => void)[] = [];
  return {
    look: () =>
      new Promise<void>((end, fail) => {
        begun.push({ end, fail });
        for (const tell of waiting.splice(0)) tell();
      }),
    /** The nth look, once it has begun. */
    async nth(number: number) {
      while (begun.length < number) await new Promise<void>((tell) => waiting.push(tell));
      const look = begun[number - 1];
      if (look === undefined) throw new Error(`There was no look ${number}.`);
      return look;
    },
    count: () => begun.length,
  };
}

test('what is told in the middle of a look is looked for after it, once', async () => {
  const looks = heldLooks();
  const loop = startLoop(looks.look, { everyMs: NEVER, onFault: () => {} });
  const first = await looks.nth(1);
  loop.wake();
  loop.wake();
  expect(looks.count()).toBe(1);
  first.end();
  (await looks.nth(2)).end();
  await loop.stop();
  expect(looks.count()).toBe(2);
});

test('a look that fails is told of, and the next one comes', async () => {
  const looks = heldLooks();
  const faults: unknown[] = [];
  const loop = startLoop(looks.look, { everyMs: NEVER, onFault: (fault) => faults.push(fault) });
  const fault = new Error('the database is away');
  (await looks.nth(1)).fail(fault);
  loop.wake();
  (await looks.nth(2)).end();
  await loop.stop();
  expect(faults).toEqual([fault]);
});

test('who stops it waits for the look in hand, which is told that it ends', async () => {
  const looks = heldLooks();
  let ending: AbortSignal | undefined;
  const loop = startLoop(
    (signal) => {
      ending = signal;
      return looks.look();
    },
    { everyMs: NEVER, onFault: () => {} },
  );
  const first = await looks.nth(1);
  let hasStopped = false;
  const stopped = loop.stop().then(() => {
    hasStopped = true;
  });
  expect(ending?.aborted).toBe(true);
  await Promise.resolve();
  expect(hasStopped).toBe(false);
  first.end();
  await stopped;
  expect(looks.count()).toBe(1);
});
