import { expect, type Page, test } from '@playwright/test';
import { byNight } from './by-night';
import { openShopUnderFire, type ShopUnderFire, type Site } from './once/shop-under-fire';
import { needRedis, REDIS_URL } from './redis';
import { logIn } from './visitor';

const ORDER = '/order?auth=registrationVds&preset=2453';

let shop: ShopUnderFire;

test.afterEach(() => shop?.close());

test(
  'who logs out has logged out everywhere: a copy of the cookie opens neither panel nor order, at any instance',
  byNight('session.test.ts: with two instances', 'log-out/route.test.ts'),
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    await needRedis('two instances need one');
    shop = await openShopUnderFire({ instances: 2, redisUrl: REDIS_URL });
    const [first, second] = twoOf(shop.sites);
    await page.goto(
      `${first.origin}/registration?auth=login&noPanelRedirect=true&redirect=/services&serviceType=account`,
    );
    await logIn(page);
    await expect(page).toHaveURL(`${first.origin}/services`);

    // Somebody has a copy of the cookie, and order pages that stand open.
    const cookies = await page.context().cookies();
    const thief = await browser.newContext();
    await thief.addCookies(cookies);
    const orders = await Promise.all([first, second].map((site) => openOrder(site)));

    await page.getByRole('banner').getByRole('button', { name: 'Выйти' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Создать аккаунт' })).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('vitrina-session');

    for (const site of [first, second]) {
      await thief.addCookies(cookies);
      const answer = await thief.request.get(`${site.origin}/hand-off?to=/servers`, { maxRedirects: 0 });
      expect(answer.headers().location).toMatch(/\/registration\?auth=login&redirect=%2Fservers$/);
    }
    for (const order of orders) {
      await thief.addCookies(cookies);
      await order.getByRole('button', { name: /Заказать за/ }).click();
      await expect(order.getByRole('heading', { name: 'Вход' })).toBeVisible();
      await expect(order.getByRole('heading', { name: 'Cloud 50' })).toBeVisible();
    }
    expect(await shop.creations('createServer')).toBe(0);
    await thief.close();

    async function openOrder(site: Site): Promise<Page> {
      const order = await thief.newPage();
      await order.goto(`${site.origin}${ORDER}`);
      await expect(order.getByRole('button', { name: /Заказать за/ })).toBeVisible();
      return order;
    }
  },
);

function twoOf(sites: readonly Site[]): [Site, Site] {
  const [first, second] = sites;
  if (!first || !second) throw new Error('There are two instances');
  return [first, second];
}
