import type { CustomerSession } from '@vitrina/ordering';
import { NextRequest } from 'next/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

const scope = await vi.hoisted(async () => (await import('~/testing/request-scope')).requestScope());
vi.mock('~/runtime/visit', () => scope);

beforeEach(async () => {
  stubEnv();
  (await scope.cookies()).clear();
});
afterEach(() => vi.unstubAllEnvs());

const SITE = 'http://127.0.0.1:1';
const SESSION: CustomerSession = {
  ...{ accessToken: 'access', credentialsCookie: 'credentials=c', portalToken: 'portal-token' },
  user: { id: '7', username: 'anna', fullName: 'Анна Демидова', email: 'anna@example.ru' },
};

test.each([
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin', origin: SITE },
  { origin: SITE },
])('a form of the site (%o) logs out: the old cookie opens neither panel nor orders', async (headers) => {
  const { logOut, jar, handOff, readSession } = await open();
  const old = jar.get('vitrina-session')?.value ?? '';
  const answer = await logOut(headers);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${SITE}/`]);
  expect([jar.has('vitrina-session'), jar.has('vitrina-customer')]).toEqual([false, false]);
  jar.set('vitrina-session', old);
  expect((await handOff()).headers.get('location')).toBe(
    `${SITE}/registration?auth=login&redirect=%2Fservers`,
  );
  jar.set('vitrina-session', old);
  expect(await readSession()).toBeUndefined();
});

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: SITE },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  {},
])('whatever comes from elsewhere (%o) does not', async (headers) => {
  const { logOut, readSession } = await open();
  expect((await logOut(headers)).status).toBe(403);
  expect(await readSession()).toEqual(SESSION);
});

async function open() {
  const [route, handOff, { startSession, readSession }] = await Promise.all([
    import('./route'),
    import('../hand-off/route'),
    import('~/security/session'),
  ]);
  await startSession(SESSION);
  return {
    jar: await scope.cookies(),
    readSession,
    logOut: (headers: Record<string, string | undefined>) =>
      route.POST(
        new Request(`${SITE}/log-out`, { method: 'POST', headers: headers as Record<string, string> }),
      ),
    handOff: () => handOff.GET(new NextRequest(`${SITE}/hand-off?to=/servers`)),
  };
}
