import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { RevalidationQueue } from './revalidation-queue';

/** A site whose pages are made when the test says so. */
function site() {
  const begun: string[] = [];
  const finish = new Map<string, (error?: Error) => void>();
  const make = (page: string) => {
    begun.push(page);
    return new Promise<void>((resolve, reject) => {
      finish.set(page, (error) => (error ? reject(error) : resolve()));
    });
  };
  const failures: string[] = [];
  return { begun, finish, make, failures, onFailure: (page: string) => failures.push(page) };
}

test('so many pages are made at once, the rest in the order they were asked for', async () => {
  const { begun, finish, make, onFailure } = site();
  const queue = new RevalidationQueue(2);
  const all = ['/a', '/b', '/c', '/d'].map((page) => queue.make(page, make, onFailure));
  await setImmediate();
  expect(begun).toEqual(['/a', '/b']);
  finish.get('/b')?.();
  expect(await all[1]).toBe(true);
  await setImmediate();
  expect(begun).toEqual(['/a', '/b', '/c']);
});

test('a page that waits is made once for all who ask, one that is being made is made again', async () => {
  const { begun, finish, make, onFailure } = site();
  const queue = new RevalidationQueue(1);
  const first = queue.make('/a', make, onFailure);
  await setImmediate();
  const later = [queue.make('/a', make, onFailure), queue.make('/a', make, onFailure)];
  finish.get('/a')?.();
  await first;
  await setImmediate();
  expect(begun).toEqual(['/a', '/a']);
  finish.get('/a')?.();
  expect(await Promise.all(later)).toEqual([true, true]);
  expect(begun).toEqual(['/a', '/a']);
});

test('a page that cannot be made is told of and holds up no other', async () => {
  const { finish, failures, make, onFailure } = site();
  const queue = new RevalidationQueue(1);
  const [broken, next] = ['/broken', '/next'].map((page) => queue.make(page, make, onFailure));
  await setImmediate();
  finish.get('/broken')?.(new Error('the CMS did not answer'));
  expect(await broken).toBe(false);
  await setImmediate();
  expect(failures).toEqual(['/broken']);
  finish.get('/next')?.();
  expect(await next).toBe(true);
});

test('what cannot wait goes before what is made for completeness, also when it was asked for as such', async () => {
  const { begun, finish, make, onFailure } = site();
  const queue = new RevalidationQueue(1);
  const first = queue.make('/first', make, onFailure);
  for (const page of ['/b', '/c', '/d']) void queue.make(page, make, onFailure, 'soon');
  const hurried = [queue.make('/now', make, onFailure), queue.make('/d', make, onFailure)];
  await setImmediate();
  finish.get('/first')?.();
  await first;
  await setImmediate();
  finish.get('/now')?.();
  await hurried[0];
  await setImmediate();
  finish.get('/d')?.();
  await hurried[1];
  await setImmediate();
  expect(begun).toEqual(['/first', '/now', '/d', '/b']);
});
