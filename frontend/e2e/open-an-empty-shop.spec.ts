import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openPublishShop } from '../../scripts/publish-shop.mjs';
import { ownPorts, WORKER } from './own-ports';
import { OPENING_MS } from './patience';
import { enrol } from './telephone';

const PORTS = ownPorts(1);
const SITE = `http://localhost:${PORTS.sites[0]}`;
/** As the first start of `docker compose up` is: no example content, no accounts of the demonstration. */
const EMPTY = {
  SEED: 'false',
  VITRINA_DEMO: 'false',
  ADMIN_EMAIL: 'owner@shop.example',
  ADMIN_PASSWORD: 'First-password-1',
  STAFF_SECOND_FACTOR: 'required',
};

const BRAND: { name: string } = JSON.parse(
  readFileSync(
    join(process.env.BRAND_FOLDER || join(import.meta.dirname, '..', '..', 'brand'), 'brand.json'),
    'utf8',
  ),
);

let shop: Awaited<ReturnType<typeof openPublishShop>>;

test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  // Opens only once `/api/ready` of the site answers 200.
  shop = await openPublishShop({
    data: join(tmpdir(), `vitrina-e2e-empty-${WORKER}`),
    ports: PORTS,
    cmsEnv: EMPTY,
  });
});
test.afterAll(() => shop?.close());

const PAGES: readonly { path: string; headings: readonly string[]; status?: number }[] = [
  { path: '/', headings: ['Облачный сервер за минуту', 'Всё для проекта', 'Цены на сегодня'] },
  { path: '/services', headings: ['Все услуги', 'Страницы услуг готовятся'] },
  { path: '/solutions', headings: ['Все решения', 'Страницы решений готовятся'] },
  { path: '/services/cloud-servers', headings: ['Облачные серверы'] },
  { path: '/tutorials', headings: ['Инструкции', 'Здесь пока ничего нет'] },
  { path: '/blog', headings: ['Блог', 'Здесь пока ничего нет'] },
  { path: '/search', headings: ['Поиск'] },
  { path: '/search?q=nginx', headings: ['По запросу «nginx» ничего не нашлось'] },
  { path: '/registration', headings: ['Создать аккаунт'] },
  { path: '/order', headings: ['Здесь пока нечего заказывать'] },
  { path: '/request', headings: ['Оставить заявку'] },
  { path: '/kubernetes/create-cluster', headings: ['Создание кластера Kubernetes'] },
  { path: '/no-such-page', headings: ['Такой страницы нет'], status: 404 },
];

for (const width of [390, 1280]) {
  test(`every page of an empty shop says what it is, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { path, headings, status = 200 } of PAGES) {
      const answer = await page.goto(`${SITE}${path}`);
      expect(answer?.status(), path).toBe(status);
      for (const name of headings) await expect(page.getByRole('heading', { name }).first()).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
      // Nothing is announced that is not there.
      await expect(page.locator('main ul:not(:has(li)), main ol:not(:has(li))'), path).toHaveCount(0);
    }
  });
}

test('an empty shop answers machines and leads to what it sells', async ({ page, request }) => {
  const feed = await request.get(`${SITE}/prices.json`);
  expect(feed.status()).toBe(200);
  expect((await feed.json()).offers.length).toBeGreaterThan(0);
  for (const path of ['/prices.csv', '/robots.txt', '/api/ready', '/rss.xml', '/sitemap.xml', '/llms.txt'])
    expect((await request.get(`${SITE}${path}`)).status(), path).toBe(200);

  await page.goto(`${SITE}/services`);
  await page.getByRole('link', { name: 'Тарифы серверов' }).click();
  await expect(page).toHaveURL(/\/services\/cloud-servers#tariffs$/);
  await page.goto(SITE);
  await page.getByRole('button', { name: 'Продукты' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: /Облачные серверы/ })).toBeVisible();
});

test('its first administrator sets a second factor up, names the shop, and visitors read the name', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto(`http://localhost:${PORTS.cms}/admin`);
  await page.getByLabel(/почт/i).fill(EMPTY.ADMIN_EMAIL);
  await page.getByLabel(/^Пароль/).fill(EMPTY.ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
  await enrol(page, EMPTY.ADMIN_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Привет, Администратор' })).toBeVisible();
  await page.goto(`http://localhost:${PORTS.cms}/admin/content-manager/single-types/api::site.site-settings`);
  const name = page.getByRole('textbox', { name: /^Название/ });
  await expect(name).toHaveValue(BRAND.name);
  await name.fill('Облако у реки');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(async () => {
    await page.goto(SITE);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Облако у реки' })).toBeVisible({
      timeout: 300,
    });
  }).toPass({ timeout: 15_000 });
});
