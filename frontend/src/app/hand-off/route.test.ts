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

const SESSION: CustomerSession = {
  ...{ accessToken: 'access', credentialsCookie: 'credentials=c', portalToken: 'portal&token' },
  user: { id: '7', username: 'anna', fullName: 'Анна Демидова', email: 'anna@example.ru' },
};

// Rule R68.
test.each([
  ['to=/servers/17', { redirect: '/servers/17' }],
  ['to=/servers/17&paymentPeriod=P1Y', { redirect: '/servers/17', paymentPeriod: 'P1Y' }],
  ['to=/database&siteTransfer=shop.example', { redirect: '/database', siteTransfer: 'shop.example' }],
  ['to=//evil.example&paymentPeriod=P9W&siteTransfer=a%26b', { redirect: '/servers' }],
  ['', { redirect: '/servers' }],
])('a customer goes with "%s" to the auto-login address with %o', async (query, rest) => {
  const answer = await handOff(query, SESSION);
  const address = new URL(answer.headers.get('location') ?? '');
  expect(answer.status).toBe(303);
  expect(`${address.origin}${address.pathname}`).toBe('http://127.0.0.1:1/auto-login');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ token: 'portal&token', reg: 'cloud_site' },
    ...rest,
  });
});

test('the address with the token is kept nowhere and told to nobody', async () => {
  const { headers } = await handOff('to=/servers', SESSION);
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
});

test('somebody without a session is asked to log in, and goes on from there', async () => {
  const answer = await handOff('to=/servers/17&paymentPeriod=P3M');
  expect(answer.headers.get('location')).toBe(
    'http://127.0.0.1:1/registration?auth=login&redirect=%2Fservers%2F17&period=P3M',
  );
});

async function handOff(query: string, session?: CustomerSession): Promise<Response> {
  const [{ GET }, { startSession }] = await Promise.all([import('./route'), import('~/security/session')]);
  if (session) await startSession(session);
  return GET(new NextRequest(`http://127.0.0.1:1/hand-off?${query}`));
}
