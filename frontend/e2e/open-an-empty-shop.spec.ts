import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openPublishShop } from '../../scripts/publish-shop.mjs';
import { ownPorts, WORKER } from './own-ports';
import { OPENING_MS } from './patience';
import { enrol } from './telephone';

const PORTS = ownPorts(1);
const SITE = `http://localhost:${PORTS.sites[0]}`;
const CMS = `http://localhost:${PORTS.cms}`;
/** As the first start of `docker compose up` is: no example content, no accounts of the demonstration, and nobody who may log in. */
const EMPTY = { SEED: 'false', VITRINA_DEMO: 'false', STAFF_SECOND_FACTOR: 'required' };
const PASSWORD = 'First-password-1';
const START = 'Создать аккаунт';
const ACCENT = '#0b62c4';

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

test('every page of an empty shop says what it is, on a phone and on a desk', async ({ page }) => {
  for (const { path, headings, status = 200 } of PAGES) {
    const answer = await page.goto(`${SITE}${path}`);
    expect(answer?.status(), path).toBe(status);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of headings) await expect(page.getByRole('heading', { name }).first()).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path}, ${width} px`).toBeLessThanOrEqual(0);
    }
    // Nothing is announced that is not there.
    await expect(page.locator('main ul:not(:has(li)), main ol:not(:has(li))'), path).toHaveCount(0);
  }
});

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

test('whoever has the link of the log becomes its first administrator, is led through the first steps, and visitors see what they say', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${CMS}/admin`);
  await expect(page.getByText(/по одноразовой ссылке из журнала CMS/)).toBeVisible();
  await fillRegistration(page);
  await page.getByRole('button', { name: START }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'не открывает регистрацию' })).toBeVisible();
  await expect(page.getByLabel(/почт/i)).toHaveValue('owner@shop.example');

  const [link = ''] = /http\S+#setup-token=[\w-]+/.exec(readFileSync(shop.cms.log, 'utf8')) ?? [];
  await page.goto(link);
  await page.reload();
  await expect(page.getByText(/Вы первый администратор/)).toBeVisible();
  await fillRegistration(page);
  await page.getByRole('button', { name: START }).click();
  await enrol(page, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Первые шаги', level: 1 })).toBeVisible();

  const provider = page.getByRole('region', { name: 'Провайдер' });
  await expect(provider.getByText(/Каталог пришёл весь/)).toBeVisible();
  await expect(provider.getByText('Готово')).toBeVisible();
  expect((await request.post(`${SITE}/api/provider-trial`)).status()).toBe(401);
  const documents = page.getByRole('region', { name: 'Документы' });
  await expect(documents.getByText(/Адреса нет/)).toHaveCount(3);

  const brand = page.getByRole('region', { name: 'Бренд' });
  const [name, accent] = [brand.getByLabel(/^Название сайта/), brand.getByLabel(/^Акцентный цвет/)];
  await expect(name).toHaveValue(BRAND.name);
  await name.fill('Облако у реки');
  await accent.fill('#ffd500');
  await expect(brand.getByText(/не прочитать/)).toBeVisible();
  await expect(brand.getByRole('button', { name: 'Сохранить бренд' })).toBeDisabled();
  // Nothing that was typed is lost.
  await page.reload();
  await expect(accent).toHaveValue('#ffd500');
  await expect(name).toHaveValue('Облако у реки');
  await accent.fill(ACCENT);
  await brand.getByRole('button', { name: 'Сохранить бренд' }).click();
  await expect(brand.getByText('Готово')).toBeVisible();

  const counters = page.getByRole('region', { name: 'Счётчики' });
  await counters.getByLabel(/^Поток Google/).fill('UA-1');
  await counters.getByRole('button', { name: 'Сохранить счётчики' }).click();
  await expect(counters.getByRole('alert')).toContainText('набранное осталось');
  await expect(counters.getByLabel(/^Поток Google/)).toHaveValue('UA-1');
  await counters.getByLabel(/^Поток Google/).fill('G-ABC123DEF4');
  await counters.getByRole('button', { name: 'Сохранить счётчики' }).click();
  await expect(counters.getByText('Готово')).toBeVisible();

  await expect.poll(async () => (await fetch(SITE)).text()).toContain(ACCENT);
  await page.goto(SITE);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Облако у реки' })).toBeVisible();
});

async function fillRegistration(page: Page): Promise<void> {
  await page.getByLabel(/^Имя/).fill('Ольга');
  await page.getByLabel(/почт/i).fill('owner@shop.example');
  await page.getByLabel(/^Пароль/).fill(PASSWORD);
  await page.getByLabel(/^Подтвер/).fill(PASSWORD);
}
