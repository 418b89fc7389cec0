import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  // The limiter is opened once and kept.
  vi.resetModules();
  for (const name of ['SITE_URL', 'CMS_URL', 'PROVIDER_API_URL', 'LANDING_API_URL', 'PANEL_URL'])
    vi.stubEnv(name, 'http://127.0.0.1:1');
  for (const name of ['CMS_READ_TOKEN', 'SESSION_SECRET', 'REVALIDATE_SECRET'])
    vi.stubEnv(name, 'x'.repeat(32));
  vi.stubEnv('REDIS_URL', undefined);
});

test('a name may be tried ten times, however it is written, and then no more', async () => {
  const { mayTryToLogIn } = await import('./login-limit');
  const written = ['demo', ' Demo', 'DEMO '];
  for (let tried = 0; tried < 10; tried += 1) {
    expect(await mayTryToLogIn(written[tried % 3] ?? 'demo')).toBe(true);
  }
  expect(await mayTryToLogIn('demo')).toBe(false);
  expect(await mayTryToLogIn('somebody else')).toBe(true);
});

test('whoever has logged in begins anew', async () => {
  const { forgetTriesToLogIn, mayTryToLogIn } = await import('./login-limit');
  for (let tried = 0; tried < 9; tried += 1) await mayTryToLogIn('demo');
  await forgetTriesToLogIn('DEMO');
  for (let tried = 0; tried < 10; tried += 1) expect(await mayTryToLogIn('demo')).toBe(true);
});
