import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLocalProvider } from '~/testing/local-provider';
import { stubEnv } from '~/testing/stub-env';

beforeEach(stubEnv);

afterEach(() => vi.unstubAllEnvs());

// Rules R75 and R65.
test.each([
  ['a refresh that is forbidden', 'refreshToken', 403, 0],
  ['a refresh that fails', 'refreshToken', 500, 1],
  ['a refresh that nobody may make', 'refreshToken', 401, 1],
  ['an auto-login that is forbidden', 'autoLogIn', 403, 1],
  ['statistics that fail', 'sendStatistics', 500, 1],
  ['a log call that fails', 'sendLog', 500, 1],
] as const)('of %s (%s, %i) the log has %i warnings', async (_, endpoint, status, warnings) => {
  const { call, warned } = await open(status);
  await call(endpoint);
  const told = warned().filter((record) => record.endpoint === endpoint);
  expect(told).toHaveLength(warnings);
  for (const record of told)
    expect(record).toMatchObject({ requestId: 'visit-7', message: 'provider call failed' });
});

test('a call that succeeds is no warning', async () => {
  const { call, warned } = await open(204);
  await call('sendLog');
  expect(warned()).toEqual([]);
});

const PATHS = ['/api/v1/auth/update-token', '/api/v1/auth/auto-login', '/v1/statistics', '/v1/logs'];

/** The site's own provider, which answers everything alike, and a customer whose token has expired. */
async function open(status: number) {
  await openLocalProvider({
    ...Object.fromEntries(PATHS.map((path) => [path, { status }])),
    '/landing/login/forward': { status: 401 },
  });
  const [{ log }, { openProvider }] = await Promise.all([import('~/runtime/log'), import('./open-provider')]);
  const { accounts, as } = openProvider('visit-7');
  const customer = as({
    ...{ accessToken: 'expired', credentialsCookie: 'c', portalToken: 't' },
    user: { id: '1', username: 'u', fullName: 'U', email: 'u@example.ru' },
  });
  const calls = {
    refreshToken: () => customer.resources.vds?.list(),
    autoLogIn: () => accounts.logInInPlace('t'),
    sendStatistics: () => accounts.noteOrigin('c', { referer: { firstVisit: '', lastVisit: '' }, utm: {} }),
    sendLog: () => customer.noteDedicatedOrder(),
  };
  const warn = vi.spyOn(log, 'warn');
  const warned = () =>
    warn.mock.calls.map(([record, message]) => ({
      ...(record as unknown as Record<string, unknown>),
      message,
    })) as { endpoint?: string }[];
  return { warned, call: (endpoint: keyof typeof calls) => calls[endpoint]() };
}
