import { mayHaveHappened } from '@vitrina/ordering';
import type { CallRecord, HttpFailure, HttpSettings } from '@vitrina/provider-http';
import {
  closedAddress,
  cutOff,
  drip,
  endless,
  flood,
  json,
  type Reply,
  reset,
  serve,
  silence,
  text,
} from '@vitrina/provider-http/testing';
import { describe, expect, test } from 'vitest';
import type { ErrorCode } from './contract';
import { createProviderHttp } from './http';
import { told } from './told';

const serverAnswer = {
  response_id: 'r',
  server: {
    ...{ id: 17, name: 'Calm Heron', created_at: '2026-03-01T10:00:00Z', status: 'on' },
    ...{ location: 'ru-3', availability_zone: 'msk-1', preset_id: 4795, configurator_id: null },
    ...{ cpu: 1, ram: 1024, os: { id: 99, name: 'ubuntu', version: '24.04' }, disks: [], networks: [] },
  },
};

describe('what a call brings', () => {
  test.each([
    ['no answer in time', silence, { kind: 'no-answer', reason: 'timeout' }],
    ['an answer without an end', endless, { kind: 'no-answer', reason: 'timeout' }],
    ['a reset connection', reset, { kind: 'no-answer', reason: 'reset' }],
    ['a connection cut in the middle of the answer', cutOff, { kind: 'no-answer', reason: 'reset' }],
    ['a 500', json({ error_code: 'internal_server_error' }, 500), { kind: 'broken', status: 500 }],
    ['a 503 page of HTML', text('<h1>Later</h1>', 503), { kind: 'broken', status: 503 }],
    [
      'a refusal with its code on top',
      json({ error_code: 'account_exists' }, 409),
      refused(409, 'account_exists'),
    ],
    [
      'a refusal with its code under error',
      json({ error: { error_code: 'no_balance_for_hour' } }, 403),
      refused(403, 'no_balance_for_hour'),
    ],
    ['a refusal without a code', json({ message: 'no' }, 400), refused(400, undefined)],
    ['a refusal whose code is no text', json({ error_code: 7 }, 400), refused(400, undefined)],
    ['a refusal that is no JSON', text('nope', 404), refused(404, undefined)],
    ['a refusal without a body', text('', 401), refused(401, undefined)],
    ['half of the JSON', text('{"server":{"id":1'), { kind: 'malformed', detail: 'not JSON' }],
    ['a page of HTML', text('<!doctype html>'), { kind: 'malformed', detail: 'not JSON' }],
    ['no body', text(''), { kind: 'malformed', detail: expect.stringContaining('server') }],
    [
      'another shape',
      json({ response_id: 'r' }),
      { kind: 'malformed', detail: expect.stringContaining('server') },
    ],
    ['null', json(null), { kind: 'malformed', detail: expect.stringContaining('body') }],
    [
      'a number written as text',
      json({ ...serverAnswer, server: { ...serverAnswer.server, id: '17' } }),
      { kind: 'malformed', detail: 'server.id: typeError' },
    ],
  ] satisfies [string, Reply, Expected][])('%s is a failure of its kind', async (_, reply, failure) => {
    const { http } = await connect(reply);
    expect(await http('createServer', ORDER, CUSTOMER)).toEqual({ ok: false, failure });
  });

  test('a refused connection proves that nothing was sent', async () => {
    const address = await closedAddress();
    const http = createProviderHttp({ ...SETTINGS, addresses: { api: address, landing: address } });
    expect(await http('register', REGISTRATION)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });

  test('a success brings the body', async () => {
    const { http } = await connect(json(serverAnswer));
    expect(await http('getServer', {}, { params: { id: 17 } })).toEqual({
      ok: true,
      value: { body: serverAnswer, cookie: '' },
    });
  });

  test('an empty answer is a success where the contract expects none', async () => {
    const { http } = await connect(text('', 204));
    expect(await http('sendLog', { action: 'a' })).toEqual({ ok: true, value: { body: {}, cookie: '' } });
  });

  test('all cookies of an answer come back as one header, without their attributes', async () => {
    const cookies = ['credentials=a=b; Path=/; HttpOnly', 'route=7; Expires=Wed, 01 Jan 2031 00:00:00 GMT'];
    const { http } = await connect(json({ username: 'anna' }, 200, { 'set-cookie': cookies }));
    const answer = await http('grantAccess', {});
    expect(answer).toMatchObject({ ok: true, value: { cookie: 'credentials=a=b; route=7' } });
  });

  test('a redirect is not followed: it could carry a token to a stranger', async () => {
    const stranger = await serve(json({ username: 'anna' }));
    const { http } = await connect(text('', 307, { location: `${stranger.url}/grab` }));
    expect((await http('autoLogIn', { portal_token: 'secret' })).ok).toBe(false);
    expect(stranger.received).toEqual([]);
  });
});

describe('repeats', () => {
  test('each try is told when it begins and how it has ended, and takes headers along', async () => {
    const { url, received } = await serve(text('', 503), json(osAnswer));
    const tries: string[] = [];
    const http = createProviderHttp({
      ...{ ...SETTINGS, addresses: { api: url, landing: url } },
      beginTry: (endpoint) => {
        tries.push(endpoint);
        return {
          headers: { traceparent: `try-${tries.length}`, accept: 'anything' },
          end: (outcome) => tries.push(outcome === 'success' ? outcome : outcome.kind),
        };
      },
    });
    expect((await http('listOs', {})).ok).toBe(true);
    expect(tries).toEqual(['listOs', 'broken', 'listOs', 'success']);
    expect(received.map(({ headers }) => headers.traceparent)).toEqual(['try-1', 'try-3']);
    // What the call itself says goes before.
    expect(received[0]?.headers.accept).toBe('application/json');
  });

  test.each([
    ['a 5xx', text('', 503)],
    ['a reset', reset],
    ['a timeout', silence],
    ['a malformed answer', text('{')],
  ])('a read is tried again after %s', async (_, reply) => {
    const { http, received } = await connect(reply, reply, json(osAnswer));
    expect(await http('listOs', {})).toMatchObject({ ok: true, value: { body: osAnswer } });
    expect(received).toHaveLength(3);
  });

  test('a read is tried again when nobody listened', async () => {
    const address = await closedAddress();
    const calls: CallRecord[] = [];
    const addresses = { api: address, landing: address };
    const http = createProviderHttp({ ...SETTINGS, addresses, onCall: (call) => calls.push(call) });
    expect(await http('listOs', {})).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(calls).toHaveLength(3);
  });

  test('a read is given up after two repeats', async () => {
    const { http, received } = await connect(text('', 503));
    expect(await http('listOs', {})).toEqual({ ok: false, failure: { kind: 'broken', status: 503 } });
    expect(received).toHaveLength(3);
  });

  test.each([0, 1, 4])('of %i repeats there are no more', async (readRetries) => {
    const { url, received } = await serve(text('', 500));
    const http = createProviderHttp({ ...SETTINGS, addresses: { api: url, landing: url }, readRetries });
    await http('listOs', {});
    expect(received).toHaveLength(readRetries + 1);
  });

  test('a forwarded read is a read, although it goes by POST', async () => {
    const { http, received } = await connect(text('', 503), json(serverAnswer));
    expect((await http('getServer', {}, { params: { id: 17 } })).ok).toBe(true);
    expect(received).toHaveLength(2);
  });

  test('a refused read is not tried again', async () => {
    const { http, received } = await connect(json({ error_code: 'too_many_requests' }, 429));
    await http('listOs', {});
    expect(received).toHaveLength(1);
  });

  test.each([
    ['a 5xx', text('', 503)],
    ['a reset', reset],
    ['a timeout', silence],
    ['a malformed answer', text('{')],
    ['a refusal', text('', 400)],
  ])('a write is never tried again after %s', async (_, reply) => {
    const { http, received } = await connect(reply);
    await http('register', REGISTRATION);
    expect(received).toHaveLength(1);
  });
});

describe('a deadline', () => {
  test('that has passed lets nothing be sent', async () => {
    const { http, received } = await bounded({ deadline: leaving(0) }, json(osAnswer));
    expect(await http('listOs', {})).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await http('register', REGISTRATION)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(received).toEqual([]);
  });

  test('that passes while a read is tried lets no other try begin', async () => {
    const { http, received } = await bounded({ deadline: leaving(5_000, 0) }, text('', 503));
    expect(await http('listOs', {})).toEqual({ ok: false, failure: { kind: 'broken', status: 503 } });
    expect(received).toHaveLength(1);
  });

  test('lets no pause begin that would outlive it', async () => {
    const pauses = { readRetries: 2, random: () => 1_000_000 };
    const { http, received } = await bounded({ ...pauses, deadline: leaving(5_000) }, text('', 503));
    await http('listOs', {});
    expect(received).toHaveLength(1);
  });

  test.each([
    ['never answers', silence],
    ['never ends', endless],
    ['ends far too late', drip],
  ])('is shared by all tries at a server that %s', async (_, reply) => {
    const deadline = passingIn(1_500);
    const { http, received } = await bounded({ deadline, timeoutMs: 8_000 }, reply);
    expect(await http('listOs', {})).toEqual({
      ok: false,
      failure: { kind: 'no-answer', reason: 'timeout' },
    });
    // Three tries of eight seconds each were twenty-four.
    expect(deadline.left()).toBe(0);
    expect(received).toHaveLength(1);
    await http('listOs', {});
    expect(received).toHaveLength(1);
  });

  test('leaves a write time for its answer, or none at all', async () => {
    const { http, received } = await bounded({ deadline: leaving(499) }, json(serverAnswer));
    expect(await http('createServer', ORDER, CUSTOMER)).toMatchObject({ failure: { kind: 'unreachable' } });
    expect((await http('getServer', {}, { params: { id: 17 } })).ok).toBe(true);
    expect(received).toHaveLength(1);
  });

  test('keeps time back from a write, to look afterwards what became of it', async () => {
    const deadline = passingIn(10_000);
    const { http, received } = await bounded({ deadline, keptFromWritesMs: 9_400 }, silence);
    expect(await http('createServer', ORDER, CUSTOMER)).toMatchObject({ failure: { kind: 'no-answer' } });
    expect(deadline.left()).toBeGreaterThan(5_000);
    expect(received).toHaveLength(1);
  });

  test('of a call that others wait behind is its own', async () => {
    const deadline = passingIn(60_000);
    const { http } = await bounded({ deadline }, silence);
    const options = { atMostMs: 100 };
    expect(await http('sendLog', { action: 'a' }, options)).toMatchObject({ failure: { kind: 'no-answer' } });
    expect(deadline.left()).toBeGreaterThan(40_000);
  });
});

describe('an answer that is too large', () => {
  const MEGABYTES = 200;
  const TAKEN_BYTES = 20 * 1024 * 1024;

  test.each([
    ['is not taken to its end', {}],
    ['is counted as it unpacks', { gzip: true }],
  ])('%s', async (_, options) => {
    const reply = flood(MEGABYTES, options);
    const { http, closed } = await bounded(
      { mostBytes: 1_000_000, readRetries: 0, timeoutMs: 60_000 },
      reply,
    );
    const answer = await http('listOs', {});
    expect(answer).toEqual({
      ok: false,
      failure: { kind: 'malformed', detail: 'an answer of more than 1000000 bytes' },
    });
    await closed;
    expect(reply.sent()).toBeLessThan(TAKEN_BYTES);
  });

  test('of a write may hide a success', async () => {
    const { http } = await bounded({ mostBytes: 10 }, json(serverAnswer));
    const answer = await http('createServer', ORDER, CUSTOMER);
    expect(answer.ok || mayHaveHappened(told(answer.failure))).toBe(true);
  });

  test('in its headers is a failure too', async () => {
    const { http } = await connect(json(osAnswer, 200, { 'x-much': '.'.repeat(100_000) }));
    expect(await http('listOs', {})).toMatchObject({ ok: false, failure: { kind: 'no-answer' } });
  });

  test('is one byte more than the bound', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(osAnswer)).byteLength;
    const exact = await bounded({ mostBytes: bytes }, json(osAnswer));
    expect((await exact.http('listOs', {})).ok).toBe(true);
    const below = await bounded({ mostBytes: bytes - 1 }, json(osAnswer));
    expect((await below.http('listOs', {})).ok).toBe(false);
  });
});

