import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

const SITE = 'https://site.example';
const ARTICLE = 'a'.repeat(24);
const KEY = 'k'.repeat(32);
const FIGURES = { views: 7, votes: 2, rating: 4.5, mine: 4 };

interface Asked {
  method: string | undefined;
  url: string | undefined;
  key: string | undefined;
  body: unknown;
}

beforeEach(() => {
  stubEnv();
  vi.stubEnv('SITE_URL', SITE);
  vi.stubEnv('CMS_REQUESTS_TOKEN', KEY);
});

/** A CMS that answers every question of readers alike, but for who asks. */
async function openCms(status: number, answer: object = {}): Promise<Asked[]> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk;
    });
    request.on('end', () => {
      const { method, url, headers } = request;
      asked.push({ method, url, key: headers.authorization, body: body ? JSON.parse(body) : undefined });
      const isKnown = method === 'POST' || url?.includes('voter=');
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isKnown ? answer : { ...answer, mine: null }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('CMS_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return asked;
}

interface Sent {
  headers?: Record<string, string>;
  cookie?: string | undefined;
  address?: string;
}

function requestOf(path: string, type: string, body: string, { headers, cookie, address }: Sent = {}) {
  return new NextRequest(`${SITE}${path}`, {
    method: 'POST',
    body,
    headers: {
      ...{ 'content-type': type, 'content-length': `${Buffer.byteLength(body)}` },
      ...{ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address ?? '203.0.113.7' },
      ...(cookie && { cookie }),
      ...headers,
    },
  });
}

async function vote(body: object, sent?: Sent) {
  const { POST } = await import('./article-votes/route');
  return POST(requestOf('/api/article-votes', 'application/json', JSON.stringify(body), sent));
}

async function sendForm(fields: Record<string, string>, sent?: Sent) {
  const { POST } = await import('./article-votes/route');
  const body = new URLSearchParams(fields).toString();
  return POST(requestOf('/api/article-votes', 'application/x-www-form-urlencoded', body, sent));
}

async function read(body: object, sent?: Sent) {
  const { POST } = await import('./article-views/route');
  return POST(requestOf('/api/article-views', 'application/json', JSON.stringify(body), sent));
}

/** The cookie as a browser sends it back. */
function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

describe('a vote', () => {
  test('goes to the CMS by its key, of somebody whom only their own cookie knows', async () => {
    const asked = await openCms(200, FIGURES);
    const response = await vote({ article: ARTICLE, stars: 4 });
    expect([response.status, await response.json()]).toEqual([200, FIGURES]);
    expect(asked).toEqual([
      {
        ...{ method: 'POST', url: '/api/article-votes', key: `Bearer ${KEY}` },
        body: {
          ...{ article: ARTICLE, stars: 4 },
          voter: expect.stringMatching(/^[\w-]{43}$/),
          origin: expect.stringMatching(/^[\w-]{43}$/),
        },
      },
    ]);
    expect(JSON.stringify(asked)).not.toContain('203.0.113');
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-vitrina-voter=Fe26\.2\*/);
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=lax', 'Path=/'])
      expect(cookie).toContain(attribute);
  });

  test('of the same browser is of the same voter, of another one of another', async () => {
    const asked = await openCms(200, FIGURES);
    const first = await vote({ article: ARTICLE, stars: 4 });
    const again = await vote({ article: ARTICLE, stars: 5 }, { cookie: cookieOf(first) });
    await vote({ article: ARTICLE, stars: 5 });
    await vote({ article: 'b'.repeat(24), stars: 5 }, { cookie: cookieOf(first) });
    await vote({ article: ARTICLE, stars: 5 }, { cookie: '__Host-vitrina-voter=Fe26.2*1*a*b*c*d*e*f' });
    expect(again.headers.getSetCookie()).toEqual([]);
    const [one, same, other, elsewhere, forged] = asked.map(({ body }) => Reflect.get(Object(body), 'voter'));
    expect(same).toBe(one);
    expect(new Set([one, other, elsewhere, forged]).size).toBe(4);
  });

  test('over plain http has a cookie all the same', async () => {
    vi.stubEnv('SITE_URL', 'http://127.0.0.1:3000');
    await openCms(200, FIGURES);
    const [cookie] = (await vote({ article: ARTICLE, stars: 4 })).headers.getSetCookie();
    expect(cookie).toMatch(/^vitrina-voter=/);
    expect(cookie).not.toContain('Secure');
  });

  test.each([0, 6, 4.5, '', 'много', undefined, null])('of %j stars is refused in words', async (stars) => {
    const asked = await openCms(200, FIGURES);
    const response = await vote({ article: ARTICLE, stars });
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'Такой оценки нет: поставьте от 1 до 5.' },
    ]);
    expect(asked).toEqual([]);
    const form = await sendForm({ article: ARTICLE, page: '/blog/x', stars: String(stars) });
    expect([form.status, await form.text()]).toEqual([400, 'Такой оценки нет: поставьте от 1 до 5.\n']);
  });

  test.each([
    [404, 404, 'Этой статьи больше нет.'],
    [409, 409, 'Из вашей сети эту статью сегодня оценили уже много раз.'],
  ])('that the CMS answers with %i gets %i and words, and no cookie', async (status, expected, words) => {
    await openCms(status);
    const response = await vote({ article: ARTICLE, stars: 4 });
    expect([response.status, await response.json()]).toEqual([expected, { error: words }]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('that may have been taken without an answer is tried again by the same voter', async () => {
    await openCms(500);
    const response = await vote({ article: ARTICLE, stars: 4 });
    const error = 'Оценка не сохранилась. Попробуйте ещё раз через минуту.';
    expect([response.status, await response.json()]).toEqual([503, { error }]);
    expect(response.headers.getSetCookie()).toHaveLength(1);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['an old browser on another site', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['a program that says nothing', { 'sec-fetch-site': '' }],
  ])('from %s is not taken', async (_, headers) => {
    const asked = await openCms(200, FIGURES);
    expect((await vote({ article: ARTICLE, stars: 4 }, { headers })).status).toBe(403);
    expect((await read({ article: ARTICLE, isNew: true }, { headers })).status).toBe(403);
    expect(asked).toEqual([]);
  });

  test('that is too long, or does not say how long it is, is not read', async () => {
    await openCms(200, FIGURES);
    const long = { article: ARTICLE, stars: 4, more: 'x'.repeat(5_000) };
    expect((await vote(long)).status).toBe(413);
    const { refusalOf } = await import('~/security/refusal-of');
    expect(refusalOf(new Headers({ 'sec-fetch-site': 'same-origin' }), 100)).toBe(413);
  });

  test('is one too many after thirty in ten minutes, whatever cookies are thrown away', async () => {
    const asked = await openCms(200, FIGURES);
    const flood = await Promise.all(
      Array.from({ length: 31 }, (_, last) =>
        vote({ article: ARTICLE, stars: 1 }, { address: `2001:db8::${last}` }),
      ),
    );
    const [refused, ...others] = flood.filter(({ status }) => status !== 200);
    expect(others).toEqual([]);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused?.json())?.error).toMatch(
      /^Оценок слишком много\. Попробуйте ещё раз через 10.минут\.$/,
    );
    expect(asked).toHaveLength(30);
    expect((await vote({ article: ARTICLE, stars: 5 }, { address: '203.0.113.9' })).status).toBe(200);
  });
});

