import { describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/open-test-shop';
import { orderedId, PRODUCTS } from '../testing/product-orders';

const PAGES = {
  createDatabase: {
    page: (id: number) => `/database/${id}`,
    list: '/database',
    words: ['Быстрый чиж', 'PostgreSQL', '2 ГБ', 'Санкт-Петербург', '790 ₽', 'за месяц', 'Пароль'],
    none: 'Баз данных пока нет',
  },
  createBucket: {
    page: (id: number) => `/storage/${id}/settings`,
    list: '/storage',
    words: ['calm-heron', '10 ГБ', 'Приватный', '79 ₽', 'за месяц'],
    none: 'Хранилищ пока нет',
  },
  createBalancer: {
    page: (id: number) => `/balancer/${id}`,
    list: '/balancer',
    words: ['Ровный стриж', '1 000 Мбит/с', 'порт 3000', '750 ₽', 'за месяц'],
    none: 'Балансировщиков пока нет',
  },
  createCluster: {
    page: (id: number) => `/kubernetes/${id}`,
    list: '/kubernetes',
    // 3 masters at 1000, 2 workers at 1000, one of 4 cores, 8 and 60 GB at 1600.
    words: ['Дальний лебедь', 'v1.36.2', 'web: 2', 'jobs: 1', 'calico', '6 600 ₽', 'за месяц'],
    none: 'Кластеров пока нет',
  },
  createDedicatedServer: {
    page: (id: number) => `/dedicated/${id}`,
    list: '/dedicated',
    // The order itself says three months: (7270 + 4244,90) × 0,97, rounded up.
    words: ['Могучий орёл', 'E3-1240', 'Ubuntu 24.04', 'Сетевой диск 2000 ГБ', '11 170 ₽', 'за 3 месяца'],
    none: 'Выделенных серверов пока нет',
  },
} as const;

describe.each(PRODUCTS)('the page of what $name has made', (product) => {
  const { page, list, words, none } = PAGES[product.name];

  test('tells what was ordered, its state and what it costs for the period it was reached with', async () => {
    const shop = await openTestShop({ installSeconds: 4 });
    const { session, autologin_token } = await shop.newCustomer('a@example.ru');
    const id = await orderedId(shop, session, product);
    const panel = await enter(shop, autologin_token, page(id), 'P1M');
    shop.pass(1);
    const making = await panel(`${page(id)}?paymentPeriod=P1M`);
    for (const word of words) expect(making).toContain(word);
    shop.pass(4);
    const ready = await panel(page(id));
    expect(ready).toMatch(/role="status"[\s\S]*Работает/);
    expect(ready).not.toContain('http-equiv="refresh"');
    for (const word of words) expect(ready).toContain(word);
    expect(await panel(list)).toContain(words[0]);
    expect(await panel('/servers')).toContain(words[0]);
  });

  test('is nobody else’s', async () => {
    const shop = await openTestShop();
    const { session } = await shop.newCustomer('a@example.ru');
    const id = await orderedId(shop, session, product);
    const other = await enter(shop, (await shop.newCustomer('b@example.ru')).autologin_token);
    expect(await other(page(id), 404)).toContain('принадлежит другому аккаунту');
    expect(await other(list)).toContain(none);
    const stranger = await shop.fetch(`/panel${page(id)}?paymentPeriod=P1M`);
    expect(stranger.headers.get('location')).toBe(
      `/panel/login?redirect=${encodeURIComponent(`${page(id)}?paymentPeriod=P1M`)}`,
    );
  });
});

test('a bundle reaches the home with the period of everything it has ordered, and no later link changes it', async () => {
  const shop = await openTestShop();
  const { session, autologin_token } = await shop.newCustomer('a@example.ru');
  await shop.order(session);
  for (const product of PRODUCTS) await orderedId(shop, session, product);
  const panel = await enter(shop, autologin_token);
  const home = await panel('/servers?paymentPeriod=P1M');
  // A server with an address, a database, a bucket, a balancer, a cluster; the dedicated server has its own period.
  for (const price of ['530 ₽', '790 ₽', '79 ₽', '750 ₽', '6 600 ₽', '11 170 ₽'])
    expect(home).toContain(price);
  expect(await panel('/servers?paymentPeriod=P1Y')).toContain('6 600 ₽');
});

test.each([
  ['/storage/create', 'Новое хранилище', 'S3 250', '639 ₽'],
  ['/kubernetes/create', 'Новый кластер Kubernetes', 'Worker 4/8/80', '1 620 ₽'],
  ['/servers/create', 'Новый сервер', 'Cloud 15', '315 ₽'],
  ['/apps/create', 'Новое приложение', 'Бэкенд: 1 × 2,4 ГГц, 1 ГБ', '180 ₽'],
])('%s offers what is sold, by default for a year', async (path, title, tariff, price) => {
  const shop = await openTestShop();
  const panel = await enter(shop, (await shop.newCustomer('a@example.ru')).autologin_token);
  const page = await panel(path);
  for (const words of [title, tariff, price]) expect(page).toContain(words);
});

test('the page of a new app begins with what was chosen on the site', async () => {
  const shop = await openTestShop();
  const { autologin_token } = await shop.newCustomer('a@example.ru');
  const path = '/apps/create?type=backend&framework=fastapi&preset=1005&location=ru-1';
  const panel = await enter(shop, autologin_token, path);
  expect(await panel(`${path}&paymentPeriod=P1M`)).toMatch(
    /fastapi[\s\S]*Ваш выбор[\s\S]*399 ₽[\s\S]*Другие тарифы[\s\S]*199 ₽/,
  );
  expect(await panel(`${path}&paymentPeriod=P1Y`)).toMatch(
    /при оплате за год[\s\S]*Ваш выбор[\s\S]*360 ₽[\s\S]*Другие тарифы[\s\S]*180 ₽/,
  );
  expect(await panel('/apps/create?framework=%3Cscript%3E')).not.toContain('<script');
});

/** The panel of a customer: pages by their path, with plain spaces. */
async function enter(shop: TestShop, token: string, redirect = '/servers', period = 'P1M') {
  const query = new URLSearchParams({ token, redirect, paymentPeriod: period, reg: 'cloud_site' });
  const answer = await shop.fetch(`/panel/auto-login?${query}`);
  expect(answer.headers.get('location')).toContain(redirect.split('?', 1)[0]);
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  return async (path: string, status = 200) => {
    const page = await shop.fetch(`/panel${path}`, { headers: { cookie } });
    expect(page.status).toBe(status);
    return (await page.text()).replaceAll('\u00a0', ' ');
  };
}
