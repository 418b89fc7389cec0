import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../../scripts/fuzz-http/send-raw.mjs';
import { describeOnPostgres, postgres, sqlite, type TestDatabase } from './databases';
import { at, logIn, post, put, query } from './requests';
import { DEMO_PASSWORD, READ_TOKEN, type RunningCms, startCms, type Variables } from './running-cms';
import { type Asked, ask, startTlsProxy, type TlsProxy } from './tls-proxy';

const EDITOR = 'editor@vitrina.example';
const DEMO = { VITRINA_DEMO: 'true', DEMO_PASSWORD };

interface Running {
  cms: RunningCms;
  stop(): Promise<void>;
}

async function startWith(variables: Variables, database?: TestDatabase): Promise<Running> {
  const own = database ?? (await sqlite());
  const cms = await startCms({ ...own.variables, ...DEMO, ...variables });
  return {
    cms,
    async stop() {
      await cms.stop();
      if (database === undefined) await own.remove();
    },
  };
}

/** The status of a login, and how long it took. */
async function tryToLogIn(
  cms: string,
  email: unknown,
  password: unknown,
  headers: Record<string, string> = {},
) {
  const start = performance.now();
  const answer = await ask(`${cms}/admin/login`, { method: 'POST', headers, body: { email, password } });
  return { ...answer, milliseconds: performance.now() - start };
}

const cookiesOf = ({ headers }: { headers: { 'set-cookie'?: string[] | undefined } }) =>
  headers['set-cookie'] ?? [];

/** The session and its signature: whether each of them is for encrypted connections only. */
const areSecure = (answer: { headers: { 'set-cookie'?: string[] | undefined } }) =>
  cookiesOf(answer).map((cookie) => /; secure/i.test(cookie));

