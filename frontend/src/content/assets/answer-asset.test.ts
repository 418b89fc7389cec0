import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

beforeEach(stubEnv);
afterEach(() => vi.unstubAllEnvs());

const FILM = 'x'.repeat(5_000);

test('a file is answered with its own type, for a year when its version is named', async () => {
  await openStorage((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', etag: '"1"' }).end('a'),
  );
  const versioned = await ask('cover_800_a_1f.avif', '?v=mx1');
  expect(versioned.status).toBe(200);
  expect(versioned.headers.get('content-type')).toBe('image/avif');
  expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(versioned.headers.get('x-content-type-options')).toBe('nosniff');
  const usual = await ask('cover_800_a_1f.avif');
  expect(usual.headers.get('cache-control')).toMatch(/^public, max-age=60,/);
  expect([usual.headers.get('etag'), await usual.text()]).toEqual(['"1"', 'a']);
});

test('what a browser could take for a page is a download', async () => {
  await openStorage((_, response) => response.writeHead(200).end('a'));
  for (const name of ['page.html', 'page.xhtml', 'notes.txt', 'archive.zip', 'offer.pdf'])
    expect((await ask(name)).headers.get('content-disposition'), name).toBe('attachment');
  expect((await ask('page.html')).headers.get('content-type')).toBe('application/octet-stream');
});

test('a film is answered in parts', async () => {
  const asked = await openStorage((request, response) => {
    expect(request.headers.range).toBe('bytes=100-199');
    response
      .writeHead(206, { 'content-range': 'bytes 100-199/5000', 'content-length': 100 })
      .end(FILM.slice(100, 200));
  });
  const part = await ask('film.mp4', '', { range: 'bytes=100-199' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/5000']);
  expect(await part.text()).toHaveLength(100);
  expect(asked).toEqual(['/uploads/film.mp4']);
});

test('what the reader has already is not sent again', async () => {
  await openStorage((request, response) =>
    response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200, { etag: '"1"' }).end(),
  );
  expect((await ask('a.png', '', { 'if-none-match': '"1"' })).status).toBe(304);
});

describe('nothing but files is asked for', () => {
  test.each([
    '../package.json',
    '..',
    '.env',
    'a/b.png',
    'a..png',
    'a%2fb.png',
    'http://evil.example/a.png',
    'a',
    '',
    'a.png\n',
  ])('"%s" is not there', async (name) => {
    const asked = await openStorage((_, response) => response.writeHead(200).end('secret'));
    expect((await ask(name)).status).toBe(404);
    expect(asked).toEqual([]);
  });
});

test.each([
  [404, 404],
  [403, 404],
  [500, 502],
  [503, 502],
])('a storage that says %i makes it %i, which nobody keeps', async (said, told) => {
  await openStorage((_, response) => response.writeHead(said).end('whatever it says'));
  const answer = await ask('a.png', '?v=1');
  expect([answer.status, await answer.text()]).toEqual([told, '']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a storage that breaks off a picture makes it 503, which nobody keeps', async () => {
  await openStorage((_, response) => {
    response.writeHead(200, { 'content-length': 1_000 });
    response.write('x'.repeat(500), () => response.destroy());
  });
  const answer = await ask('a.png', '?v=1');
  expect([answer.status, await answer.text()]).toEqual([503, '']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a storage that sends a picture by drops is given up within five seconds, and left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const storage = new EventEmitter();
  const [isBegun, isLeft] = [once(storage, 'begun'), once(storage, 'left')];
  await openStorage((_, response) => {
    response.once('close', () => storage.emit('left'));
    response.writeHead(200, { 'content-length': 1_000 });
    response.write('x', () => storage.emit('begun'));
  });
  const answer = ask('a.png', '?v=1');
  await isBegun;
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await answer).status).toBe(503);
  await isLeft;
});

test('a storage does not choose where the site asks next', async () => {
  const inside = await openStorage((_, response) => response.writeHead(200).end('secret'));
  const inner = process.env.CMS_URL;
  await openStorage((_, response) => response.writeHead(302, { location: `${inner}/keys.png` }).end());
  const answer = await ask('a.png', '?v=1');
  expect([answer.status, await answer.text()]).toEqual([502, '']);
  expect(inside).toEqual([]);
});

test('a storage that is away makes it 503, which nobody keeps', async () => {
  const answer = await ask('a.png');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
});

test('a public bucket is asked in the place of the CMS', async () => {
  const asked = await openStorage((_, response) => response.writeHead(200).end('a'), 'ASSETS_URL', '/bucket');
  expect((await ask('a.png')).status).toBe(200);
  expect(asked).toEqual(['/bucket/a.png']);
});

async function ask(file: string, query = '', headers: Record<string, string> = {}): Promise<Response> {
  const { answerAsset } = await import('./answer-asset');
  return answerAsset(new Request(`http://site.example/assets/x${query}`, { headers }), file);
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A storage for one test; what it was asked for is returned. */
async function openStorage(answer: Answer, variable = 'CMS_URL', path = ''): Promise<string[]> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv(variable, `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return asked;
}
