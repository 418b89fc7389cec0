import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NextFetchEvent } from 'next/server';
import { NextRequest } from 'next/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { PLAIN_VISIT } from '~/runtime/admission';
import { parseRequestId } from '~/runtime/request-id';
import { stubEnv } from '~/testing/stub-env';

beforeEach(stubEnv);

test('a webmaster’s link goes on to the same page without its keys, and leaves a cookie', async () => {
  const { answer, reported } = await follow('/tutorials/linux?page=2&wmid=501&bannerID=top&x=%D1%8F');
  expect(answer.status).toBe(307);
  expect(answer.headers.get('location')).toBe('http://127.0.0.1:1/tutorials/linux?page=2&x=%D1%8F');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('set-cookie')).toBe('wmid=501; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax');
  expect(reported).toBe(1);
});

test('a visit is reported once: whoever has the cookie only goes on', async () => {
  const { answer, reported } = await follow('/?wmid=501', 'wmid=501');
  expect(answer.headers.get('location')).toBe('http://127.0.0.1:1/');
  expect(answer.headers.has('set-cookie')).toBe(false);
  expect(reported).toBe(0);
});

test('another webmaster takes the visitor over', async () => {
  const { answer, reported } = await follow('/?wmid=502', 'wmid=501');
  expect(answer.headers.get('set-cookie')).toMatch(/^wmid=502;/);
  expect(reported).toBe(1);
});

test.each(['', 'a b', 'a;b', '<script>', 'a'.repeat(65)])(
  'the wmid "%s" is nobody’s and is dropped',
  async (wmid) => {
    const { answer, reported } = await follow(`/?${new URLSearchParams({ wmid })}`);
    expect(answer.headers.get('location')).toBe('http://127.0.0.1:1/');
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(reported).toBe(0);
  },
);

test('two slashes lead to no other site', async () => {
  const { answer } = await follow('//evil.test/?wmid=501');
  expect(new URL(answer.headers.get('location') ?? '').origin).toBe('http://127.0.0.1:1');
});

test('every page that React runs has a nonce, and no document', async () => {
  const { REACT_PAGES } = await import('~/urls/paths');
  const folder = fileURLToPath(new URL('./app/(react)', import.meta.url));
  const pages = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'page.tsx')));
  expect([...REACT_PAGES].sort()).toEqual(pages.sort());
  const nonceAt = async (address: string) =>
    (await follow(address)).answer.headers.get('x-middleware-request-content-security-policy');
  for (const name of REACT_PAGES)
    expect(await nonceAt(`/${name}/below`)).toMatch(/^script-src 'nonce-\w{32}'$/);
  expect(await nonceAt('/tutorials')).toBeNull();
});

test('the page of all that is missing has no address of its own', async () => {
  const { answer } = await follow('/not-found');
  expect(answer.headers.get('x-middleware-rewrite')).toMatch(/\/not-found\/nowhere$/);
});

test('it is passed by with the header that is set for a plain visit', async () => {
  const { config } = await import('./proxy');
  const keys = config.matcher.flatMap((one) => ('missing' in one ? one.missing.map(({ key }) => key) : []));
  expect(keys).toEqual([PLAIN_VISIT]);
});

test('a form of accounts that does not exist is answered by a page of its own, a known one as ever', async () => {
  const unknown = await follow('/registration?auth=registrationMoon');
  expect(unknown.answer.headers.get('x-middleware-rewrite')).toMatch(/\/unknown-form$/);
  const known = await follow('/registration?auth=registrationVds&preset=1');
  expect(known.answer.headers.get('x-middleware-next')).toBe('1');
});

// Rule R2: an unknown auth raises an error.
test('an unknown form is logged as an error under the id of its request, a known one is not', async () => {
  const { log } = await import('~/runtime/log');
  const error = vi.spyOn(log, 'error');
  await follow('/registration?auth=registrationVds');
  await follow('/registration');
  expect(error).not.toHaveBeenCalled();
  const { answer } = await follow('/registration?auth=registrationMoon');
  const requestId = answer.headers.get('x-request-id');
  expect(error.mock.calls).toEqual([[{ requestId, auth: 'registrationMoon' }, 'unknown auth']]);
});

