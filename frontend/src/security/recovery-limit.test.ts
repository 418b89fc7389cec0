import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

const QUARTER_HOUR = 15 * 60_000;

beforeEach(() => {
  stubEnv();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('one address may ask ten times in a quarter of an hour, and one IPv6 network is one address', async () => {
  const { mayAskForRecovery } = await import('./recovery-limit');
  for (let asked = 0; asked < 10; asked += 1)
    expect(await mayAskForRecovery(`2001:db8::${asked}`)).toEqual({ kind: 'go', needsProof: false });
  expect(await mayAskForRecovery('2001:db8::b')).toEqual({ kind: 'wait', milliseconds: QUARTER_HOUR });
  expect((await mayAskForRecovery('203.0.113.7')).kind).toBe('go');
});

test('when a hundred have asked, from wherever, the next ones prove their work', async () => {
  const { mayAskForRecovery } = await import('./recovery-limit');
  for (let asked = 0; asked < 100; asked += 1)
    expect(await mayAskForRecovery(`198.51.100.${asked}`)).toEqual({ kind: 'go', needsProof: false });
  expect(await mayAskForRecovery('203.0.113.7')).toEqual({ kind: 'go', needsProof: true });
  vi.advanceTimersByTime(QUARTER_HOUR);
  expect(await mayAskForRecovery('203.0.113.7')).toEqual({ kind: 'go', needsProof: false });
});

test('three letters go to one e-mail, however it is written', async () => {
  const { mayWriteTo } = await import('./recovery-limit');
  const written = ['anna@example.ru', ' Anna@Example.ru', 'ANNA@EXAMPLE.RU'];
  for (const email of written) expect(await mayWriteTo(email)).toBe(true);
  expect(await mayWriteTo('anna@example.ru')).toBe(false);
  expect(await mayWriteTo('boris@example.ru')).toBe(true);
});
