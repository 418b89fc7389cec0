import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

const HOUR = 3_600_000;
const SMS = { name: 'sms', password: 'Vitrina-demo-1', address: '203.0.113.7', device: undefined };

beforeEach(() => {
  stubEnv();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

test('all names of an account have ten wrong codes a day together, from wherever they are sent', async () => {
  const names = ['sms', 'sms@vitrina.example', ' SMS '];
  const outcomes: string[] = [];
  for (let tried = 0; tried < 12; tried += 1)
    outcomes.push(await send({ name: names[tried % 3] ?? '', address: `198.51.100.${tried}` }));
  expect(outcomes.indexOf('wait')).toBe(10);
  vi.advanceTimersByTime(24 * HOUR - 1);
  expect(await send({ address: '203.0.113.9' })).toBe('wait');
  vi.advanceTimersByTime(1);
  expect(await send({ address: '203.0.113.9' })).toBe('go');
});

test('sent all at once they are no more', async () => {
  const sent = Array.from({ length: 40 }, (_, index) => send({ address: `198.51.100.${index}` }));
  expect((await Promise.all(sent)).filter((outcome) => outcome === 'go')).toHaveLength(10);
});

test('a new password begins anew, and so does a login that succeeds', async () => {
  for (let tried = 0; tried < 10; tried += 1) await send({});
  expect(await send({})).toBe('wait');
  expect(await send({ password: 'another one' })).toBe('go');
  for (let tried = 0; tried < 8; tried += 1) await send({ password: 'another one' }, 'undecided');
  expect(await send({ password: 'another one' }, 'in')).toBe('go');
  for (let tried = 0; tried < 9; tried += 1)
    expect(await send({ password: 'another one', address: '203.0.113.8' })).toBe('go');
});

test('wrong codes count as failed tries of their address too', async () => {
  for (let tried = 0; tried < 20; tried += 1) await send({ password: `password ${tried}` });
  const { beginCode } = await import('./code-limit');
  expect(await beginCode({ ...SMS, password: 'one more' })).toMatchObject({ kind: 'wait', of: 'address' });
  // And what was not tried is not counted for the account.
  vi.advanceTimersByTime(HOUR);
  for (let tried = 0; tried < 10; tried += 1) expect(await send({ password: 'one more' })).toBe('go');
});

test('whoever has the password and guesses codes elsewhere does not lock a known device out', async () => {
  for (let tried = 0; tried < 12; tried += 1) await send({});
  expect(await send({ device: 'device:sms' })).toBe('go');
  for (let tried = 0; tried < 9; tried += 1) await send({ device: 'device:sms' });
  expect(await send({ device: 'device:sms' })).toBe('wait');
});

async function send(
  attempt: Partial<Omit<typeof SMS, 'device'> & { device: string }>,
  end: 'in' | 'wrong' | 'undecided' = 'wrong',
): Promise<'wait' | 'go'> {
  const { beginCode } = await import('./code-limit');
  const permission = await beginCode({ ...SMS, ...attempt });
  if (permission.kind === 'go') await permission.end(end);
  return permission.kind;
}
