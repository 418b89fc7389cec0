import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLocalProvider } from '~/testing/local-provider';
import { stubEnv } from '~/testing/stub-env';

beforeEach(stubEnv);

afterEach(() => vi.unstubAllEnvs());

// Specification 000, sections 7 and 8.
test.each([
  ['a refresh that is forbidden', 'refreshToken', 403, 0],
  ['a refresh that fails', 'refreshToken', 500, 1],
  ['a refresh that nobody may make', 'refreshToken', 401, 1],
  ['an auto-login that is forbidden', 'autoLogIn', 403, 1],
  ['statistics that fail', 'sendStatistics', 500, 1],
  ['a log call that fails', 'sendLog', 500, 1],
] as const)('of %s (%s, %i) the log has %i warnings', async (_, endpoint, status, warnings) => {
  const { call, warn } = await open(status);
  expect((await call(endpoint)).ok).toBe(false);
  expect(warn).toHaveBeenCalledTimes(warnings);
  if (warnings > 0)
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ endpoint, requestId: 'visit-7' }),
      'provider call failed',
    );
});

test('a call that succeeds is no warning', async () => {
  const { call, warn } = await open(204);
  expect((await call('sendLog')).ok).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

const PATHS = ['/api/v1/auth/update-token', '/api/v1/auth/auto-login', '/v1/statistics', '/v1/logs'];

/** The site's own client, at a provider that answers everything alike. */
async function open(status: number) {
  await openLocalProvider(Object.fromEntries(PATHS.map((path) => [path, { status }])));
  const [{ log }, { providerHttp }] = await Promise.all([import('~/runtime/log'), import('./provider-http')]);
  const http = providerHttp('visit-7');
  const requests = {
    refreshToken: () => http('refreshToken', {}),
    autoLogIn: () => http('autoLogIn', { portal_token: 't' }),
    sendStatistics: () =>
      http('sendStatistics', { customer_id: 'c', referer: { firstVisit: '', lastVisit: '' }, utmUser: {} }),
    sendLog: () => http('sendLog', { action: 'a' }),
  };
  return { warn: vi.spyOn(log, 'warn'), call: (endpoint: keyof typeof requests) => requests[endpoint]() };
}
