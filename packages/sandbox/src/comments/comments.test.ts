import { expect, test } from 'vitest';
import { openTestShop } from '../testing/open-test-shop';

const ADDRESS = '/landing-api/comments/count';

test('each article that is asked for has a count, always the same', async () => {
  const shop = await openTestShop();
  const ask = async () => (await shop.fetch(`${ADDRESS}?urls=ssh-keys,ufw-basics`)).json();
  const { counts } = await ask();
  expect(Object.keys(counts)).toEqual(['ssh-keys', 'ufw-basics']);
  expect(await ask()).toEqual({ counts });
});

test('somebody who names no article is told so', async () => {
  const shop = await openTestShop();
  expect((await shop.fetch(ADDRESS)).status).toBe(400);
});