describe('a bulkhead', () => {
  test('that is full lets nothing be sent', async () => {
    const { http, received } = await bounded({ bulkhead: { enter: () => undefined } }, json(osAnswer));
    expect(await http('listOs', {})).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(received).toEqual([]);
  });

  test.each([
    ['a success', json(osAnswer)],
    ['a refusal', text('', 403)],
    ['a reset', reset],
    ['a malformed answer', text('{')],
  ])('gets each place back after %s', async (_, reply) => {
    const places = { taken: 0, entered: 0 };
    const enter = () => {
      places.taken += 1;
      places.entered += 1;
      return () => {
        places.taken -= 1;
      };
    };
    const { http, received } = await bounded({ bulkhead: { enter } }, reply);
    await http('listOs', {});
    expect(places).toEqual({ taken: 0, entered: received.length });
  });
});

describe('what is sent', () => {
  test('a read goes without a body, with the request id', async () => {
    const { http, received } = await connect(json(osAnswer));
    await http('listOs', {});
    expect(received).toMatchObject([
      { method: 'GET', url: '/api/v1/os/servers', body: '', headers: { 'x-request-id': 'request-1' } },
    ]);
  });

  test('the visitor is named where it is known whom the call is for, and nowhere else', async () => {
    const { url, received } = await serve(json(osAnswer));
    const settings = { ...SETTINGS, addresses: { api: url, landing: url } };
    await createProviderHttp({ ...settings, visitorAddress: '203.0.113.7' })('listOs', {});
    await createProviderHttp(settings)('listOs', {});
    expect(received.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['203.0.113.7', undefined]);
  });

  test('a write goes as JSON, with the request id', async () => {
    const { http, received } = await connect(text('', 500));
    await http('register', REGISTRATION);
    expect(received).toMatchObject([
      {
        method: 'POST',
        url: '/v5/registration',
        headers: { 'content-type': 'application/json', 'x-request-id': 'request-1' },
      },
    ]);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(REGISTRATION);
  });

  test('the API and the landing service have addresses of their own', async () => {
    const [api, landing] = [await serve(text('', 500)), await serve(text('', 500))];
    const http = createProviderHttp({
      ...SETTINGS,
      addresses: { api: api.url, landing: `${landing.url}/l` },
    });
    await http('register', REGISTRATION);
    await http('checkLogin', {});
    await http('createServer', ORDER, CUSTOMER);
    expect(api.received.map(({ url }) => url)).toEqual(['/v5/registration']);
    expect(landing.received.map(({ url }) => url)).toEqual(['/l/login/check', '/l/login/forward']);
  });

  test.each([
    ['anna', 'secret'],
    ['Анна', 'пароль №1'],
    ['anna@example.ru', 'with:colons:and €'],
    ['emoji', '🦉'],
    ['', ''],
  ])('the name %s and the password %s go as Basic credentials in UTF-8', async (username, password) => {
    const { http, received } = await connect(text('', 401));
    await http('authenticate', {}, { credentials: { kind: 'basic', username, password } });
    const [scheme, encoded = ''] = (received[0]?.headers.authorization ?? '').split(' ');
    expect(scheme).toBe('Basic');
    expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe(`${username}:${password}`);
  });

  test('a cookie goes as it came', async () => {
    const { http, received } = await connect(text('', 401));
    await http('checkLogin', {}, { credentials: { kind: 'cookie', cookie: 'credentials=a=b; route=7' } });
    expect(received[0]?.headers.cookie).toBe('credentials=a=b; route=7');
    expect(received[0]?.headers.authorization).toBeUndefined();
  });

  test('an order goes in an envelope with method, path, data, token and user, and nothing else', async () => {
    const { http, received } = await connect(json(serverAnswer, 201));
    await http('createServer', ORDER, CUSTOMER);
    expect(received).toMatchObject([{ method: 'POST', url: '/login/forward' }]);
    expect(JSON.parse(received[0]?.body ?? '')).toStrictEqual({
      method: 'POST',
      path: 'api/v1/servers',
      data: ORDER,
      access_token: 'access-secret',
      user: { id: '7' },
    });
    expect(received[0]?.headers).not.toHaveProperty('authorization');
    expect(received[0]?.headers).not.toHaveProperty('cookie');
  });

  test.each([
    [17, 'api/v1/servers/17'],
    ['../admin?x=1', 'api/v1/servers/..%2Fadmin%3Fx%3D1'],
  ])('the parameter %s cannot leave its place in the path', async (id, path) => {
    const { http, received } = await connect(text('', 404));
    await http('getServer', {}, { ...CUSTOMER, params: { id } });
    expect(JSON.parse(received[0]?.body ?? '')).toStrictEqual({
      ...{ method: 'GET', path, data: {} },
      ...{ access_token: 'access-secret', user: { id: '7' } },
    });
  });
});

