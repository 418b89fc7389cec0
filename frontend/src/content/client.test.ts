import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';
import { redirectTableQuery } from './page-queries';

const ANSWER = { redirectTable: { version: '1', rows: [] } };

beforeEach(async () => {
  stubEnv();
  (await import('./coalesced-queries')).invalidateQueries();
});
afterEach(() => vi.unstubAllEnvs());

test('an answer is what the CMS says', async () => {
  await openCms((_, response) => json(response, { data: ANSWER }));
  expect(await ask()).toMatchObject(ANSWER);
});

test('a question of a page names the changes that the site was told of, and no other does', async () => {
  const named: unknown[] = [];
  await openCms((request, response) => {
    named.push(request.headers['x-after-changes']);
    json(response, { data: ANSWER });
  });
  vi.stubEnv('CMS_PREVIEW_TOKEN', 'a-token-that-reads-drafts-0123456789');
  const { askCmsAnew, askCmsForDraft } = await import('./client');
  const { invalidateQueries } = await import('./coalesced-queries');
  await ask();
  // A process that has just begun names none.
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  (await import('./told-changes')).noteChange('12');
  invalidateQueries();
  await ask();
  vi.restoreAllMocks();
  await askCmsAnew(redirectTableQuery, { known: null });
  await askCmsForDraft(redirectTableQuery, { known: null });
  expect(named).toEqual([undefined, '12', undefined, undefined]);
});

test('a page whose time is over does not wait for a CMS that hangs', async () => {
  await openCms(() => undefined);
  // The question itself may take longer than any test waits.
  vi.stubEnv('PAGE_DEADLINE_MS', '60000');
  const { within } = await import('~/runtime/deadline');
  await expect(within(50, ask)).rejects.toMatchObject({ name: 'ContentOutage' });
});

test('after one page has waited in vain the next ones do not, until the CMS answers', async () => {
  let isAway = true;
  await openCms((_, response) => (isAway ? undefined : json(response, { data: ANSWER })));
  vi.stubEnv('PAGE_DEADLINE_MS', '60000');
  const { within } = await import('~/runtime/deadline');
  const { invalidateQueries } = await import('./coalesced-queries');
  await expect(within(2_000, ask)).rejects.toMatchObject({ name: 'ContentOutage' });
  invalidateQueries();
  // No test would wait for a minute.
  await expect(ask()).rejects.toMatchObject({ name: 'ContentOutage' });
  isAway = false;
  invalidateQueries();
  expect(await ask()).toMatchObject(ANSWER);
});

test('an answer without an end is an outage, and is not taken', async () => {
  let isLeft = () => {};
  const left = new Promise<void>((resolve) => {
    isLeft = resolve;
  });
  let sent = 0;
  await openCms((_, response) => {
    response.once('close', isLeft);
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = Buffer.alloc(64 * 1024, ' ');
    const pour = () => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length;
    };
    response.on('drain', pour);
    pour();
  });
  await expect(ask()).rejects.toMatchObject({ name: 'ContentOutage' });
  await left;
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});

test('questions do not pile up before a CMS that hangs', async () => {
  const { asked } = await openCms(() => undefined);
  const { askCms } = await import('./client');
  const questions = Array.from({ length: 300 }, (_, number) =>
    askCms(redirectTableQuery, { known: String(number) }).catch((error: Error) => error.message),
  );
  const outages = await Promise.all(questions);
  // Who finds no place is told so at once, while the others still wait.
  expect(outages.filter((outage) => outage === 'too many questions are waiting for the CMS')).toHaveLength(
    44,
  );
  expect(asked()).toBeLessThanOrEqual(256);
});

test('an outage is one for every bundle that waits for the same question', async () => {
  const { asked } = await openCms((_, response) => response.writeHead(500).end());
  const first = await import('./client');
  const here = first.askCms(redirectTableQuery, { known: null }).catch((error) => error);
  // The routers are bundled apart: each has classes of its own.
  vi.resetModules();
  const { ContentOutage } = await import('./client');
  const there = ask().catch((error) => error);
  expect(await there).toBeInstanceOf(ContentOutage);
  expect(await here).toBeInstanceOf(first.ContentOutage);
  expect(asked()).toBe(1);
});

async function ask() {
  const { askCms } = await import('./client');
  return askCms(redirectTableQuery, { known: null });
}

async function openCms(answer: RequestListener): Promise<{ asked: () => number }> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    response.on('error', () => undefined);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('CMS_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { asked: () => asked };
}

function json(response: Parameters<RequestListener>[1], body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
