import { createServer } from 'node:net';
import { type IntentStore, newIntentId } from '@vitrina/ordering';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

beforeEach(stubEnv);

afterEach(() => vi.unstubAllEnvs());

describe.each([
  ['without Redis', async () => undefined],
  ['with a Redis that is away', async () => `redis://127.0.0.1:${await closedPort()}`],
])('%s', (_, redisUrl) => {
  test('work runs at once', async () => {
    const intents = await open(await redisUrl());
    const started = performance.now();
    expect(await intents.exclusively(newIntentId(), async () => 'done')).toBe('done');
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  test('work on one intent is still done one after another in this process', async () => {
    const intents = await open(await redisUrl());
    const id = newIntentId();
    let inside = 0;
    const turns = await Promise.all(
      Array.from({ length: 5 }, (_, turn) =>
        intents.exclusively(id, async () => {
          inside += 1;
          const neighbours = inside - 1;
          await new Promise(setImmediate);
          inside -= 1;
          return { turn, neighbours };
        }),
      ),
    );
    expect(turns).toEqual([0, 1, 2, 3, 4].map((turn) => ({ turn, neighbours: 0 })));
  });

  test('a note is kept in this process until it is forgotten', async () => {
    const intents = await open(await redisUrl());
    const key = `sent:${newIntentId()}`;
    await intents.remember(key, 'made', 60);
    expect(await intents.recall(key)).toBe('made');
    await intents.forget(key);
    expect(await intents.recall(key)).toBeUndefined();
  });

  test('all of the site shares one store', async () => {
    const intents = await open(await redisUrl());
    const { intents: again } = await import('./intents');
    expect(again()).toBe(intents);
  });
});

async function open(redisUrl: string | undefined): Promise<IntentStore> {
  vi.stubEnv('REDIS_URL', redisUrl);
  const { intents } = await import('./intents');
  return intents();
}

/** A port at which nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('The server had no port');
  return address.port;
}
