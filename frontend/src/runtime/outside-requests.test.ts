import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, test } from 'vitest';
import { outsideRequests, rememberOutside } from './outside-requests';

afterEach(() => void Reflect.deleteProperty(globalThis, Symbol.for('vitrina.outside-requests')));

test('what a page begins outside knows nothing of the page, to its end', async () => {
  const page = new AsyncLocalStorage<string>();
  rememberOutside();
  const seen = page.run('a page', () =>
    outsideRequests(async () => {
      const atOnce = page.getStore();
      await new Promise(setImmediate);
      return [atOnce, page.getStore()];
    }),
  );
  expect(await seen).toEqual([undefined, undefined]);
});

test('where nobody has said what is outside, the work is done all the same', () => {
  expect(outsideRequests(() => 'done')).toBe('done');
});
