import { beforeEach, expect, test } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

beforeEach(stubEnv);

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