describe('the record of a call', () => {
  test('tells every attempt, how it went and whose request it was', async () => {
    const { http, calls } = await connect(text('', 503), json(osAnswer));
    await http('listOs', {});
    const common = { endpoint: 'listOs', requestId: 'request-1', milliseconds: expect.any(Number) };
    expect(calls).toStrictEqual([
      { ...common, attempt: 1, outcome: { kind: 'broken', status: 503 } },
      { ...common, attempt: 2, outcome: 'success' },
    ]);
  });

  test.each([
    ['a success', json({ username: 'answer-secret', autologin_token: 'answer-secret' })],
    ['a refusal', json({ error_code: 'unauthorized', message: 'answer-secret' }, 401)],
    ['an outage', text('answer-secret', 500)],
    ['a body that is no JSON', text('answer-secret')],
    ['JSON cut short', text('{"autologin_token":"answer-secret')],
    ['another shape', json({ username: ['answer-secret'], autologin_token: { value: 'answer-secret' } })],
    ['text where an object should be', json('answer-secret')],
  ])('holds no secret after %s', async (_, reply) => {
    const { http, calls } = await connect((response, request) => {
      response.setHeader('set-cookie', 'credentials=answer-secret');
      reply(response, request);
    });
    const basic = { kind: 'basic', username: 'name-secret', password: 'password-secret' } as const;
    await http('authenticate', { code: 'code-secret' }, { credentials: basic });
    await http('checkLogin', {}, { credentials: { kind: 'cookie', cookie: 'cookie-secret' } });
    await http('createServer', { ...ORDER, name: 'order-secret' }, CUSTOMER);
    expect(calls).toHaveLength(3);
    expect(JSON.stringify(calls)).not.toContain('secret');
  });
});

