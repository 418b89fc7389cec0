import { expect, test } from 'vitest';
import { PageMaker } from './page-maker';

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
  const maker = new PageMaker(2);
  const all = ['/a', '/b', '/c', '/d'].map((page) => maker.make(page, make, onFailure));
  await Promise.resolve();
  expect(begun).toEqual(['/a', '/b']);
  finish.get('/b')?.();
  expect(await all[1]).toBe(true);
  expect(begun).toEqual(['/a', '/b', '/c']);
});

test('a page that waits is made once for all who ask, one that is being made is made again', async () => {
  const { begun, finish, make, onFailure } = site();
  const maker = new PageMaker(1);
  const first = maker.make('/a', make, onFailure);
  await Promise.resolve();
  const later = [maker.make('/a', make, onFailure), maker.make('/a', make, onFailure)];
  finish.get('/a')?.();
  await first;
  expect(begun).toEqual(['/a', '/a']);
  finish.get('/a')?.();
  expect(await Promise.all(later)).toEqual([true, true]);
  expect(begun).toEqual(['/a', '/a']);
});

test('a page that cannot be made is told of and holds up no other', async () => {
  const { finish, failures, make, onFailure } = site();
  const maker = new PageMaker(1);
  const [broken, next] = ['/broken', '/next'].map((page) => maker.make(page, make, onFailure));
  await Promise.resolve();
  finish.get('/broken')?.(new Error('the CMS did not answer'));
  expect(await broken).toBe(false);
  expect(failures).toEqual(['/broken']);
  finish.get('/next')?.();
  expect(await next).toBe(true);
});

test('what cannot wait goes before what is made for completeness, also when it was asked for as such', async () => {
  const { begun, finish, make, onFailure } = site();
  const maker = new PageMaker(1);
  const first = maker.make('/first', make, onFailure);
  for (const page of ['/b', '/c', '/d']) void maker.make(page, make, onFailure, 'soon');
  const hurried = [maker.make('/now', make, onFailure), maker.make('/d', make, onFailure)];
  await Promise.resolve();
  finish.get('/first')?.();
  await first;
  finish.get('/now')?.();
  await hurried[0];
  finish.get('/d')?.();
  await hurried[1];
  expect(begun).toEqual(['/first', '/now', '/d', '/b']);
});