test('an address an editor leads away from is left for GET and HEAD, and made again for whoever makes pages', async () => {
  await withRedirect({ from: '/old', to: '/new' });
  for (const method of ['GET', 'HEAD']) {
    const { answer } = await follow('/old?x=1', '', { method });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('http://127.0.0.1:1/new?x=1');
    // A browser that kept it would go in a circle once the editor leads back.
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  expect((await follow('/old', '', { method: 'POST' })).answer.status).toBe(200);
  const again = await follow('/old', '', { headers: { 'x-prerender-revalidate': 'secret' } });
  expect(again.answer.status).toBe(200);
});

test('where a page was withdrawn that is said, unless an editor leads on from there', async () => {
  await withRedirect({ from: '/old', to: '/new', gone: ['/old', '/was-here', '/blog/was-here'] });
  const saidAt = async (path: string, init = {}) =>
    (await follow(path, '', init)).answer.headers.has('x-vitrina-withdrawn');
  expect((await follow('/old')).answer.status).toBe(308);
  expect(await saidAt('/Was-Here/?x=1')).toBe(true);
  expect(await saidAt('/blog/was-here.md')).toBe(true);
  expect(await saidAt('/blog/was-here/rss.xml')).toBe(true);
  // Only articles and lists have twins.
  expect(await saidAt('/was-here.md')).toBe(false);
  expect(await saidAt('/never-here')).toBe(false);
  expect(await saidAt('/was-here', { headers: { 'x-prerender-revalidate': 'secret' } })).toBe(false);
});

test('search engines find the key at the root, whatever redirects say, and no other name is a key', async () => {
  vi.resetModules();
  vi.stubEnv('INDEXNOW_KEY', 'a-key-of-the-shop');
  const { answer } = await follow('/a-key-of-the-shop.txt');
  expect([answer.status, await answer.text()]).toEqual([200, 'a-key-of-the-shop']);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await (await follow('/another-key.txt')).answer.text()).toBe('');
});

test('a form of another site, and one that nobody reads to its end, is answered by a page that says why', async () => {
  const form = { 'content-type': 'multipart/form-data; boundary=x', host: '127.0.0.1:1' };
  const send = (path: string, headers: object) =>
    follow(path, '', { method: 'POST', headers: { ...form, ...headers } });
  const foreign = await send('/registration', { origin: 'https://evil.test' });
  expect(foreign.answer.headers.get('x-middleware-rewrite')).toMatch(
    /\/unknown-form\?refusal=from-elsewhere$/,
  );
  const large = await send('/order', { 'content-length': '5000000' });
  expect(large.answer.headers.get('x-middleware-rewrite')).toMatch(/\/unknown-form\?refusal=too-large$/);
  const own = await send('/registration', { origin: 'http://127.0.0.1:1' });
  expect(own.answer.headers.get('x-middleware-next')).toBe('1');
  // A route of its own, which looks at more than the origin.
  const ending = await send('/log-out', { origin: 'null' });
  expect(ending.answer.headers.get('x-middleware-next')).toBe('1');
});

test.each(['visit-7', '0193a1b2-0000-7000-8000-000000000000', 'edge:1.2_3', 'x'.repeat(128)])(
  'the request id "%s" is taken over from the edge, for the page and in its answer',
  async (id) => {
    const answer = await answerTo(requestWith(id));
    expect(answer.headers.get('x-request-id')).toBe(id);
    expect(answer.headers.get('x-middleware-request-x-request-id')).toBe(id);
  },
);

test.each([undefined, '', 'two words', '<script>', 'a\tb', 'привет', 'x'.repeat(129)])(
  '"%s" is no id: the request gets one of its own, and another each time',
  async (given) => {
    expect(parseRequestId(given)).toBeUndefined();
    if (given && /[^\x20-\x7e]/.test(given)) return;
    const answers = await Promise.all([1, 2].map(() => answerTo(requestWith(given))));
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
  },
);

/** Only a webmaster's link needs one. */
const NO_EVENT = {} as NextFetchEvent;

async function answerTo(request: NextRequest) {
  const { proxy } = await import('./proxy');
  return proxy(request, NO_EVENT);
}

function requestWith(id: string | undefined): NextRequest {
  return new NextRequest('https://site.example/order', {
    headers: id === undefined ? {} : { 'x-request-id': id },
  });
}

async function withRedirect({
  from,
  to,
  gone = [],
}: {
  from: string;
  to: string;
  gone?: string[];
}): Promise<void> {
  vi.resetModules();
  const rows = [[from, to, false]];
  const answer = JSON.stringify({ data: { redirectTable: { version: '1', rows, gone } } });
  const cms = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer),
  );
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void cms.close());
  const address = cms.address();
  vi.stubEnv('CMS_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
}

async function follow(path: string, cookie = '', { method = 'GET', headers = {} } = {}) {
  const { proxy } = await import('./proxy');
  const work: Promise<unknown>[] = [];
  const event = { waitUntil: (promise: Promise<unknown>) => work.push(promise) } as unknown as NextFetchEvent;
  const answer = await proxy(
    new NextRequest(`http://127.0.0.1:1${path}`, { method, headers: { ...headers, cookie } }),
    event,
  );
  await Promise.all(work);
  return { answer, reported: work.length };
}
