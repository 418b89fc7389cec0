import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type IntentStore, newIntentId } from '@vitrina/ordering';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newProcess } from '~/testing/new-process';
import { stubEnv } from '~/testing/stub-env';

beforeEach(() => {
  newProcess();
  stubEnv();
});

afterEach(() => vi.unstubAllEnvs());

describe.each([
  ['without Redis', async () => undefined],
  ['with a Redis that is away', async () => `redis://127.0.0.1:${await closedPort()}`],
])('%s', (_, redisUrl) => {
  test('work runs at once', async () => {
    const intents = await open(await redisUrl());
    expect(await intents.exclusively(newIntentId(), async () => 'done')).toBe('done');
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

  test('all of the site shares one store, also where it is bundled twice', async () => {
    const intents = await open(await redisUrl());
    vi.resetModules();
    const { intents: again } = await import('./intents');
    expect(again()).toBe(intents);
  });
});

test('where the site has a folder for its state, what it notes is there for the process after it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-state-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('STATE_DIR', folder);
  const key = `sent:${newIntentId()}`;
  await (await open(undefined)).remember(key, 'made', 60);
  newProcess();
  expect(await (await open(undefined)).recall(key)).toBe('made');
});

test('a folder that cannot be written into does not stop orders', async () => {
  vi.stubEnv('STATE_DIR', '/dev/null/state');
  const intents = await open(undefined);
  await intents.remember('sent:1', 'made', 60);
  expect(await intents.recall('sent:1')).toBe('made');
});

describe('an intent that is made now', () => {
  test('is shared by all, where nobody shares the site with this process', async () => {
    await open(undefined);
    const { makerOfNewIntents } = await import('./intents');
    expect(await makerOfNewIntents()).toBeUndefined();
  });

  test('belongs to this instance while Redis is away, to the same one after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrina-state-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const maker = async () => {
      vi.stubEnv('STATE_DIR', folder);
      await open(`redis://127.0.0.1:${await closedPort()}`);
      const { makerOfNewIntents } = await import('./intents');
      return makerOfNewIntents();
    };
    const first = await maker();
    expect(first).toMatch(/^[0-9a-f]{8}$/);
    expect(await maker()).toBe(first);
    newProcess();
    expect(await maker()).toBe(first);
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
