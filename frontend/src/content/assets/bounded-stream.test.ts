import { expect, test } from 'vitest';
import { boundedStream } from './bounded-stream';

const ROOMY = { silenceMs: 60_000, mostBytes: 1_000_000 };

test('what comes in time and is not too long comes through as it is', async () => {
  const { source } = sourceOf('first, ', 'second');
  expect(await new Response(boundedStream(source, ROOMY)).text()).toBe('first, second');
});

test('a source that falls silent is left', async () => {
  const { source, isLeft } = sourceOf('first', undefined);
  const reading = new Response(boundedStream(source, { ...ROOMY, silenceMs: 20 })).text();
  await expect(reading).rejects.toThrow('silent');
  expect(isLeft()).toBe(true);
});

test('a source that goes on for ever is left', async () => {
  const { source, isLeft } = sourceOf('12345', '67890', '1');
  const reading = new Response(boundedStream(source, { ...ROOMY, mostBytes: 10 })).text();
  await expect(reading).rejects.toThrow('too long');
  expect(isLeft()).toBe(true);
});

test('a reader who leaves takes the source along', async () => {
  const { source, isLeft } = sourceOf('first', undefined);
  const reader = boundedStream(source, ROOMY).getReader();
  await reader.read();
  await reader.cancel();
  expect(isLeft()).toBe(true);
});

test('a reader may be slower than any source', async () => {
  const { source } = sourceOf('first', 'second');
  const reader = boundedStream(source, { ...ROOMY, silenceMs: 20 }).getReader();
  await reader.read();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('second');
});

/** Gives these pieces; `undefined` is a silence without an end. */
function sourceOf(...pieces: (string | undefined)[]) {
  let isLeft = false;
  const source = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (pieces.length === 0) return controller.close();
        const piece = pieces.shift();
        if (piece === undefined) await new Promise(() => undefined);
        controller.enqueue(new TextEncoder().encode(piece));
      },
      cancel() {
        isLeft = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { source, isLeft: () => isLeft };
}
