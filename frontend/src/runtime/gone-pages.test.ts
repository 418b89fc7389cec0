import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { designFailure } from './designed-failures';
import { tellGone, WITHDRAWN } from './gone-pages';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const OF_APP_ROUTER = { ...HTML, vary: 'rsc, next-router-state-tree' };
const WORDS = '<main>Такой страницы нет</main>';

test.each<[string, RequestListener]>([
  ['written as a whole', (_, response) => response.writeHead(404, HTML).end(WORDS)],
  ['with a reason', (_, response) => response.writeHead(404, 'Not Found', HTML).end(WORDS)],
  [
    'by the App Router, in the words of the page of 404',
    (_, response) => response.writeHead(404, OF_APP_ROUTER).end('<html id="__next_error__"></html>'),
  ],
  [
    'by a status alone',
    (_, response) => {
      response.statusCode = 404;
      response.setHeader('content-type', 'text/plain');
      response.write(WORDS.slice(0, 6));
      response.end(WORDS.slice(6));
    },
  ],
])('a page that was withdrawn is gone with the same words: %s', async (_, listener) => {
  const answer = await open((request, response) => {
    response.setHeader(WITHDRAWN, '1');
    listener(request, response);
  });
  expect([answer.status, answer.statusText, await answer.text()]).toEqual([410, 'Gone', WORDS]);
  expect(answer.headers.has(WITHDRAWN)).toBe(false);
});

test('what stands at the address by now is shown as it is', async () => {
  const answer = await open((_, response) => {
    response.setHeader(WITHDRAWN, '1');
    response.writeHead(200, HTML).end('Вернулась');
  });
  expect([answer.status, await answer.text(), answer.headers.has(WITHDRAWN)]).toEqual([
    200,
    'Вернулась',
    false,
  ]);
});

test('an address nobody ever published stays a 404', async () => {
  const answer = await open((_, response) => response.writeHead(404, HTML).end(WORDS));
  expect(answer.status).toBe(404);
});

async function open(listener: RequestListener): Promise<Response> {
  const server = createServer((request, response) => {
    tellGone(response);
    designFailure(request, response, { failed: () => undefined, missing: () => WORDS });
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}
