import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { log } from '~/runtime/log';
import { inRequest, presentRequestId } from '~/runtime/present-request';
import { stubEnv } from '~/testing/stub-env';
import { healthOf } from './health';
import { metrics } from './metrics';
import { observeVisit } from './observe-visit';

beforeEach(stubEnv);
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a plain word is the id of a request, and of all that is asked for it', async () => {
  const { seen, inside } = await visit('/services', { headers: { 'x-request-id': 'visit-7' } });
  expect([seen['x-request-id'], inside]).toEqual(['visit-7', 'visit-7']);
});

test.each(['two words', '', 'x'.repeat(200)])('%j is none: the request gets one of ours', async (id) => {
  const { seen, inside } = await visit('/services', { headers: { 'x-request-id': id } });
  expect(seen['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(inside).toBe(seen['x-request-id']);
});

test.each([
  ['a page from a copy', '/services', 'GET', 200, 'debug'],
  ['what browsers tell of each page', '/api/counts', 'POST', 204, 'debug'],
  ['a form', '/registration', 'POST', 200, 'info'],
  ['what is missing', '/nowhere/at-all', 'GET', 404, 'info'],
  ['a failure', '/services', 'GET', 503, 'info'],
] as const)('%s is a line of its level', async (_, path, method, status, level) => {
  const lines = { debug: vi.spyOn(log, 'debug'), info: vi.spyOn(log, 'info') };
  await visit(`${path}?name=anna`, { method }, status);
  await expect.poll(() => lines[level]).toHaveBeenCalledTimes(1);
  const [line] = lines[level].mock.calls[0] ?? [];
  expect(line).toMatchObject({ method, status, path, requestId: expect.any(String) });
  expect(JSON.stringify(line)).not.toContain('anna');
});

test('files and addresses of nothing count neither for the site nor against it', async () => {
  const before = healthOf('site');
  for (const [path, status] of [
    ['/assets/a.png', 502],
    ['/_next/static/a.js', 200],
    ['/fonts/a.woff2', 200],
    ['/islands/a.js', 500],
    ['/wp-login.php', 404],
    ['/services', 200],
  ] as const)
    await visit(path, {}, status);
  await expect.poll(() => healthOf('site')).toMatchObject({ good: before.good + 1, bad: before.bad });
});

test('a request is counted by its route, and a failed page counts for how the site is doing', async () => {
  const before = healthOf('site').bad;
  await visit('/services/databases', {}, 503);
  await visit('/api/ready', {}, 503);
  await expect.poll(() => healthOf('site').bad).toBe(before + 1);
  const { values } = await metrics().requests.get();
  expect(values).toContainEqual(
    expect.objectContaining({
      metricName: 'vitrina_site_request_seconds_count',
      labels: { route: '/services/[slug]', method: 'GET', status: 503 },
      value: 1,
    }),
  );
});

async function visit(path: string, init: RequestInit = {}, status = 200) {
  let seen: IncomingHttpHeaders = {};
  let inside = '';
  const server = createServer((request, response) => {
    const present = observeVisit(request, response);
    inRequest(present, () => {
      seen = request.headers;
      inside = presentRequestId();
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
  return { seen, inside };
}
