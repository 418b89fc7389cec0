import type { RequestListener } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import PQueue from 'p-queue';
import { afterEach, expect, test } from 'vitest';
import { forgetProcess } from '~/testing/new-process';
import { openRaw } from '~/testing/open-raw';
import { processWide } from './process-wide';

const PAGE = `<main>${'Тарифы '.repeat(400)}</main>`;
const HTML = 'text/html; charset=utf-8';

afterEach(forgetProcess);

const kept: RequestListener = (request, response) => {
  request.url = request.url?.replace(/^\/en/, '');
  response.setHeader('content-type', HTML);
  response.setHeader('x-nextjs-cache', 'HIT');
  response.end(PAGE);
};

test('a page that is kept is packed once, however many ask for it, and named by its content', async () => {
  const { ask } = await open(kept);
  const [first, second] = [await ask('gzip, deflate'), await ask('gzip')];
  expect(first.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(first.body).toString()).toBe(PAGE);
  expect(second.body.equals(first.body)).toBe(true);
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
});

test('who reads Brotli gets a smaller one, packed once as well, by the same name', async () => {
  const { ask } = await open(kept);
  const answers = [await ask('gzip, deflate, br, zstd'), await ask('br'), await ask('BR;q=0.5, gzip;q=1')];
  const gzip = await ask('gzip, br;q=0');
  for (const { headers, body } of answers) {
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['br', 'accept-encoding']);
    expect(headers.get('content-length')).toBe(String(body.length));
    expect(brotliDecompressSync(body).toString()).toBe(PAGE);
    expect(headers.get('etag')).toBe(gzip.headers.get('etag'));
    expect(body.length).toBeLessThan(gzip.body.length);
  }
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
});

test('a page that is visited again is packed smaller, by the same name', async () => {
  const page = `<main>${Array.from({ length: 3_000 }, (_, place) => `<b>${(place * 7_919) % 9_973}</b>`).join('')}</main>`;
  const { ask } = await open((_, response) =>
    response.setHeader('content-type', HTML).setHeader('x-nextjs-cache', 'HIT').end(page),
  );
  const [first, second] = [await ask('br'), await ask('br')];
  expect(second.body.equals(first.body)).toBe(true);
  await packedSmaller();
  const smaller = await ask('br');
  expect(smaller.body.length).toBeLessThan(first.body.length * 0.98);
  expect(brotliDecompressSync(smaller.body).toString()).toBe(page);
  expect(smaller.headers.get('content-length')).toBe(String(smaller.body.length));
  expect(smaller.headers.get('etag')).toBe(first.headers.get('etag'));
});

test('what the site asks itself, and what is made for each visit, is not packed again', async () => {
  let headers: Record<string, string> = { 'x-nextjs-cache': 'HIT' };
  const { ask } = await open((_, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('content-type', HTML).end(PAGE);
  });
  const { NO_VISIT } = await import('./packed-pages');
  for (let time = 0; time < 3; time += 1) await ask('br', { [NO_VISIT]: '1' }, '/made-again');
  for (let time = 0; time < 3; time += 1) await ask('gzip', {}, '/read-by-old-browsers');
  headers = { 'cache-control': 'public, max-age=5' };
  for (let time = 0; time < 3; time += 1) await ask('br', {}, '/status');
  expect(keptPages().map(({ name, wasQueued }) => [name, wasQueued])).toEqual([
    ['/made-again', false],
    ['/read-by-old-browsers', false],
    ['/status', false],
  ]);
});

test('a page that is made anew before its turn is not packed again', async () => {
  let page = PAGE;
  const { ask } = await open((_, response) =>
    response.setHeader('content-type', HTML).setHeader('x-nextjs-cache', 'HIT').end(page),
  );
  packing().pause();
  const first = await ask('br');
  await ask('br');
  const [old] = keptPages();
  page = `${PAGE}!`;
  await ask('br');
  packing().start();
  await packedSmaller();
  expect([old?.wasQueued, old?.bodies.get('br')?.equals(first.body)]).toEqual([true, true]);
  expect(keptPages().map(({ page: text }) => text)).toEqual([page]);
});