type Expected = HttpFailure | { kind: 'malformed'; detail: unknown };

test('a register that nobody has set up is asked nothing', async () => {
  const { http, received, calls } = await connect(json(osAnswer));
  const answer = await http('findOrganisation', {}, { params: { inn: '0012345017' } });
  expect(answer).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  expect(received).toEqual([]);
  expect(calls).not.toEqual([]);
});

const SETTINGS: HttpSettings = {
  requestId: 'request-1',
  // No pause before a repeat.
  random: () => 0,
};

const REGISTRATION = {
  ...{ token: 'proof', tags: [], email: 'anna@example.ru', agree_mailing: true },
  user: { name: 'Анна', phone: '79001234567' },
};

const ORDER = {
  ...{ name: 'Calm Heron', bandwidth: 200, os_id: 99, preset_id: 4795 },
  ...{ is_ddos_guard: false, availability_zone: 'msk-1' },
};

const CUSTOMER = { credentials: { kind: 'customer', accessToken: 'access-secret', userId: '7' } } as const;

const osAnswer = {
  response_id: 'r',
  meta: { total: 1 },
  servers_os: [{ id: 99, family: 'linux', name: 'ubuntu', version: '24.04', version_codename: 'noble' }],
};

/** A client whose requests get these replies, the last one again and again. */
async function connect(...replies: [Reply, ...Reply[]]) {
  const { url, received } = await serve(...replies);
  const calls: CallRecord[] = [];
  const isWaitedFor = replies.includes(silence) || replies.includes(endless);
  const http = createProviderHttp({
    ...SETTINGS,
    addresses: { api: url, landing: url },
    ...(isWaitedFor ? { timeoutMs: 300 } : {}),
    onCall: (call) => calls.push(call),
  });
  return { http, received, calls };
}

/** A client with bounds, at a server with this reply; `closed` is when the server has lost the first connection. */
async function bounded(settings: Partial<HttpSettings>, reply: Reply) {
  let lost = () => {};
  const closed = new Promise<void>((resolve) => {
    lost = resolve;
  });
  const { url, received } = await serve((response, request) => {
    response.socket?.once('close', lost);
    reply(response, request);
  });
  const http = createProviderHttp({ ...SETTINGS, addresses: { api: url, landing: url }, ...settings });
  return { http, received, closed };
}

/** A deadline that tells these times one after another, the last one again and again. */
function leaving(...times: number[]) {
  return { left: () => (times.length > 1 ? times.shift() : times[0]) ?? 0 };
}

function passingIn(milliseconds: number) {
  const end = performance.now() + milliseconds;
  return { left: () => Math.max(0, end - performance.now()) };
}

function refused(status: number, code: ErrorCode | undefined): HttpFailure {
  return { kind: 'refused', status, code };
}
