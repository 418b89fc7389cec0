import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NextApiRequest, NextApiResponse } from 'next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

let server: Server;
let origin: string;
let make: () => Promise<string | undefined>;
let kind: 'markdown' | 'sitemap';

beforeEach(async () => {
  stubEnv();
  kind = 'markdown';
  const { sendText } = await import('./send-text');
  server = createServer((request, response) => {
    const api = Object.assign(response, {
      status: (code: number) => Object.assign(response, { statusCode: code }),
      send: (body: string) => response.end(body),
    });
    void sendText(request as NextApiRequest, api as unknown as NextApiResponse, {
      ...{ kind, key: request.url ?? '', contentType: 'text/markdown', make },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

test('a text is sent with its type, and may be kept for a minute', async () => {
  make = async () => '# Заголовок\n';
  const answer = await fetch(`${origin}/a.md`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('max-age=60');
  expect(await answer.text()).toBe('# Заголовок\n');
});

test('what does not exist is a 404 with words, which nobody keeps', async () => {
  make = async () => undefined;
  const answer = await fetch(`${origin}/none.md`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await answer.text()).toBe('Здесь ничего нет.\n');
});

test('while the CMS is away the last good copy is sent, and what nobody has read is a 503 that says when to come back', async () => {
  const { ContentOutage } = await import('~/content/client');
  make = async () => 'как было';
  await fetch(`${origin}/known.md`);
  make = async () => {
    throw new ContentOutage('away');
  };
  // As many seconds later as a copy is fresh, and one.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000);
  expect(await (await fetch(`${origin}/known.md`)).text()).toBe('как было');
  const unknown = await fetch(`${origin}/unknown.md`);
  expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '30']);
});

test('however many ask for addresses that do not exist, a good copy stays', async () => {
  let asked = 0;
  make = async () => {
    asked += 1;
    return 'текст';
  };
  await fetch(`${origin}/good.md`);
  make = async () => undefined;
  for (let count = 0; count < 120; count += 1) await fetch(`${origin}/none-${count}.md`);
  expect(await (await fetch(`${origin}/good.md`)).text()).toBe('текст');
  expect(asked).toBe(1);
});

test('however many articles are read, the map of the site stays', async () => {
  let asked = 0;
  make = async () => {
    asked += 1;
    return 'текст';
  };
  kind = 'sitemap';
  await fetch(`${origin}/sitemap.xml`);
  kind = 'markdown';
  for (let count = 0; count < 120; count += 1) await fetch(`${origin}/article-${count}.md`);
  expect(asked).toBe(121);
  kind = 'sitemap';
  await fetch(`${origin}/sitemap.xml`);
  expect(asked).toBe(121);
});

test('who comes while a text is made for the first time waits for the same one', async () => {
  let asked = 0;
  let finish = (_: string) => {};
  make = () => {
    asked += 1;
    return new Promise((resolve) => {
      finish = resolve;
    });
  };
  const answers = [fetch(`${origin}/a.md`), fetch(`${origin}/a.md`)];
  await expect.poll(() => asked).toBe(1);
  // Time enough for the second one to ask, too.
  await fetch(`${origin}/a.md`, { method: 'POST' });
  finish('текст');
  for (const answer of await Promise.all(answers)) expect(await answer.text()).toBe('текст');
  expect(asked).toBe(1);
});

test('a text is read and not written', async () => {
  make = async () => 'текст';
  const answer = await fetch(`${origin}/a.md`, { method: 'POST' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
