import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { byNight } from './by-night';
import { at, orderUnderFire, SEED } from './once/campaign';
import { Customer } from './once/customers';
import { expectedOf, PRODUCTS, possessionsOf } from './once/products';
import { openShopUnderFire, type ShopUnderFire } from './once/shop-under-fire';
import { OPENING_MS } from './patience';
import { needRedis, REDIS_URL } from './redis';

/** As many as a busy machine bears; `npm run bench:orders` places 500 and kills five times. */
const ORDERS = Number(process.env.ONCE_ORDERS ?? 60);
const KILLS = Number(process.env.ONCE_KILLS ?? 2);

test('orders of all kinds, sent twice under faults to two instances that are killed, make what was ordered and nothing twice', async () => {
  await needRedis('two instances need one');
  test.setTimeout(300_000);
  const shop = await openShopUnderFire({ instances: 2, redisUrl: REDIS_URL });
  try {
    await orderUnderFire(shop, { orders: ORDERS, kills: KILLS });
  } finally {
    writeFileSync(test.info().outputPath('logs.txt'), shop.logs());
    await shop.close();
  }
});

test.describe('a single instance without Redis', () => {
  let shop: ShopUnderFire;
  test.beforeAll(async () => {
    test.setTimeout(OPENING_MS);
    shop = await openShopUnderFire({ instances: 1, redisUrl: undefined });
  });
  test.afterAll(async () => {
    if (!shop) return;
    writeFileSync(test.info().outputPath('logs.txt'), shop.logs());
    await shop.close();
  });
  test.beforeEach(() => shop.control('/faults', { method: 'DELETE' }));

  test(
    'keeps its notes on disk, and makes nothing twice either',
    byNight('disk-intents.test.ts', 'order-once.spec.ts: waits for a creation that is under way'),
    async () => {
      test.setTimeout(300_000);
      await orderUnderFire(shop, { orders: 40, kills: 2 });
    },
  );

  test('waits for a creation that is under way when its process is killed, and does not send it again', async () => {
    const [customer, site] = [await Customer.enter(shop, 'killed@example.ru'), at(shop.sites, 0)];
    const before = await shop.creations('createServer');
    await shop.post('/faults', { endpoint: 'createServer', kind: 'late', delayMs: 6_000 });
    const product = at(PRODUCTS, 0);
    const ordered = customer.order(product, at(product.addresses, 0));
    await expect.poll(() => shop.creations('createServer')).toBe(before + 1);
    await site.kill();
    site.start();
    const order = await ordered;
    expect(order.broken).toBeGreaterThan(0);
    expect(await shop.creations('createServer')).toBe(before + 1);
    expect(await possessionsOf(shop.provider, customer.login)).toEqual(expectedOf([order]));
  });

  test('names the request of an order page that cannot be made to the visitor and in the log', async () => {
    const customer = await Customer.enter(shop, 'outage@example.ru');
    await at(shop.sites, 0).startAnew();
    await shop.post('/storms', { seed: SEED, share: 1, endpoints: ['listServerPresets'], kinds: ['status'] });
    const page = await customer.look(at(at(PRODUCTS, 0).addresses, 0));
    expect([page?.status, page?.retryAfter]).toEqual([503, '5']);
    expect(page?.requestId).toMatch(/^[0-9a-f-]{36}$/);
    // Nothing of this needs a script. React has comments between texts.
    const html = page?.html.replaceAll('<!-- -->', '');
    expect(html).toContain('Страница сейчас не открылась');
    expect(html).toMatch(new RegExp(`Номер обращения <code[^>]*>${page?.requestId}</code>`));
    await expect
      .poll(() => shop.logs())
      .toMatch(new RegExp(`"requestId":"${page?.requestId}",.*"msg":"a page failed"`));
  });
});
