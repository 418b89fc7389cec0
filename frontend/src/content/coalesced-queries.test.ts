import { beforeEach, expect, test, vi } from 'vitest';
import { coalesced, invalidateQueries } from './coalesced-queries';

beforeEach(() => {
  invalidateQueries();
  vi.useFakeTimers();
});

test('pages that are made together ask once', async () => {
  const ask = vi.fn(async () => 'menu');
  expect(await Promise.all([coalesced('site', ask), coalesced('site', ask)])).toEqual(['menu', 'menu']);
  await coalesced('other', ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('after a notice nothing older than the change is answered, also not what is still on its way', async () => {
  let answerFormer = (_: string) => {};
  const former = coalesced('site', () => new Promise<string>((resolve) => (answerFormer = resolve)));
  invalidateQueries();
  expect(await coalesced('site', async () => 'new menu')).toBe('new menu');
  answerFormer('old menu');
  expect(await former).toBe('old menu');
  expect(await coalesced('site', async () => 'newest menu')).toBe('new menu');
});

test('an answer is kept for a second, an outage for nobody', async () => {
  await coalesced('site', async () => 'menu');
  vi.advanceTimersByTime(1_001);
  expect(await coalesced('site', async () => 'later menu')).toBe('later menu');
  await expect(coalesced('broken', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await coalesced('broken', async () => 'back')).toBe('back');
});
