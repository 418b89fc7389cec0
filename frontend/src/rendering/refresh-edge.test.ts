import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

beforeEach(stubEnv);
afterEach(() => vi.unstubAllEnvs());

const usual: RequestListener = (_, response) => response.end('a page');

/** Where an edge is asked to fetch pages anew. */
async function openDoor(answer: RequestListener = usual) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers['accept-encoding']}`);
    answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked };
}

async function refreshingAt(url: string | undefined) {
  vi.stubEnv('EDGE_REFRESH_URL', url);
  const { log } = await import('~/runtime/log');
  const warn = vi.spyOn(log, 'warn');
  const { refreshEdge, KEPT_ENCODINGS } = await import('./refresh-edge');
  return { refreshEdge, warn, encodings: KEPT_ENCODINGS };
}

test('every copy of a page is fetched anew', async () => {
  const { url, asked } = await openDoor();
  const { refreshEdge, warn } = await refreshingAt(url);
  refreshEdge('/services/gpu');
  await expect.poll(() => asked.length).toBe(3);
  expect(asked.toSorted()).toEqual(['br, gzip', 'gzip', 'identity'].map((one) => `/services/gpu ${one}`));
  expect(warn).not.toHaveBeenCalled();
});

test('the copies are those that the edge keeps', async () => {
  const { encodings } = await refreshingAt(undefined);
  const conf = readFileSync(
    new URL('../../../deploy/nginx/vitrina/micro-cache.conf', import.meta.url),
    'utf8',
  );
  const [, lines = ''] = /\$edge_encoding \{(.*?)\}/s.exec(conf) ?? [];
  const kept = lines
    .trim()
    .split('\n')
    .map((line) => /("[^"]*"|\S+);$/.exec(line)?.[1]?.replaceAll('"', ''));
  expect(kept.toSorted()).toEqual([...encodings].toSorted());
});

test('where there is no edge nobody is asked', async () => {
  const { refreshEdge, warn } = await refreshingAt('');
  const lookedUp = vi.spyOn(globalThis, 'fetch');
  refreshEdge('/');
  expect(lookedUp).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
  lookedUp.mockRestore();
});

test('an edge that hangs holds nobody up, is named in the log, and is asked for the next page', async () => {
  let hangs = true;
  const { url, asked } = await openDoor((_, response) => void (hangs || response.end()));
  const { refreshEdge, warn } = await refreshingAt(url);
  expect(refreshEdge('/services/gpu')).toBeUndefined();
  await expect.poll(() => warn.mock.calls.length, { timeout: 5_000 }).toBe(1);
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ page: '/services/gpu' });
  hangs = false;
  refreshEdge('/blog');
  await expect.poll(() => asked.filter((one) => one.startsWith('/blog ')).length).toBe(3);
  expect(warn).toHaveBeenCalledTimes(1);
});

test.each([
  ['refuses', 403, 1],
  ['cannot reach the site', 502, 1],
  ['hears that the page is gone', 410, 0],
  ['hears that the page has moved', 308, 0],
])('an edge that %s (%i) is named in the log %i times', async (_, status, times) => {
  const { url, asked } = await openDoor((_asked, response) =>
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(),
  );
  const { refreshEdge, warn } = await refreshingAt(url);
  refreshEdge('/blog/old');
  refreshEdge('/blog/next');
  await expect.poll(() => asked.filter((one) => one.startsWith('/blog/next')).length).toBe(3);
  await expect
    .poll(() => warn.mock.calls.filter(([told]) => Reflect.get(Object(told), 'page') === '/blog/old').length)
    .toBe(times);
});

test('a page that waits is asked for once, and one that is being asked for once more', async () => {
  const held: ServerResponse[] = [];
  let isOpen = false;
  const { url, asked } = await openDoor(
    (_, response) => void (isOpen ? response.end() : held.push(response)),
  );
  const { refreshEdge } = await refreshingAt(url);
  for (const page of ['/1', '/2', '/3', '/4']) refreshEdge(page);
  await expect.poll(() => asked.length).toBe(12);
  for (let turn = 0; turn < 3; turn += 1) for (const page of ['/1', '/5']) refreshEdge(page);
  isOpen = true;
  for (const response of held) response.end();
  await expect.poll(() => asked.filter((one) => one.startsWith('/5 ')).length).toBe(3);
  expect(asked.filter((one) => one.startsWith('/1 '))).toHaveLength(6);
  expect(asked).toHaveLength(18);
});
