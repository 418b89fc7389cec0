import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { at, orderUnderFire, SEED } from './once/campaign';
import { Customer } from './once/customers';
import { expectedOf, PRODUCTS, possessionsOf } from './once/products';
import { openShopUnderFire } from './once/shop-under-fire';
import { needRedis, REDIS_URL } from './redis';

test('500 orders of all kinds, sent twice under faults to two instances that are killed, make what was ordered and nothing twice', async () => {
  await needRedis('two instances need one');
  await underFire({ orders: 500, instances: 2, kills: 5, redisUrl: REDIS_URL });
});

test('so do those of a single instance without Redis, which keeps its notes on disk', async () => {
  await underFire({ orders: 60, instances: 1, kills: 3, redisUrl: undefined });
});

test('a creation that is under way when its process is killed is waited for, not sent again', async () => {
  const shop = await openShopUnderFire({ instances: 1, redisUrl: undefined });
  try {
    const [customer, site] = [await Customer.enter(shop, 'killed@example.ru'), at(shop.sites, 0)];
    await shop.post('/faults', { endpoint: 'createServer', kind: 'late', delayMs: 6_000 });
    const product = at(PRODUCTS, 0);
    const ordered = customer.order(product, at(product.addresses, 0));
    await expect.poll(() => shop.creations('createServer')).toBe(1);
    await site.kill();
    site.start();
    const order = await ordered;
    expect(order.broken).toBeGreaterThan(0);
    expect(await shop.creations('createServer')).toBe(1);
    expect(await possessionsOf(shop.provider, customer.login)).toEqual(expectedOf([order]));
  } finally {
    await shop.close();
  }
});

test('an order page that cannot be made names its request to the visitor and in the log', async () => {
  const shop = await openShopUnderFire({ instances: 1, redisUrl: undefined });
  try {
    const customer = await Customer.enter(shop, 'outage@example.ru');
    await shop.post('/storms', { seed: SEED, share: 1, endpoints: ['listServerPresets'], kinds: ['status'] });
    const page = await customer.look(at(at(PRODUCTS, 0).addresses, 0));
    expect([page?.status, page?.retryAfter]).toEqual([503, '5']);
    expect(page?.requestId).toMatch(/^[0-9a-f-]{36}$/);
    // Nothing of this needs a script.
    expect(page?.html).toContain('Страница сейчас не открылась');
    expect(page?.html).toMatch(new RegExp(`Номер обращения <code[^>]*>${page?.requestId}</code>`));
    await expect.poll(() => shop.logs()).toContain(`"digest":"${page?.requestId}"`);
  } finally {
    await shop.close();
  }
});

interface Campaign {
  orders: number;
  instances: number;
  kills: number;
  redisUrl: string | undefined;
}

async function underFire({ orders, kills, ...settings }: Campaign): Promise<void> {
  test.setTimeout(300_000);
  const shop = await openShopUnderFire(settings);
  try {
    await orderUnderFire(shop, { orders, kills });
  } finally {
    writeFileSync(test.info().outputPath('logs.txt'), shop.logs());
    await shop.close();
  }
}