test('who knows the page is told that it is the same, and a new one has another name', async () => {
  let page = PAGE;
  const { ask } = await open((_, response) => {
    response.setHeader('content-type', HTML);
    response.setHeader('x-nextjs-cache', 'STALE');
    response.end(page);
  });
  const etag = (await ask('gzip')).headers.get('etag') ?? '';
  const again = await ask('gzip', { 'if-none-match': etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  page = `${PAGE}!`;
  const renewed = await ask('gzip', { 'if-none-match': etag });
  expect([renewed.status, gunzipSync(renewed.body).toString()]).toEqual([200, `${PAGE}!`]);
});

test('an edge may answer with it for a second, and two more while it fetches a newer one', async () => {
  const { ask } = await open((asked, response) => {
    response.setHeader('cache-control', 's-maxage=60, stale-while-revalidate=31535940');
    kept(asked, response);
  });
  const etag = (await ask('gzip')).headers.get('etag') ?? '';
  for (const answer of [
    await ask('gzip'),
    await ask('identity'),
    await ask('gzip', { 'if-none-match': etag }),
  ])
    expect(answer.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=1, stale-while-revalidate=2',
    );
});

test.each(['identity', 'zstd', 'x-gzip', 'br;q=0', 'gzip;q=0', 'gzip; q=0.0, identity'])(
  'who takes %s gets the page as it is',
  async (encoding) => {
    const { ask } = await open(kept);
    const answer = await ask(encoding);
    expect([answer.headers.get('content-encoding'), answer.body.toString()]).toEqual([null, PAGE]);
  },
);

test.each<[string, RequestListener]>([
  [
    'what is no page',
    (_, response) =>
      response.setHeader('x-nextjs-cache', 'HIT').setHeader('content-type', 'application/json').end(PAGE),
  ],
  [
    'a page that flows',
    (_, response) => {
      response.setHeader('content-type', HTML).write(PAGE.slice(0, 9));
      response.end(PAGE.slice(9));
    },
  ],
])('%s is left as it is', async (_, listener) => {
  const { ask } = await open(listener);
  const answer = await ask('gzip');
  expect([answer.headers.get('etag'), answer.body.toString()]).toEqual([null, PAGE]);
  expect(answer.headers.get('cache-control')).toBeNull();
});

test.each<[string, number, Record<string, string>]>([
  ['a page made for one visit', 200, {}],
  ['a page that is not there', 404, {}],
  ['a failure', 500, { 'x-nextjs-cache': 'HIT' }],
])('%s is packed in one piece and kept by nobody', async (_, status, headers) => {
  const { ask } = await open(
    (_asked, response) => {
      const asNextWrites = {
        ...{ 'content-type': HTML, 'cache-control': 'private, no-store' },
        'content-length': String(Buffer.byteLength(PAGE)),
      };
      for (const [name, value] of Object.entries({ ...asNextWrites, ...headers }))
        response.setHeader(name, value);
      response.statusCode = status;
      response.end(PAGE);
    },
    await compressing(),
  );
  const [brotli, gzip, plain] = [await ask('gzip, br'), await ask('gzip'), await ask('identity')];
  expect([brotli, gzip, plain].map((answer) => answer.status)).toEqual([status, status, status]);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(PAGE);
  expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
  expect(plain.body.toString()).toBe(PAGE);
  for (const [answer, encoding] of [
    [brotli, 'br'],
    [gzip, 'gzip'],
    [plain, null],
  ] as const) {
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')?.toLowerCase()).toBe('accept-encoding');
    expect(answer.headers.get('content-length')).toBe(String(answer.body.length));
    expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([
      null,
      'private, no-store',
    ]);
  }
  expect([...processWide('packed-pages', () => new Map()).keys()]).toEqual([]);
});

test('a page that says that it is of no visit in particular is packed as one that is kept, for as long as it says', async () => {
  const { ask } = await open((_, response) =>
    response.setHeader('content-type', HTML).setHeader('cache-control', 'public, max-age=5').end(PAGE),
  );
  const { headers } = await ask('br');
  expect([headers.get('etag') !== null, headers.get('cache-control')]).toEqual([true, 'public, max-age=5']);
});

test('what somebody has looked at last is known, a few addresses of it, and what the site itself asked for is not', async () => {
  const { ask } = await open(kept);
  const { lastVisited, NO_VISIT } = await import('./packed-pages');
  for (let number = 0; number < 9; number += 1) await ask('br', {}, `/page-${number}?from=post`);
  await ask('gzip', {}, '/page-3');
  // Next.js takes the language from the address as it goes.
  await ask('br', {}, '/en/page-2');
  await ask('br', { [NO_VISIT]: '1' }, '/made-again');
  expect(lastVisited()).toEqual([
    '/en/page-2',
    ...['3', '8', '7', '6', '5', '4', '2'].map((number) => `/page-${number}`),
  ]);
});

test('of very many pages the oldest are packed anew', async () => {
  const { packedFor } = await import('./packed-pages');
  const asked = { headers: { 'accept-encoding': 'gzip' } } as Parameters<typeof packedFor>[0];
  const { body } = packedFor(asked, PAGE, '/a');
  expect(packedFor(asked, PAGE, '/a').body).toBe(body);
  const brotli = { headers: { 'accept-encoding': 'br' } } as Parameters<typeof packedFor>[0];
  expect(packedFor(brotli, PAGE, '/a').body).toBe(packedFor(brotli, PAGE, '/a').body);
  for (let number = 0; number < 500; number += 1) packedFor(asked, PAGE, `/${number}`);
  expect(packedFor(asked, PAGE, '/a').body).not.toBe(body);
});

test('of a page that is made again and again only the newest is kept, and of one without a name nothing', async () => {
  const { packedFor } = await import('./packed-pages');
  const asked = { headers: { 'accept-encoding': 'gzip' } } as Parameters<typeof packedFor>[0];
  for (let number = 0; number < 5; number += 1) packedFor(asked, String(number), '/a');
  packedFor(asked, 'failed', undefined);
  expect([...processWide('packed-pages', () => new Map()).keys()]).toEqual(['/a']);
});

test('nothing else packs it, or names another encoding, whatever a browser would take', async () => {
  const { ask } = await open(kept, await compressing());
  const first = await ask('gzip, deflate, br');
  const again = await ask('gzip, deflate, br', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([first.status, first.headers.get('content-encoding'), first.headers.get('vary')]).toEqual([
    ...[200, 'br', 'accept-encoding'],
  ]);
  expect([again.status, again.headers.get('content-encoding'), again.headers.get('content-length')]).toEqual([
    ...[304, null, null],
  ]);
  expect(brotliDecompressSync(first.body).toString()).toBe(PAGE);
});

interface Kept {
  name: string;
  page: string;
  bodies: Map<string, Buffer>;
  wasQueued: boolean;
}

function keptPages(): Kept[] {
  return [...processWide('packed-pages', () => new Map<string, Kept>()).values()];
}

function packing(): PQueue {
  return processWide('packing-smaller', () => new PQueue({ concurrency: 1 }));
}

/** Until nothing is left to pack. */
function packedSmaller(): Promise<void> {
  return packing().onIdle();
}

/** What packs every other answer, as `runtime/admission.ts` has it. */
async function compressing(): Promise<RequestListener> {
  const { default: compression } = await import('compression');
  const { isKeptPage } = await import('./packed-pages');
  const compress = compression({
    filter: (request, response) => !isKeptPage(response) && compression.filter(request, response),
  });
  return (request, response) => compress(request, response, () => undefined);
}

async function open(listener: RequestListener, before: RequestListener = () => undefined) {
  const { keepPacked } = await import('./packed-pages');
  return openRaw((asked, response) => {
    before(asked, response);
    keepPacked(asked, response);
    listener(asked, response);
  });
}
