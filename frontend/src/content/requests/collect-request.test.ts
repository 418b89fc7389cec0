import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { sealData } from 'iron-session';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openDiskOutbox } from '~/storage/disk-outbox';
import { createRedisOutbox } from '~/storage/redis-outbox';
import { stubEnv } from '~/testing/stub-env';
import type { VisitorRequest } from './visitor-request';

const SECRET = 'x'.repeat(32);
const REQUEST: VisitorRequest = {
  ...{ id: `request-${process.pid}`, number: '4F7K-29QX', kind: 'product', name: 'Ольга', phone: '' },
  ...{ email: 'olga@example.ru', message: '', details: '', consent: null, delivery: null },
};
const REDIS_URL = process.env.REDIS_TEST_URL ?? 'redis://127.0.0.1:6379';
const isSkipped = !(await isThere(REDIS_URL)) && !process.env.CI;

beforeEach(stubEnv);
afterEach(() => vi.unstubAllEnvs());

test.skipIf(isSkipped)(
  'what waits in Redis is handed over at the start, and connecting is no error in the log',
  async () => {
    const redis = new Redis(REDIS_URL);
    const id = `waits-${process.pid}`;
    const request = { id, kind: 'product', name: '', phone: '', email: 'a@vitrina.example', message: '' };
    const sealed = await sealData({ ...request, details: '' }, { password: SECRET, ttl: 0 });
    await createRedisOutbox(redis, 'requests').keep(id, sealed);
    const taken = await openCms();
    vi.stubEnv('REDIS_URL', REDIS_URL);
    vi.stubEnv('CMS_REQUESTS_TOKEN', SECRET);

    const { log } = await import('~/runtime/log');
    const error = vi.spyOn(log, 'error');
    const { beginHandingOver } = await import('./collect-request');
    beginHandingOver();
    await expect.poll(() => taken).toContain(id);
    expect(error).not.toHaveBeenCalled();

    const { sharedRedis } = await import('~/storage/shared-redis');
    sharedRedis()?.disconnect();
    await redis.hdel('vitrina:requests', id);
    redis.disconnect();
  },
);

test('what the CMS has stored is stored, and waits nowhere', async () => {
  const taken = await openCms();
  vi.stubEnv('CMS_REQUESTS_TOKEN', SECRET);
  const state = ownState();
  const { collectRequest } = await import('./collect-request');
  expect(await collectRequest(REQUEST)).toBe(true);
  expect(taken).toEqual([REQUEST.id]);
  expect(await openDiskOutbox(state, 'requests').list()).toEqual([]);
});

test('what no CMS takes is kept on disk before the visitor is thanked', async () => {
  vi.stubEnv('CMS_URL', 'http://127.0.0.1:1');
  vi.stubEnv('CMS_REQUESTS_TOKEN', SECRET);
  const state = ownState();
  const { collectRequest } = await import('./collect-request');
  expect(await collectRequest(REQUEST)).toBe(true);
  expect(await openDiskOutbox(state, 'requests').list()).toMatchObject([{ id: REQUEST.id }]);
});

test('nobody is thanked for what only memory would hold', async () => {
  vi.stubEnv('CMS_URL', 'http://127.0.0.1:1');
  vi.stubEnv('CMS_REQUESTS_TOKEN', SECRET);
  const { collectRequest } = await import('./collect-request');
  expect(await collectRequest(REQUEST)).toBe(false);
});

/** A folder for what outlives the process. */
function ownState(): string {
  const folder = mkdtempSync(join(tmpdir(), 'requests-'));
  vi.stubEnv('STATE_DIR', folder);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A CMS that takes every request; their ids are returned. */
async function openCms(): Promise<string[]> {
  const taken: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk;
    });
    request.on('end', () => {
      taken.push(JSON.parse(body).id);
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('CMS_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return taken;
}

async function isThere(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 1_000 });
  redis.on('error', () => undefined);
  const answer = await redis.ping().catch(() => undefined);
  redis.disconnect();
  return answer === 'PONG';
}
