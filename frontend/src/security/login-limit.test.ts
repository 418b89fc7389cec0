import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';
import type { LoginEnd, LoginTry } from './login-limit';

const MINUTE = 60_000;

beforeEach(() => {
  stubEnv();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('from one address', () => {
  test('a name may be tried ten times, however it is written, and then no more for five minutes', async () => {
    const written = ['demo', ' Demo', 'DEMO '];
    for (let tried = 0; tried < 10; tried += 1)
      expect(await guess({ name: written[tried % 3] ?? 'demo' })).toBe('go');
    vi.advanceTimersByTime(MINUTE);
    expect(await begin({})).toEqual({ kind: 'wait', milliseconds: 4 * MINUTE });
    expect(await guess({ name: 'somebody else' })).toBe('go');
    vi.advanceTimersByTime(4 * MINUTE);
    expect(await guess({})).toBe('go');
  });

  test('twenty accounts may be tried in ten minutes, and then none at all', async () => {
    const outcomes: string[] = [];
    for (let tried = 0; tried < 25; tried += 1) outcomes.push(await guess({ name: `account ${tried}` }));
    expect(outcomes.indexOf('wait')).toBe(20);
    expect(await guess({ name: 'another', address: '203.0.113.8' })).toBe('go');
    vi.advanceTimersByTime(10 * MINUTE);
    expect(await guess({ name: 'another' })).toBe('go');
  });

  test('all addresses of one IPv6 network are one', async () => {
    const outcomes: string[] = [];
    for (let tried = 0; tried < 25; tried += 1)
      outcomes.push(await guess({ name: `account ${tried}`, address: `2001:db8:1:1::${tried}` }));
    expect(outcomes.indexOf('wait')).toBe(20);
    expect(await guess({ address: '2001:db8:1:2::1' })).toBe('go');
  });

  test('a hundred tries at once are a hundred', async () => {
    const permissions = await Promise.all(Array.from({ length: 100 }, () => begin({})));
    expect(permissions.filter(({ kind }) => kind === 'go')).toHaveLength(10);
  });

  test('whoever has logged in begins anew', async () => {
    for (let tried = 0; tried < 9; tried += 1) await guess({});
    await guess({ name: 'DEMO' }, 'in');
    for (let tried = 0; tried < 10; tried += 1) expect(await guess({})).toBe('go');
    expect(await guess({})).toBe('wait');
  });

  test.each(['in', 'undecided'] as const)('tries that end as "%s" are never too many', async (end) => {
    for (let tried = 0; tried < 300; tried += 1) expect(await permit({}, end)).toBe('free');
  });

  test('a customer who is refused has not used up the tries of the others there', async () => {
    for (let tried = 0; tried < 30; tried += 1) await guess({});
    for (let tried = 0; tried < 10; tried += 1) expect(await guess({ name: `account ${tried}` })).toBe('go');
    expect(await guess({ name: 'one more' })).toBe('wait');
    // Nor has the address that is refused used up tries of an account.
    vi.advanceTimersByTime(9 * MINUTE);
    for (let tried = 0; tried < 30; tried += 1) expect(await guess({ name: 'fresh' })).toBe('wait');
    vi.advanceTimersByTime(MINUTE);
    for (let tried = 0; tried < 10; tried += 1) expect(await guess({ name: 'fresh' })).toBe('go');
  });
});

describe('guesses of strangers', () => {
  test('at one account lock nobody out: from twenty on the work has to be proved, for ten minutes', async () => {
    const kinds: string[] = [];
    for (let tried = 0; tried < 22; tried += 1)
      kinds.push(await permit({ address: `198.51.100.${tried}` }, 'wrong'));
    expect(kinds.indexOf('prove')).toBe(20);
    expect(await permit({}, 'in')).toBe('prove');
    expect(await permit({ name: 'somebody else' }, 'in')).toBe('free');
    vi.advanceTimersByTime(10 * MINUTE);
    expect(await permit({}, 'in')).toBe('free');
  });

  test('at all accounts from everywhere make everybody prove their work from two hundred on, and nobody wait', async () => {
    const kinds: string[] = [];
    for (let tried = 0; tried < 202; tried += 1)
      kinds.push(await permit({ name: `account ${tried}`, address: `198.51.${tried}.1` }, 'wrong'));
    expect(kinds.indexOf('prove')).toBe(200);
    expect(kinds).not.toContain('wait');
    vi.advanceTimersByTime(10 * MINUTE);
    expect(await permit({}, 'wrong')).toBe('free');
  });

  test('that are refused make nobody prove anything', async () => {
    for (let tried = 0; tried < 500; tried += 1) await guess({ name: `account ${tried % 40}` });
    expect(await permit({ name: 'account 1', address: '203.0.113.8' }, 'in')).toBe('free');
  });
});

describe('a browser in which the customer has logged in before', () => {
  const device = 'device:demo';

  test('is not touched by guesses from elsewhere, from its own address, or everywhere', async () => {
    for (let tried = 0; tried < 30; tried += 1) await guess({});
    for (let tried = 0; tried < 30; tried += 1) await guess({ name: `account ${tried}` });
    for (let tried = 0; tried < 250; tried += 1)
      await guess({ name: tried % 2 ? 'demo' : `account ${tried}`, address: `198.51.${tried}.1` });
    expect(await guess({})).toBe('wait');
    expect(await permit({ device }, 'in')).toBe('free');
  });

  test('has ten tries of its own, whatever its address, and is a stranger after that', async () => {
    for (let tried = 0; tried < 10; tried += 1)
      expect(await permit({ device, address: `198.51.100.${tried}` }, 'wrong')).toBe('free');
    for (let tried = 0; tried < 10; tried += 1) expect(await guess({ device })).toBe('go');
    expect(await guess({ device })).toBe('wait');
    vi.advanceTimersByTime(5 * MINUTE);
    expect(await guess({ device })).toBe('go');
  });

  test('takes nothing from anybody else', async () => {
    for (let tried = 0; tried < 10; tried += 1) await permit({ device }, 'wrong');
    for (let tried = 0; tried < 10; tried += 1) expect(await guess({})).toBe('go');
  });
});

describe('a right password that waits for a code', () => {
  test('is no guess, but stays counted where it was typed, because each one sends an SMS', async () => {
    for (let tried = 0; tried < 10; tried += 1) expect(await permit({}, 'half')).toBe('free');
    expect(await guess({})).toBe('wait');
    const { forgetLoginTries } = await import('./login-limit');
    await forgetLoginTries({ name: 'demo', address: '203.0.113.7', device: undefined });
    expect(await guess({})).toBe('go');
  });

  test('sends ten SMS to one customer in five minutes, from wherever it is typed', async () => {
    for (let tried = 0; tried < 10; tried += 1)
      expect(await permit({ address: `198.51.100.${tried}` }, 'half')).toBe('free');
    expect(await begin({})).toEqual({ kind: 'wait', milliseconds: 5 * MINUTE });
    const { beginCodeAgain } = await import('./login-limit');
    expect(await beginCodeAgain(' DEMO')).toEqual({ kind: 'wait', milliseconds: 5 * MINUTE });
    expect(await beginCodeAgain('somebody else')).toEqual({ kind: 'go' });
    vi.advanceTimersByTime(5 * MINUTE);
    expect(await permit({}, 'half')).toBe('free');
  });
});

async function begin(attempt: Partial<LoginTry>) {
  const { beginLogin } = await import('./login-limit');
  return beginLogin({ name: 'demo', address: '203.0.113.7', device: undefined, ...attempt });
}

/** One try that is ended: whether it had to wait, to prove its work, or was free to go. */
async function permit(attempt: Partial<LoginTry>, end: LoginEnd): Promise<'wait' | 'prove' | 'free'> {
  const permission = await begin(attempt);
  if (permission.kind === 'wait') return 'wait';
  await permission.end(end);
  return permission.needsProof ? 'prove' : 'free';
}

async function guess(attempt: Partial<LoginTry>, end: LoginEnd = 'wrong'): Promise<'wait' | 'go'> {
  return (await permit(attempt, end)) === 'wait' ? 'wait' : 'go';
}
