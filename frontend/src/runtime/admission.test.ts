import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { forgetProcess } from '~/testing/new-process';
import { stubEnv } from '~/testing/stub-env';
import type { Admit } from './admission';

const KEY = Symbol.for('vitrina.server');
const GATE = {
  isPlainVisit: ({ url }: IncomingMessage) => url === '/plain',
  isRefusedAhead: ({ url, headers }: IncomingMessage) => url === '/order' && 'sec-purpose' in headers,
  readLanguage: (url: string) => ({ spoken: { language: 'ru', prefix: '' } as const, url }),
  observe: () => ({ id: 'visit-7', span: { traceparent: undefined, traceId: undefined, end: () => {} } }),
};

beforeEach(stubEnv);
afterEach(() => {
  forgetProcess();
  vi.unstubAllEnvs();
  Reflect.deleteProperty(globalThis, KEY);
});

test('without our server the site does not start, and says which one it wants', async () => {
  const { beginAdmitting } = await import('./admission');
  expect(() => beginAdmitting(GATE)).toThrow(/node server\.mjs/);
});

test('`next dev` may be the server: a developer is the only visitor', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const { beginAdmitting } = await import('./admission');
  expect(() => beginAdmitting(GATE)).not.toThrow();
});

test.each([
  ['0', '127.0.0.1'],
  ['1', '203.0.113.7'],
])('behind %s proxies the site sees %s', async (proxies, seen) => {
  const { headers } = await ask(proxies, {
    headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7', 'x-prerender-revalidate': 'x' },
  });
  expect(headers?.['x-forwarded-for']).toBe(seen);
  expect(headers).not.toHaveProperty('x-prerender-revalidate');
});

test.each([
  [{ method: 'TRACE', path: '/' }, 405],
  [{ method: 'OPTIONS', path: '*' }, 204],
  [{ method: 'GET', path: 'https://evil.test/' }, 400],
  [{ method: 'POST', path: 'ftp://evil.test?wmid=501' }, 400],
  [{ method: 'GET', path: '*' }, 405],
])('%o asks for no page and is answered without one', async (asked, status) => {
  expect(await ask('0', asked)).toMatchObject({ status, allow: 'GET, HEAD, POST', headers: undefined });
});

test('what only a visitor may ask for is not shown to Next.js ahead of them', async () => {
  const ahead = { path: '/order', headers: { 'sec-purpose': 'prefetch' } };
  expect(await ask('0', ahead)).toMatchObject({ status: 403, headers: undefined });
  expect((await ask('0', { path: '/order' })).headers).toBeDefined();
});

test('OPTIONS of a page goes on to it', async () => {
  expect((await ask('0', { method: 'OPTIONS', path: '/services' })).headers).toBeDefined();
});

test('a plain visit goes past the proxy, and nobody outside can say that theirs is one', async () => {
  const plain = 'x-vitrina-plain-visit';
  expect((await ask('0', { path: '/plain' })).headers?.[plain]).toBe('1');
  expect((await ask('0', { path: '/order', headers: { [plain]: '1' } })).headers).not.toHaveProperty(plain);
});

test.each([
  ['https://shop.example', 'max-age=31536000'],
  ['http://shop.example', undefined],
])('visitors of %s are told to come by HTTPS: %s', async (site, told) => {
  vi.stubEnv('SITE_URL', site);
  expect((await ask('0', {})).hsts).toBe(told);
});

test('Next.js is not asked twice in a second for a page that it keeps, and is for everything else', async () => {
  // Within a second, however slow the machine.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  onTestFinished(() => clock.mockRestore());
  expect((await ask('0', { path: '/plain' })).headers).toBeDefined();
  expect(await ask('0', { path: '/plain' })).toMatchObject({ status: 200, headers: undefined });
  expect((await ask('0', { path: '/order' })).headers).toBeDefined();
  expect((await ask('0', { path: '/order' })).headers).toBeDefined();
});

/** What a site behind so many proxies sees of a request, if it sees it at all. */
async function ask(proxies: string, { method = 'GET', path = '/', headers = {} }) {
  vi.stubEnv('TRUSTED_PROXIES', proxies);
  const admitWith = vi.fn<(admit: Admit) => void>();
  Reflect.set(globalThis, KEY, { admitWith });
  const { beginAdmitting } = await import('./admission');
  beginAdmitting(GATE);
  let seen: IncomingHttpHeaders | undefined;
  const server = createServer((asked, response) =>
    admitWith.mock.lastCall?.[0](asked, response, async () => {
      seen = asked.headers;
      response.setHeader('content-type', 'text/html').setHeader('x-nextjs-cache', 'HIT').end('A page');
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method, path, headers }, (got) => resolve(got.resume()));
    sent.on('error', reject).end();
  });
  const { allow, 'strict-transport-security': hsts } = answer.headers;
  return { status: answer.statusCode, allow, hsts, headers: seen };
}
