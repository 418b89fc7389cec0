import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CustomerSession } from '@vitrina/ordering';
import { sealData, unsealData } from 'iron-session';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newProcess } from '~/testing/new-process';
import { openRedisLine, redisMissing } from '~/testing/redis-line';
import { stubEnv } from '~/testing/stub-env';

const scope = await vi.hoisted(async () => (await import('~/testing/request-scope')).requestScope());
vi.mock('~/runtime/visit', () => scope);

const skipped = await redisMissing();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const COOKIE = 'vitrina-session';
const HINT = 'vitrina-customer';
const SECRET = 'x'.repeat(32);
const ANNA: CustomerSession = {
  ...{ accessToken: 'access', credentialsCookie: 'credentials=c', portalToken: 'portal-token' },
  user: { id: '7', username: 'anna', fullName: 'Анна Демидова', email: 'anna@example.ru' },
};

beforeEach(async () => {
  stubEnv();
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  (await scope.cookies()).clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('a session', () => {
  test('is what the log-in has opened, and the page may greet its customer', async () => {
    const { startSession, readSession } = await open();
    await startSession(ANNA);
    expect(await readSession()).toEqual(ANNA);
    expect(await cookie(HINT)).toBe('Анна Демидова');
    expect(await cookie(COOKIE)).not.toContain('portal-token');
  });

  test('ends fourteen days after its log-in, however often it is renewed', async () => {
    const { startSession, renewSession, readSession } = await open();
    await startSession(ANNA);
    for (let day = 0; day < 13; day += 1) {
      vi.advanceTimersByTime(DAY);
      await renewSession({ ...ANNA, accessToken: `access ${day}` });
    }
    expect(await readSession()).toEqual({ ...ANNA, accessToken: 'access 12' });
    vi.advanceTimersByTime(DAY);
    expect(await readSession()).toBeUndefined();
  });

  test.each(['Fe26.2*1*a*b*c*d*e*f', 'nonsense', ''])('is not opened by the cookie "%s"', async (forged) => {
    const { readSession } = await open();
    await give(COOKIE, forged);
    expect(await readSession()).toBeUndefined();
  });
});

describe('logging out', () => {
  test('ends the session: no copy of its cookie opens it again, and nobody is greeted', async () => {
    const { startSession, endSession, lookAtSession } = await open();
    await startSession(ANNA);
    const copy = await cookie(COOKIE);
    await endSession();
    expect([await cookie(COOKIE), await cookie(HINT)]).toEqual([undefined, undefined]);
    await give(COOKIE, copy);
    expect(await lookAtSession()).toEqual({ kind: 'none' });
    // A seal may be written in more than one way.
    await give(COOKIE, `${copy}~`);
    expect(await lookAtSession()).toEqual({ kind: 'none' });
    vi.advanceTimersByTime(14 * DAY - 1);
    await give(COOKIE, copy);
    expect(await lookAtSession()).toEqual({ kind: 'none' });
  });

  test('ends the cookies before and after a renewal of the access token', async () => {
    const { startSession, renewSession, endSession, readSession } = await open();
    await startSession(ANNA);
    const before = await cookie(COOKIE);
    await renewSession({ ...ANNA, accessToken: 'renewed' });
    expect(await cookie(COOKIE)).not.toBe(before);
    await endSession();
    await give(COOKIE, before);
    expect(await readSession()).toBeUndefined();
  });

  test('is not undone by an order of another tab that renews its access token later', async () => {
    const { startSession, renewSession, endSession } = await open();
    await startSession(ANNA);
    const ofOtherTab = await cookie(COOKIE);
    await endSession();
    await give(COOKIE, ofOtherTab);
    await renewSession({ ...ANNA, accessToken: 'renewed' });
    expect([await cookie(COOKIE), await cookie(HINT)]).toEqual([undefined, undefined]);
  });

  test('nor by one that renews it at the same moment, when it has already asked whether it may', async () => {
    const { startSession, renewSession, endSession, readSession } = await open();
    await startSession(ANNA);
    const ofOtherTab = await cookie(COOKIE);
    const { revokedSessions } = await import('~/storage/revoked-sessions');
    const list = revokedSessions();
    vi.spyOn(list, 'standingOf').mockImplementationOnce(async () => {
      await endSession();
      await give(COOKIE, ofOtherTab);
      return 'valid';
    });
    await renewSession({ ...ANNA, accessToken: 'renewed' });
    expect(await cookie(COOKIE)).toBeDefined();
    expect(await readSession()).toBeUndefined();
  });

  test('ends sessions that the former version has begun, with all cookies it has made of them', async () => {
    const { endSession, readSession } = await open();
    const seal = (accessToken: string) =>
      sealData({ ...ANNA, accessToken }, { password: SECRET, ttl: 14 * 86_400 });
    const [first, renewed] = [await seal('first'), await seal('renewed')];
    await give(COOKIE, renewed);
    expect(await readSession()).toEqual({ ...ANNA, accessToken: 'renewed' });
    await endSession();
    for (const copy of [first, renewed, `${first}~`]) {
      await give(COOKIE, copy);
      expect(await readSession()).toBeUndefined();
    }
  });

  test('ends sessions of the former version that this one has renewed', async () => {
    const { renewSession, endSession, readSession } = await open();
    const former = await sealData(ANNA, { password: SECRET, ttl: 14 * 86_400 });
    await give(COOKIE, former);
    await renewSession({ ...ANNA, accessToken: 'renewed' });
    expect(await readSession()).toEqual({ ...ANNA, accessToken: 'renewed' });
    await endSession();
    await give(COOKIE, former);
    expect(await readSession()).toBeUndefined();
  });

  test('ends this session and no other of the same customer', async () => {
    const { startSession, endSession, readSession } = await open();
    await startSession(ANNA);
    const atHome = await cookie(COOKIE);
    (await scope.cookies()).clear();
    await startSession(ANNA);
    await endSession();
    await give(COOKIE, atHome);
    expect(await readSession()).toEqual(ANNA);
  });

  test('a log-in ends the session whose place it takes', async () => {
    const { startSession, readSession } = await open();
    await startSession(ANNA);
    const replaced = await cookie(COOKIE);
    await startSession({ ...ANNA, portalToken: 'next' });
    expect((await readSession())?.portalToken).toBe('next');
    await give(COOKIE, replaced);
    expect(await readSession()).toBeUndefined();
  });

  test('is remembered by a process that is started anew, where it has a folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrina-session-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const first = await open({ STATE_DIR: folder });
    await first.startSession(ANNA);
    const copy = await cookie(COOKIE);
    await first.endSession();
    await give(COOKIE, copy);
    expect(await (await open({ STATE_DIR: folder })).readSession()).toBeUndefined();
  });

  test('is kept for no longer than the last cookie could be opened', async () => {
    const { startSession, endSession } = await open();
    await startSession(ANNA);
    const { endsAt } = (await unsealData((await cookie(COOKIE)) ?? '', { password: SECRET })) as {
      endsAt: number;
    };
    const { revokedSessions } = await import('~/storage/revoked-sessions');
    const revoke = vi.spyOn(revokedSessions(), 'revoke');
    vi.advanceTimersByTime(10 * DAY);
    await endSession();
    const until = revoke.mock.calls[0]?.[1] ?? 0;
    expect(until).toBeGreaterThan(endsAt);
    expect(until).toBeLessThan(endsAt + 5 * 60_000);
  });
});

test('the former version reads what this one seals, and keeps the id when it seals it again', async () => {
  const { startSession } = await open();
  await startSession(ANNA);
  const opened = await unsealData((await cookie(COOKIE)) ?? '', { password: SECRET, ttl: 14 * 86_400 });
  expect(opened).toMatchObject({ ...ANNA, id: expect.any(String), startedAt: Date.now() });
});

describe('a session that cannot be checked, because Redis is away', () => {
  const session = { id: 'a', startedAt: 0, endsAt: 14 * DAY, customer: ANNA };

  test.each([
    ['valid', 13 * DAY, { kind: 'open', customer: ANNA }],
    ['revoked', 0, { kind: 'none' }],
    ['unknown', HOUR - 1, { kind: 'open', customer: ANNA }],
    ['unknown', HOUR, { kind: 'unchecked' }],
  ] as const)('%s after %i ms is %o', async (standing, now, seen) => {
    const { judgeSession } = await open();
    expect(judgeSession(session, standing, now)).toEqual(seen);
  });

  test('of the former version does not say how old it is, so it is not believed', async () => {
    const { openSession } = await import('./sealed-session');
    const { judgeSession } = await open();
    const former = await sealData(ANNA, { password: SECRET, ttl: 14 * 86_400 });
    const opened = await openSession(former, SECRET, Date.now());
    expect(opened?.id).toBe(hashOf([ANNA.credentialsCookie, ANNA.portalToken]));
    expect(opened && judgeSession(opened, 'unknown', Date.now())).toEqual({ kind: 'unchecked' });
  });
});

describe.skipIf(skipped)(`with two instances${skipped ? ` (${skipped})` : ''}`, () => {
  test('who has logged out of one is logged out of the other', async () => {
    vi.useRealTimers();
    const line = await openRedisLine();
    const [first, second] = [await open({ REDIS_URL: line.url }), await open({ REDIS_URL: line.url })];
    await first.startSession(ANNA);
    const copy = await cookie(COOKIE);
    expect(await second.readSession()).toEqual(ANNA);
    await first.endSession();
    await give(COOKIE, copy);
    expect(await second.lookAtSession()).toEqual({ kind: 'none' });
    // What this instance has seen it knows without Redis.
    await line.down();
    expect(await second.lookAtSession()).toEqual({ kind: 'none' });
  });

  test('a Redis that hangs is waited for once: a customer of this hour goes on, one of this morning logs in again', async () => {
    vi.useRealTimers();
    const line = await openRedisLine();
    const { startSession, lookAtSession } = await open({ REDIS_URL: line.url });
    await startSession(ANNA);
    expect((await lookAtSession()).kind).toBe('open');
    line.hang();
    expect((await lookAtSession()).kind).toBe('open');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR });
    expect((await lookAtSession()).kind).toBe('unchecked');
  });
});

/** The site's own modules, as one process has them. */
async function open(environment: Record<string, string> = {}) {
  newProcess();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  // Opened now: later another instance may be the process.
  (await import('~/storage/revoked-sessions')).revokedSessions();
  return import('./session');
}

async function cookie(name: string): Promise<string | undefined> {
  return (await scope.cookies()).get(name)?.value;
}

async function give(name: string, value: string | undefined): Promise<void> {
  (await scope.cookies()).set(name, value ?? '');
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
