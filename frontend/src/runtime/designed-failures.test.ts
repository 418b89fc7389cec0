import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { forgetProcess } from '~/testing/new-process';
import { stubEnv } from '~/testing/stub-env';
import { FAILED, MISSING } from './failed-page';

const FAILED_PAGE = `<main>Ошибка! ${FAILED.reference} <a href="${FAILED.address}">Ещё раз</a></main>`;
const MISSING_PAGE = '<main>Такой страницы нет</main>';
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const OF_APP_ROUTER = { ...HTML, vary: 'rsc, next-router-state-tree' };
const BLANK = '<html id="__next_error__"></html>';

beforeEach(stubEnv);
afterEach(() => vi.unstubAllEnvs());

describe('a page that failed', () => {
  test.each<[string, RequestListener]>([
    ['written as a whole', (_, response) => response.writeHead(500, HTML).end(BLANK)],
    [
      'by a status alone',
      (_, response) => {
        response.statusCode = 500;
        response.setHeader('content-type', 'text/html');
        response.end(BLANK);
      },
    ],
    [
      'streamed and compressed',
      (_, response) => {
        response.setHeader('content-encoding', 'gzip');
        response.setHeader('content-length', 7);
        response.writeHead(500, { ...HTML, etag: '"1"' });
        Readable.from(Array.from({ length: 100 }, () => BLANK))
          .pipe(createGzip())
          .pipe(response);
      },
    ],
  ])('%s is answered with words and a way on', async (_, listener) => {
    const { ask } = await open(listener);
    const answer = await ask('/order?preset=1&x="');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const reference = answer.headers.get('x-request-id') ?? '';
    expect(reference).toMatch(/^[0-9a-f-]{36}$/);
    expect(await answer.text()).toBe(
      `<main>Ошибка! ${reference} <a href="/order?preset=1&amp;x=%22">Ещё раз</a></main>`,
    );
  });

  test('because a service is away is a 503 that says when to come again', async () => {
    const { ask, outages } = await open((_, response) => {
      outages.noteOutage(Object.assign(new Error('away'), { name: 'ContentOutage' }));
      response.writeHead(500, HTML).end(BLANK);
    });
    const answer = await ask('/');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });

  test('names the request that it is logged under', async () => {
    const { ask } = await open((_, response) => {
      response.setHeader('x-request-id', 'visit-7');
      response.writeHead(500, HTML).end(BLANK);
    });
    expect(await (await ask('/')).text()).toContain('visit-7');
  });

  test.each(['//evil.example', '/\\evil.example'])('leads nobody to %s', async (address) => {
    const { failedPage } = await import('./failed-page');
    expect(failedPage(FAILED_PAGE, { reference: 'r', address })).toContain('<a href="/">');
  });

  test('tells a HEAD the same but the words', async () => {
    const { ask } = await open((_, response) => response.writeHead(500, HTML).end(BLANK));
    const answer = await ask('/', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([500, '']);
  });
});

describe('a failure before there is a page', () => {
  const plain: RequestListener = (_, response) => {
    response.statusCode = 500;
    response.end('Internal Server Error');
  };

  test('has words for who looks for a page', async () => {
    const { ask } = await open(plain);
    const answer = await ask('/', { headers: { accept: 'text/html,*/*' } });
    expect(await answer.text()).toContain('Ошибка!');
  });

  test('is left as it is for programs', async () => {
    const { ask } = await open(plain);
    expect(await (await ask('/')).text()).toBe('Internal Server Error');
  });
});

describe('a page that is not there', () => {
  test('of the App Router is answered with words', async () => {
    const { ask } = await open((_, response) => response.writeHead(404, OF_APP_ROUTER).end(BLANK));
    const answer = await ask('/nowhere');
    expect([answer.status, await answer.text()]).toEqual([404, MISSING_PAGE]);
  });

  test('in a translation leads to its address in the first language, whatever that holds', async () => {
    const { ask } = await open((_, response) => response.writeHead(404, OF_APP_ROUTER).end(BLANK), {
      missing: `<a href="${MISSING.original}">Русский</a>`,
    });
    const answers = ['/en/blog/article?from=$&"<b>', '/en', '/en//evil.example'].map(async (address) =>
      (await ask(address)).text(),
    );
    expect(await Promise.all(answers)).toEqual([
      '<a href="/blog/article?from=$&amp;%22%3Cb%3E">Русский</a>',
      '<a href="/">Русский</a>',
      '<a href="/">Русский</a>',
    ]);
  });

  test('of another router has words of its own', async () => {
    const { ask } = await open((_, response) => response.writeHead(404, HTML).end('own words'));
    expect(await (await ask('/nowhere')).text()).toBe('own words');
  });
});

describe('everything else is left as it is', () => {
  test.each<[string, number, Record<string, string>]>([
    ['a page', 200, OF_APP_ROUTER],
    ['a page that says itself that something is away', 503, OF_APP_ROUTER],
    ['a failure in JSON', 500, { 'content-type': 'application/json' }],
    ['the data of a page', 404, { 'content-type': 'text/x-component', vary: 'rsc' }],
  ])('%s', async (_, status, headers) => {
    const { ask } = await open((_request, response) => {
      response.writeHead(status, headers);
      response.write('first, ');
      response.end('second');
    });
    const answer = await ask('/');
    expect([answer.status, await answer.text()]).toEqual([status, 'first, second']);
    expect(answer.headers.get('content-type')).toBe(headers['content-type']);
  });

  test('an answer whose page is not in the build', async () => {
    const { ask } = await open((_, response) => response.writeHead(500, HTML).end(BLANK), {
      failed: undefined,
    });
    expect(await (await ask('/')).text()).toBe(BLANK);
  });
});

async function open(
  listener: RequestListener,
  pages: { failed?: string | undefined; missing?: string } = {},
) {
  const { failed, missing } = { failed: FAILED_PAGE, missing: MISSING_PAGE, ...pages };
  const [{ designFailure }, outages] = await Promise.all([
    import('./designed-failures'),
    import('./outages'),
  ]);
  const server = createServer((request, response) => {
    designFailure(request, response, { failed: () => failed, missing: () => missing });
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    forgetProcess();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { ask: (path: string, init?: RequestInit) => fetch(url + path, init), outages };
}
