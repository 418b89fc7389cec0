import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

const ANNA = '203.0.113.7';
const HOUR = 60 * 60_000;

beforeEach(() => {
  stubEnv();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('five requests an hour come from one address, and the sixth has to wait for its hour', async () => {
  const { mayLeaveRequest } = await import('./request-limit');
  const asked: boolean[] = [];
  for (const request of ['1', '2', '3', '4', '5', '6']) asked.push(await mayLeaveRequest(ANNA, request));
  expect(asked).toEqual([true, true, true, true, true, false]);
  vi.advanceTimersByTime(HOUR);
  expect(await mayLeaveRequest(ANNA, '7')).toBe(true);
});

test('a request that is sent again is no further one, and other addresses have their own five', async () => {
  const { mayLeaveRequest } = await import('./request-limit');
  for (const request of ['1', '2', '3', '4', '5', '5', '1'])
    expect(await mayLeaveRequest(ANNA, request)).toBe(true);
  expect(await mayLeaveRequest(ANNA, '6')).toBe(false);
  expect(await mayLeaveRequest('203.0.113.8', '6a')).toBe(true);
});

test('an address of IPv6 is its network', async () => {
  const { mayLeaveRequest } = await import('./request-limit');
  for (const [place, request] of ['1', '2', '3', '4', '5'].entries())
    expect(await mayLeaveRequest(`2001:db8::${place}`, request)).toBe(true);
  expect(await mayLeaveRequest('2001:db8::ffff', '6')).toBe(false);
});
