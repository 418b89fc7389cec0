import { afterEach, expect, test } from 'vitest';
import { forgetProcess } from '~/testing/new-process';
import { standingClock } from '~/testing/standing-clock';
import { dropProps, forgetProps, inNewShell, keepProps, propsForNewShell } from './kept-props';

const PAGE = '/tutorials/linux/ssh';

const clock = standingClock();

afterEach(forgetProcess);

function madeOf(own: string) {
  return { own, shows: [], asked: new Set<string>(), dueAt: clock.now + 60_000 };
}

async function madeInNewShell(page = PAGE): Promise<string | undefined> {
  let made: string | undefined;
  await inNewShell(page, async () => {
    made = propsForNewShell(page)?.own;
  });
  return made;
}

test('what a page was made of last is for its next making in a new shell, and for no other', async () => {
  keepProps(PAGE, madeOf('first'), clock.now);
  keepProps(PAGE, madeOf('second'), clock.now);
  expect(propsForNewShell(PAGE)).toBeUndefined();
  await inNewShell(PAGE, async () => {
    expect(propsForNewShell('/services/s3')).toBeUndefined();
    expect([propsForNewShell(PAGE)?.own, propsForNewShell(PAGE)]).toEqual(['second', undefined]);
  });
  expect(await madeInNewShell()).toBe('second');
});

test('nor is it for a making that comes after one in a new shell that failed', async () => {
  keepProps(PAGE, madeOf('old'), clock.now);
  await expect(inNewShell(PAGE, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(propsForNewShell(PAGE)).toBeUndefined();
});

test('what else has changed drops it for the pages that show it, and all that was asked before', async () => {
  keepProps(PAGE, madeOf('old'), clock.now);
  keepProps('/services/s3', madeOf('other'), clock.now);
  clock.now += 100;
  dropProps([PAGE]);
  expect([await madeInNewShell(), await madeInNewShell('/services/s3')]).toEqual([undefined, 'other']);
  // Its making began before the change and ends after it.
  clock.now += 100;
  keepProps(PAGE, madeOf('old'), clock.now - 150);
  expect(await madeInNewShell()).toBeUndefined();
  keepProps(PAGE, madeOf('new'), clock.now);
  expect(await madeInNewShell()).toBe('new');
});

test('of a page that is being asked for whole nothing is kept, whatever comes of it', async () => {
  keepProps(PAGE, madeOf('old'), clock.now);
  forgetProps(PAGE);
  expect(await madeInNewShell()).toBeUndefined();
});

test('of very many pages that made longest ago is dropped', async () => {
  for (let number = 0; number <= 100; number += 1)
    keepProps(`/blog/${number}`, madeOf(`${number}`), clock.now);
  const [first, second, last] = await Promise.all(
    ['/blog/0', '/blog/1', '/blog/100'].map((page) => madeInNewShell(page)),
  );
  expect([first, second, last]).toEqual([undefined, '1', '100']);
});
