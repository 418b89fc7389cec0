import type { ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { forgetProcess } from '~/testing/new-process';
import { openRaw } from '~/testing/open-raw';
import { standingClock } from '~/testing/standing-clock';

const PAGE = `<main>${'Тарифы '.repeat(400)}</main>`;
const HTML = 'text/html; charset=utf-8';

const clock = standingClock();

afterEach(forgetProcess);

test('within a second a visit is answered as the one before it, and Next.js is not asked', async () => {
  const { ask, asked, change } = await open();
  const first = await ask('br');
  change(`${PAGE}!`);
  clock.now += 999;
  const [again, packed, plain] = [await ask('br'), await ask('gzip'), await ask('identity')];
  const known = await ask('br', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(asked()).toBe(1);
  expect(Object.fromEntries(again.headers)).toEqual({
    ...Object.fromEntries(first.headers),
    date: expect.anything(),
    // What stood in the answer before Next.js was asked is set anew for each visit.
    'x-visit': '2',
  });
  expect(again.body.equals(first.body)).toBe(true);
  expect([gunzipSync(packed.body).toString(), plain.body.toString()]).toEqual([PAGE, PAGE]);
  expect(plain.headers.get('content-length')).toBe(String(Buffer.byteLength(PAGE)));
  expect([known.status, known.body.length, known.headers.get('content-length')]).toEqual([304, 0, null]);
});

test('so is a page that is made for each visit and says that it is of none in particular', async () => {
  const { ask, asked } = await open((response, page) =>
    response.setHeader('content-type', HTML).setHeader('cache-control', 'public, max-age=5').end(page),
  );
  const answers = [await ask('br'), await ask('br')];
  expect(answers.map(({ body }) => brotliDecompressSync(body).toString())).toEqual([PAGE, PAGE]);
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
    'public, max-age=5',
    'public, max-age=5',
  ]);
  expect(asked()).toBe(1);
});

test('a second after Next.js was asked it is asked anew', async () => {
  const { ask, asked } = await open();
  await ask('br');
  clock.now += 500;
  await ask('br');
  clock.now += 500;
  await ask('br');
  expect(asked()).toBe(2);
});

test('once a page was made anew Next.js is asked, and until it has certainly heard of it nothing is remembered', async () => {
  const { forgetAnswers } = await import('./answer-again');
  const { ask, asked } = await open();
  await ask('br');
  clock.now += 100;
  forgetAnswers();
  for (const later of [0, 50, 1]) {
    clock.now += later;
    await ask('br');
  }
  expect(asked()).toBe(4);
  await ask('br');
  expect(asked()).toBe(4);
});

test('where one page was made anew, Next.js is asked for it, and all others are answered with again', async () => {
  const { forgetAnswer } = await import('./answer-again');
  const { ask, asked } = await open();
  for (const page of ['/services/gpu', '/services']) await ask('br', {}, page);
  clock.now += 100;
  forgetAnswer('/services/gpu');
  await ask('br', {}, '/services');
  expect(asked()).toBe(2);
  for (const later of [0, 50, 1]) {
    clock.now += later;
    await ask('br', {}, '/services/gpu');
  }
  expect(asked()).toBe(5);
  await ask('br', {}, '/services/gpu');
  expect(asked()).toBe(5);
});

test('an answer of before is not remembered either after more pages than are known were made anew', async () => {
  const { forgetAnswer } = await import('./answer-again');
  const held: (() => void)[] = [];
  const { ask, asked } = await open((response, page) => {
    if (held.length === 0) held.push(() => answerKept(response, page));
    else answerKept(response, page);
  });
  const slow = ask('br', {}, '/services/gpu');
  await expect.poll(() => held.length).toBe(1);
  for (const page of ['/services/gpu', ...Array.from({ length: 500 }, (_, index) => `/${index}`)]) {
    clock.now += 1;
    forgetAnswer(page);
  }
  held[0]?.();
  await slow;
  await ask('br', {}, '/services/gpu');
  expect(asked()).toBe(2);
});

test('what was asked for before a change is not remembered when it comes, nor instead of what was asked for later', async () => {
  const { forgetAnswers } = await import('./answer-again');
  const held: (() => void)[] = [];
  const { ask, asked, change } = await open((response, page) => {
    if (page === 'of before') held.push(() => answerKept(response, page));
    else answerKept(response, page);
  }, 'of before');
  const first = ask('br');
  await expect.poll(() => held.length).toBe(1);
  forgetAnswers();
  held[0]?.();
  expect(brotliDecompressSync((await first).body).toString()).toBe('of before');
  clock.now += 100;
  const slow = ask('br');
  await expect.poll(() => held.length).toBe(2);
  clock.now += 10;
  change('of now');
  await ask('br');
  held[1]?.();
  await slow;
  expect(brotliDecompressSync((await ask('br')).body).toString()).toBe('of now');
  expect(asked()).toBe(3);
});

test.each<[string, (response: ServerResponse, page: string) => void]>([
  [
    'a page that is being made anew',
    (response, page) =>
      response.setHeader('content-type', HTML).setHeader('x-nextjs-cache', 'STALE').end(page),
  ],
  ['a page of one visit', (response, page) => response.setHeader('content-type', HTML).end(page)],
  ['a page with a cookie', (response, page) => answerKept(response.setHeader('set-cookie', 'a=1'), page)],
  [
    'a page that is not there',
    (response, page) => {
      response.statusCode = 404;
      answerKept(response, page);
    },
  ],
  ['what is no page', (response) => response.setHeader('x-nextjs-cache', 'HIT').end('{}')],
])('%s is asked for each time', async (_, answer) => {
  const { ask, asked } = await open(answer);
  await ask('br');
  await ask('br');
  expect(asked()).toBe(2);
});

test('who only asks for headers or sends something asks Next.js, and so does who asks for another address', async () => {
  const { ask, asked } = await open();
  await ask('br', {}, '/en/services');
  for (const [path, method] of [
    ['/en/services', 'HEAD'],
    ['/en/services', 'POST'],
    ['/services', 'GET'],
  ])
    await ask('br', {}, path, method);
  expect(asked()).toBe(4);
  await ask('br', {}, '/en/services');
  expect(asked()).toBe(4);
});

test('of very many addresses the oldest is asked for anew', async () => {
  const { ask, asked } = await open();
  for (let number = 0; number <= 100; number += 1) await ask('identity', {}, `/${number}`);
  await ask('identity', {}, '/1');
  expect(asked()).toBe(101);
  await ask('identity', {}, '/0');
  expect(asked()).toBe(102);
});

/** A site whose page changes, and how often Next.js was asked for it. */
async function open(answer = answerKept, page = PAGE) {
  const [{ keepPacked }, { answerAgain, rememberAnswer }] = await Promise.all([
    import('./packed-pages'),
    import('./answer-again'),
  ]);
  let [visits, asked, shown] = [0, 0, page];
  const { ask } = await openRaw((request, response) => {
    visits += 1;
    response.setHeader('x-visit', visits);
    keepPacked(request, response);
    if (answerAgain(request, response)) return;
    rememberAnswer(request, response);
    asked += 1;
    // Next.js takes the language from the address.
    request.url = request.url?.replace(/^\/en/, '');
    answer(response, shown);
  });
  return {
    ask,
    asked: () => asked,
    change: (to: string) => {
      shown = to;
    },
  };
}

function answerKept(response: ServerResponse, page: string): void {
  response.setHeader('content-type', HTML).setHeader('x-nextjs-cache', 'HIT');
  response.setHeader('content-length', Buffer.byteLength(page)).setHeader('referrer-policy', 'same-origin');
  response.end(page);
}