describe('a CMS without a proxy', () => {
  let running: Running;
  let url: string;

  beforeAll(async () => {
    running = await startWith({ PUBLIC_URL: 'http://cms.example' });
    url = running.cms.url;
  });

  afterAll(async () => {
    await running?.stop();
  });

  test('counts tries to log in by the connection, whatever its headers say', async () => {
    const statuses: number[] = [];
    for (let place = 0; place < 12; place += 1) {
      const invented = `198.51.100.${place}`;
      const headers = {
        'x-forwarded-for': `${invented}, ${invented}`,
        forwarded: `for=${invented}`,
        'x-real-ip': invented,
        'x-client-ip': invented,
      };
      statuses.push((await tryToLogIn(url, EDITOR, 'wrong', headers)).status);
    }
    expect(statuses).toEqual([...Array(5).fill(400), ...Array(7).fill(429)]);
  });

  test('says after how long the next try may come, in Russian, however the address is written', async () => {
    for (const spelling of ['login', 'login/', 'LOGIN']) {
      const { status, headers, text } = await ask(`${url}/admin/${spelling}`, {
        method: 'POST',
        body: { email: EDITOR, password: DEMO_PASSWORD },
      });
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(text).toContain('Слишком много попыток');
    }
  });

  test('lets others log in meanwhile, and forgets their mistakes', async () => {
    for (let times = 0; times < 3; times += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) {
        expect((await tryToLogIn(url, 'author@vitrina.example', 'wrong')).status).toBe(400);
      }
      expect((await tryToLogIn(url, 'author@vitrina.example', DEMO_PASSWORD)).status).toBe(200);
    }
  });

  test.each([
    ['e-mails in a list', [EDITOR], 'wrong'],
    ['a number for a password', 'support@vitrina.example', 12_345_678],
    ['no password', 'support@vitrina.example', ''],
  ])('takes %s for a wrong login', async (_what, email, password) => {
    const { status, text } = await tryToLogIn(url, email, password);
    expect(status).toBe(400);
    expect(text).toContain('Неверная почта или пароль');
  });

  test('takes no password from an address', async () => {
    const words = new URLSearchParams({ email: 'support@vitrina.example', password: DEMO_PASSWORD });
    const { status } = await ask(`${url}/admin/login?${words}`, { method: 'POST', body: {} });
    expect(status).toBe(400);
  });

  test.each<[string, Asked, number, number]>([
    [
      'register',
      {
        method: 'POST',
        body: { registrationToken: 'x', userInfo: { firstname: 'X', password: 'Password-1' } },
      },
      10,
      400,
    ],
    [
      'register-admin',
      { method: 'POST', body: { email: 'x@y.example', firstname: 'X', password: 'Password-1' } },
      10,
      // Nobody registers as the first administrator by an open form (first-start).
      403,
    ],
    ['registration-info?registrationToken=x', {}, 30, 400],
    [
      'reset-password',
      { method: 'POST', body: { resetPasswordToken: 'x', password: 'Password-1' } },
      10,
      400,
    ],
  ])('bounds how often one address may ask /admin/%s', async (door, asked, allowed, refusal) => {
    const statuses: number[] = [];
    for (let times = 0; times < allowed + 3; times += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${times}` };
      statuses.push((await ask(`${url}/admin/${door}`, { ...asked, headers })).status);
    }
    expect(statuses).toEqual([...Array(allowed).fill(refusal), 429, 429, 429]);
  });

  test('sends few letters to one e-mail, whether anybody has it or not', async () => {
    for (const email of ['nobody@vitrina.example', 'support@vitrina.example']) {
      const statuses: number[] = [];
      for (let times = 0; times < 5; times += 1) {
        statuses.push(
          (await ask(`${url}/admin/forgot-password`, { method: 'POST', body: { email } })).status,
        );
      }
      expect(statuses).toEqual([204, 204, 204, 429, 429]);
    }
  });

  test('refuses a login of five megabytes as too large', async () => {
    const bytes = Buffer.from(
      'POST /admin/login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 5000000\r\n\r\n{"email":"',
    );
    expect((await sendRaw(Number(new URL(url).port), bytes, { withinMs: 10_000 })).statuses).toEqual([413]);
  });

  test('takes no stranger’s word that the connection is encrypted', async () => {
    const answer = await tryToLogIn(url, 'marketer@vitrina.example', DEMO_PASSWORD, {
      'x-forwarded-proto': 'https',
    });
    expect(answer.status).toBe(200);
    expect(areSecure(answer)).toEqual([false, false]);
  });

  test('lets no pages of other addresses read its answers', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      'http://cms.example.evil.example',
      'https://cms.example',
    ]) {
      const { headers } = await ask(`${url}/admin/access-token`, { method: 'POST', headers: { origin } });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

describe('a CMS behind one proxy', () => {
  let running: Running;
  let url: string;
  let superAdmin: string;

  beforeAll(async () => {
    running = await startWith({ TRUSTED_PROXIES: '1' });
    url = running.cms.url;
    superAdmin = await logIn(url, 'developer@vitrina.example', DEMO_PASSWORD);
  });

  afterAll(async () => {
    await running?.stop();
  });

  let visitors = 0;
  /** Somebody who has not come before, as the proxy tells it. */
  const anew = () => {
    visitors += 1;
    return { 'x-forwarded-for': `203.0.113.${visitors}` };
  };

  test('counts by the address that the proxy has added, not by what a stranger wrote before it', async () => {
    const statuses: number[] = [];
    for (let place = 0; place < 8; place += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${place}, 192.0.2.1` };
      statuses.push((await tryToLogIn(url, EDITOR, 'wrong', headers)).status);
    }
    expect(statuses).toEqual([...Array(5).fill(400), 429, 429, 429]);
    expect((await tryToLogIn(url, EDITOR, DEMO_PASSWORD, { 'x-forwarded-for': '192.0.2.2' })).status).toBe(
      200,
    );
  });

  test('refuses to publish or take back what has no drafts, in words', async () => {
    const asked: [string, object][] = [
      ['collection-types/api::site.redirect/abc/actions/publish', {}],
      ['collection-types/api::site.redirect/abc/actions/unpublish', {}],
      ['collection-types/api::site.redirect/abc/actions/discard', {}],
      ['collection-types/api::site.redirect/actions/publish', { from: '/a', to: '/b' }],
      ['collection-types/api::site.redirect/actions/bulkPublish', { documentIds: ['abc'] }],
      ['collection-types/api::requests.request/abc/actions/publish', {}],
      ['single-types/api::site.site-settings/actions/publish', {}],
    ];
    for (const [path, body] of asked) {
      const answer = await post(`${url}/content-manager/${path}`, body, superAdmin, anew());
      expect([path, answer.status]).toEqual([path, 400]);
      expect(at(answer.body, 'error', 'message')).toMatch(/^У таких записей нет черновиков/);
    }
  });

  test('refuses alike whoever it is, and takes as long for it', async () => {
    const invited = { email: 'invited@vitrina.example', firstname: 'X', roles: [1] };
    expect((await post(`${url}/admin/users`, invited, superAdmin)).status).toBe(201);
    const { body } = await post(`${url}/admin/login`, {
      email: 'support@vitrina.example',
      password: DEMO_PASSWORD,
    });
    const id = at(body, 'data', 'user', 'id');
    expect((await put(`${url}/admin/users/${id}`, { isActive: false }, superAdmin)).status).toBe(200);

    const whom: [string, string, string][] = [
      ['known', 'marketer@vitrina.example', 'wrong'],
      ['unknown', 'nobody@vitrina.example', 'wrong'],
      ['invited', invited.email, 'wrong'],
      ['switched off', 'support@vitrina.example', DEMO_PASSWORD],
    ];
    const fastest = new Map<string, number>();
    const answers = new Set<string>();
    for (let round = 0; round < 7; round += 1) {
      for (const [who, email, password] of whom) {
        const { status, text, milliseconds } = await tryToLogIn(url, email, password, anew());
        answers.add(`${status} ${text}`);
        fastest.set(who, Math.min(fastest.get(who) ?? Number.POSITIVE_INFINITY, milliseconds));
      }
    }
    expect(answers.size).toBe(1);
    // Comparing with a hash takes most of the time; without it an answer takes a tenth of this.
    for (const time of fastest.values()) expect(time).toBeGreaterThan((fastest.get('known') ?? 0) / 3);
  });

  test('knows from the proxy whether a visitor is on an encrypted connection', async () => {
    const email = 'marketer@vitrina.example';
    const bare = await tryToLogIn(url, email, DEMO_PASSWORD, anew());
    expect(areSecure(bare)).toEqual([false, false]);
    const encrypted = await tryToLogIn(url, email, DEMO_PASSWORD, {
      ...anew(),
      'x-forwarded-proto': 'https',
    });
    expect(areSecure(encrypted)).toEqual([true, true]);
  });
});

