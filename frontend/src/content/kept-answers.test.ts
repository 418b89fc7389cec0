import { beforeEach, expect, test, vi } from 'vitest';
import { beginWave, keptAnswer } from './kept-answers';

beforeEach(() => {
  beginWave();
  vi.useFakeTimers();
});

test('pages that are made together ask once', async () => {
  const ask = vi.fn(async () => 'menu');
  expect(await Promise.all([keptAnswer('site', ask), keptAnswer('site', ask)])).toEqual(['menu', 'menu']);
  await keptAnswer('other', ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('after a notice nothing older than the change is answered, also not what is still on its way', async () => {
  let answerFormer = (_: string) => {};
  const former = keptAnswer('site', () => new Promise<string>((resolve) => (answerFormer = resolve)));
  beginWave();
  expect(await keptAnswer('site', async () => 'new menu')).toBe('new menu');
  answerFormer('old menu');
  expect(await former).toBe('old menu');
  expect(await keptAnswer('site', async () => 'newest menu')).toBe('new menu');
});

test('an answer is kept for a second, an outage for nobody', async () => {
  await keptAnswer('site', async () => 'menu');
  vi.advanceTimersByTime(1_001);
  expect(await keptAnswer('site', async () => 'later menu')).toBe('later menu');
  await expect(keptAnswer('broken', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await keptAnswer('broken', async () => 'back')).toBe('back');
});