describe('a form without scripts', () => {
  test('leads back to the article, which has words for it', async () => {
    await openCms(200, FIGURES);
    const page = '/tutorials/linux/ssh-keys';
    const response = await sendForm({ article: ARTICLE, page, stars: '4' });
    expect([response.status, response.headers.get('location')]).toEqual([303, `${page}#vote-taken`]);
    expect(cookieOf(response)).toContain('vitrina-voter');
  });

  test('leads back with other words when the vote was not taken', async () => {
    await openCms(409);
    const response = await sendForm({ article: ARTICLE, page: '/blog/x', stars: '4' });
    expect(response.headers.get('location')).toBe('/blog/x#vote-refused');
  });

  test.each(['https://evil.example/blog/x', '//evil.example/blog/x', '/blog/../order', '/panel', ''])(
    'leads nowhere else: %j',
    async (page) => {
      await openCms(200, FIGURES);
      const response = await sendForm({ article: ARTICLE, page, stars: '4' });
      expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    },
  );
});

describe('a page that is read', () => {
  test('is counted once for the CMS’s minute, and hears the figures with what waits', async () => {
    const asked = await openCms(200, FIGURES);
    const first = await read({ article: ARTICLE, isNew: true });
    expect(await first.json()).toEqual({ ...FIGURES, views: 8, mine: null });
    expect(await (await read({ article: ARTICLE, isNew: false })).json()).toMatchObject({ views: 8 });
    expect(await (await read({ article: ARTICLE, isNew: true })).json()).toMatchObject({ views: 9 });
    // The figures are asked for once, and no view has been written.
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET /api/article-figures?article=${ARTICLE}`,
    ]);
    const { viewCounter } = await import('~/readers/count-views');
    await viewCounter().flush();
    expect(asked[1]).toMatchObject({
      ...{ method: 'POST', url: '/api/article-views' },
      body: { id: expect.any(String), views: [{ article: ARTICLE, amount: 2 }] },
    });
    // What waited is in the figures now, so they are asked for anew.
    await read({ article: ARTICLE, isNew: false });
    expect(asked.at(-1)?.method).toBe('GET');
    expect(asked).toHaveLength(3);
  });

  test('hears the stars of whoever has voted with this browser', async () => {
    const asked = await openCms(200, FIGURES);
    const voted = await vote({ article: ARTICLE, stars: 4 });
    const stranger = await read({ article: ARTICLE, isNew: true });
    const returned = await read({ article: ARTICLE, isNew: false }, { cookie: cookieOf(voted) });
    expect([await stranger.json(), await returned.json()]).toMatchObject([{ mine: null }, { mine: 4 }]);
    const voter = Reflect.get(Object(asked[0]?.body), 'voter');
    expect(asked.at(-1)?.url).toBe(`/api/article-figures?article=${ARTICLE}&voter=${voter}`);
  });

  test('counts for thirty readers of a network in an hour', async () => {
    await openCms(200, FIGURES);
    for (let reader = 0; reader < 35; reader += 1) await read({ article: ARTICLE, isNew: true });
    expect(await (await read({ article: ARTICLE, isNew: true })).json()).toMatchObject({ views: 7 + 30 });
    const elsewhere = { address: '198.51.100.1' };
    expect(await (await read({ article: ARTICLE, isNew: true }, elsewhere)).json()).toMatchObject({
      views: 7 + 31,
    });
  });

  test.each([404, 500])('hears nothing and is not counted when the CMS answers %i', async (status) => {
    await openCms(status);
    expect((await read({ article: ARTICLE, isNew: true })).status).toBe(204);
    const { viewCounter } = await import('~/readers/count-views');
    expect(await viewCounter().waiting(ARTICLE)).toBe(0);
  });

  test.each([{}, { article: '../x', isNew: true }, { article: ARTICLE, isNew: 'yes' }, []])(
    'has to say what it is: %j',
    async (body) => {
      await openCms(200, FIGURES);
      expect((await read(body)).status).toBe(400);
    },
  );
});

test('a site without a key for readers asks nobody', async () => {
  vi.stubEnv('CMS_REQUESTS_TOKEN', undefined);
  expect((await vote({ article: ARTICLE, stars: 4 })).status).toBe(503);
  expect((await read({ article: ARTICLE, isNew: true })).status).toBe(204);
});

test('an address is hashed anew every day, for each article', async () => {
  const { originHash } = await import('~/readers/voter');
  const day = 86_400_000;
  const hashes = [
    originHash('203.0.113.7', ARTICLE, 10 * day),
    originHash('203.0.113.7', ARTICLE, 11 * day),
    originHash('203.0.113.7', 'b'.repeat(24), 10 * day),
    originHash('203.0.113.8', ARTICLE, 10 * day),
  ];
  expect(new Set(hashes).size).toBe(4);
  expect(originHash('2001:db8::1', ARTICLE, day)).toBe(originHash('2001:db8::2', ARTICLE, day));
});