describe('a CMS behind TLS', () => {
  let proxy: TlsProxy;
  let running: Running;
  let bare: string;

  beforeAll(async () => {
    proxy = await startTlsProxy();
    running = await startWith({
      PUBLIC_URL: proxy.url,
      TRUSTED_PROXIES: '1',
      CORS_ORIGINS: 'https://one.example, https://two.example/path',
      SEED: 'true',
    });
    bare = running.cms.url;
    proxy.target = bare;
  });

  afterAll(async () => {
    await running?.stop();
    await proxy?.stop();
  });

  const graphql = (text: string, token = READ_TOKEN): Asked => ({
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: { query: text },
  });

  test.each<[string, string, Asked?]>([
    ['the start of the address', '/'],
    ['the panel', '/admin'],
    ['a page of the panel', '/admin/auth/login'],
    ['what the panel asks first', '/admin/init'],
    ['the health', '/_health'],
    ['a question of the site', '/graphql', graphql('{ articles { url } }')],
    ['a question without a key', '/graphql', graphql('{ articles { url } }', 'x')],
    ['a refused question', '/graphql', graphql('{ articles { ...A } } fragment A on Article { ...A }')],
    ['content by REST', '/api/articles?fields=url', { headers: { authorization: `Bearer ${READ_TOKEN}` } }],
    ['content for a stranger', '/api/articles'],
    ['a closed sign-up', '/api/auth/local/register', { method: 'POST', body: {} }],
    ['a missing file', '/uploads/missing.png'],
    ['a missing page', '/nothing/here'],
    ['a wrong login', '/admin/login', { method: 'POST', body: { email: 'x@y.example', password: 'wrong' } }],
    ['a session that is not there', '/admin/access-token', { method: 'POST', body: {} }],
    ['what only people in the panel may ask', '/admin/users/me'],
    [
      'a page that asks first',
      '/admin/login',
      {
        method: 'OPTIONS',
        headers: { origin: 'https://one.example', 'access-control-request-method': 'POST' },
      },
    ],
  ])('answers as it does bare: %s', async (_what, address, asked) => {
    const [inTheClear, encrypted] = [await ask(bare + address, asked), await ask(proxy.url + address, asked)];
    // Each answer has its own of these.
    const { date: _one, 'x-request-id': _first, ...plain } = inTheClear.headers;
    const { date: _other, 'x-request-id': _second, ...secure } = encrypted.headers;
    expect({ ...encrypted, headers: secure }).toEqual({ ...inTheClear, headers: plain });
    expect(encrypted.status).toBeLessThan(500);
  });

  test.each(['through the proxy', 'past the proxy'])(
    'people log in %s, and their session is renewed',
    async (way) => {
      const url = way === 'through the proxy' ? proxy.url : bare;
      const login = await tryToLogIn(url, EDITOR, DEMO_PASSWORD);
      expect(login.status).toBe(200);
      const [cookie = ''] = cookiesOf(login);
      expect(areSecure(login)).toEqual([true, true]);
      expect(cookie).toMatch(/; httponly/i);
      const renewed = await ask(`${url}/admin/access-token`, {
        method: 'POST',
        headers: { cookie: cookie.split(';')[0] ?? '' },
      });
      expect(renewed.status).toBe(200);
      const token = at(JSON.parse(renewed.text), 'data', 'token');
      const me = await ask(`${url}/admin/users/me`, { headers: { authorization: `Bearer ${token}` } });
      expect(at(JSON.parse(me.text), 'data', 'email')).toBe(EDITOR);
    },
  );

  test.each([
    ['its own', () => proxy.url, true],
    ['one that the settings name', () => 'https://one.example', true],
    ['another that they name', () => 'https://two.example', true],
    ['a stranger', () => 'https://evil.example', false],
    ['its own, in the clear', () => proxy.url.replace('https', 'http'), false],
    ['a part of its own', () => proxy.url.slice(0, -1), false],
    ['none at all', () => 'null', false],
  ])('answers may be read by pages of %s', async (_whose, origin, isAllowed) => {
    const expected = isAllowed ? origin() : undefined;
    for (const [address, asked] of [
      ['/admin/access-token', { method: 'POST' }],
      ['/admin/login', { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } }],
      ['/graphql', graphql('{ articles { url } }')],
      ['/api/articles', {}],
    ] satisfies [string, Asked][]) {
      const { headers } = await ask(bare + address, {
        ...asked,
        headers: { ...('headers' in asked && asked.headers), origin: origin() },
      });
      expect(headers['access-control-allow-origin']).toBe(expected);
      expect(headers['access-control-allow-credentials']).toBe(isAllowed ? 'true' : undefined);
    }
  });
});

describeOnPostgres('two instances on one database', () => {
  test('count tries to log in together, and after a restart too', async () => {
    const database = await postgres();
    const first = await startWith({ SEED: 'true' }, database);
    const second = await startWith({}, database);
    try {
      const statuses: number[] = [];
      for (const { cms } of [first, second, first, second, first, second, first]) {
        statuses.push((await tryToLogIn(cms.url, EDITOR, 'wrong')).status);
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
      await first.stop();
      const third = await startWith({}, database);
      const { status } = await tryToLogIn(third.cms.url, EDITOR, DEMO_PASSWORD);
      expect((await query(third.cms.url, '{ articles { url } }')).status).toBe(200);
      await third.stop();
      expect(status).toBe(429);
    } finally {
      await first.stop();
      await second.stop();
      await database.remove();
    }
  }, 120_000);
});
