import { type Browser, expect, type Page, test } from '@playwright/test';
import { byNightBut } from './by-night';
import { recorded, resetProvider } from './provider';
import { addresses } from './stand';
import { violations } from './violations';
import { beCustomer, fillPerson, logIn } from './visitor';

test.beforeEach(resetProvider);

/** What of a product is changed in its sheet, and what the provider is to be sent then. */
interface Case {
  product: string;
  /** The address of its order, without the page it is shown on. */
  query: string;
  change: (sheet: Page) => Promise<void>;
  /** What makes it; an app is made in the panel. */
  endpoint?: string;
  body?: object;
  period?: string;
}

const choose = (label: string, value: string) => async (page: Page) => {
  await page
    .getByRole('group', { name: 'Изменить заказ' })
    .getByLabel(label, { exact: true })
    .selectOption(value);
};

const all =
  (...changes: ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const change of changes) await change(page);
  };

const CLUSTER_OF_FOUR =
  '[{"name":"workers","node_count":4,"presetGroup":"general","labels":[],"preset_id":1969}]';
const BUNDLE = new URLSearchParams({ vds: '[{"preset":4795}]', storages: '[{"preset":389}]' });

const CASES: readonly Case[] = [
  {
    product: 'a server, its location, system, programs, channel, address and period',
    query: 'auth=registrationVds&preset=2453',
    change: all(
      choose('Локация', '3346|'),
      choose('Система', '79|'),
      choose('Программы', '25|79'),
      choose('Канал', '300'),
      choose('Публичный IP', 'false'),
      choose('Срок оплаты', 'P6M'),
    ),
    endpoint: 'createServer',
    body: { preset_id: 3346, os_id: 79, software_id: 25, bandwidth: 300, availability_zone: 'ams-1' },
    period: 'P6M',
  },
  {
    product: 'a server of one’s own, its disk',
    query: 'auth=registrationVds&is_configurator=true&configurator_id=79&cpu=2&ram=4&disk=50',
    change: choose('Диск', '60'),
    endpoint: 'createServer',
    body: { configuration: { configurator_id: 79, cpu: 2, ram: 4096, disk: 60 * 1024 } },
  },
  {
    product: 'a database, its period',
    query: 'auth=registrationDbaas&db_service_id=1217&db_type=postgres',
    change: choose('Срок оплаты', 'P1M'),
    endpoint: 'createDatabase',
    body: { preset_id: 1217, type: 'postgres' },
    period: 'P1M',
  },
  {
    product: 'a bucket, its size',
    query: 'auth=registrationS3&id=73&disk=120&period=P1Y',
    change: choose('Объём', '150'),
    endpoint: 'createBucket',
    body: { configurator: { id: 73, disk: 150 * 1024 } },
  },
  {
    product: 'a balancer, its period',
    query: 'auth=registrationBalancer&preset=391',
    change: choose('Срок оплаты', 'P3M'),
    endpoint: 'createBalancer',
    body: { preset_id: 391 },
    period: 'P3M',
  },
  {
    product: 'a dedicated server, its period',
    query: 'auth=registrationDedicated&type=preset&id=3799&term=1&admin=false',
    change: choose('Срок оплаты', '6'),
    endpoint: 'createDedicatedServer',
    body: { preset_id: 3799, payment_period: 'P6M' },
    period: 'P6M',
  },
  {
    product: 'a cluster, its nodes and masters',
    query:
      'auth=registrationK8s&location=ru-3&version=v1.36.2%2Bk0s.0&preset=1675&nodes_count=1&worker_nodes=' +
      encodeURIComponent(
        '[{"name":"workers","node_count":2,"presetGroup":"general","labels":[],"preset_id":1969}]',
      ),
    change: choose('Рабочих узлов', CLUSTER_OF_FOUR),
    endpoint: 'createCluster',
    body: { master_nodes_count: 1, worker_groups: [{ node_count: 4, preset_id: 1969 }] },
  },
  {
    product: 'a bundle, its period',
    query: `auth=registrationAI&${BUNDLE}`,
    change: choose('Срок оплаты', 'P1M'),
    endpoint: 'createServer',
    body: { preset_id: 4795, os_id: 99 },
    period: 'P1M',
  },
];

/** Of all sheets, that with most to choose and the only one with parts of a number. */
const isByDay = (product: string) => /^a (?:server|cluster), /.test(product);

// The sheet is one, whoever fills it: visitors are asked with scripts, customers without.
for (const { product, query, change, endpoint, body, period = 'P1Y' } of CASES)
  test(
    `a visitor changes ${product}, in the sheet, and gets that at its price`,
    byNightBut(isByDay(product), 'order-options.test.ts', 'order-what-was-chosen-last.spec.ts'),
    async ({ page }) => {
      await page.goto(`/registration?${query}`);
      await fillPerson(page);
      // Counting begins a moment after the choice: before it nothing is busy either.
      const counted = page.waitForResponse((response) => response.url().includes('/order/sheet'));
      await change(page);
      await counted;
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const month = await sumShown(page);
      await orderAnyway(page, /^Создать аккаунт и заказать/);
      await expectMade(page, { endpoint, body, period, month });
    },
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { product, query, change, endpoint, body, period = 'P1Y' } of CASES)
    test(
      `a customer changes ${product}, in the sheet, and gets that at its price`,
      byNightBut(product.startsWith('a server,'), 'order-options.test.ts', 'order-editor.test.ts'),
      async ({ page }) => {
        await beCustomer(page);
        await page.goto(`/order?${query}`);
        await change(page);
        await page.getByRole('button', { name: 'Пересчитать' }).click();
        const month = await sumShown(page);
        await orderAnyway(page, /^Заказать/);
        await expectMade(page, { endpoint, body, period, month });
      },
    );

  test('two lists that do not go together order nothing, and come back as they were sent with the reason', async ({
    page,
  }) => {
    await beCustomer(page);
    await page.goto(
      '/order?auth=registrationVds&is_configurator=true&configurator_id=79&cpu=2&ram=4&disk=50&period=P1Y',
    );
    const sheet = page.getByRole('group', { name: 'Изменить заказ' });
    await sheet.getByLabel('Ядра').selectOption('8|8');
    await sheet.getByLabel('Память').selectOption('6');
    await page.getByRole('button', { name: 'Пересчитать' }).click();
    await expect(page.getByRole('alert').first()).toContainText('Выбранное больше не продаётся');
    await expect(sheet.getByLabel('Память')).toHaveValue('6');
    await page.getByRole('button', { name: /^Заказать/ }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await recorded('createServer')).toEqual([]);
  });
});

test('on a phone a sheet is changed by touch, and the sum above it follows', async ({ browser }) => {
  const page = await phone(browser);
  await page.goto('/registration?auth=registrationVds&preset=2453');
  const bar = page.locator('details > summary').filter({ hasText: '/мес' });
  await expect(bar).toContainText('1 062 ₽');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
  const sheet = page.getByRole('group', { name: 'Изменить заказ' });
  for (const field of await sheet.getByRole('combobox').all())
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await sheet.getByLabel('Публичный IP').selectOption('false');
  await expect(bar).toContainText('900 ₽');
  await fillPerson(page);
  await page.getByRole('button', { name: /^Создать аккаунт и заказать за 900 ₽/ }).tap();
  await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/servers/\\d+`));
});

test('an order is confirmed with its name, its figures and the command to begin with, and stays if asked to', async ({
  page,
}) => {
  await page.goto('/registration?auth=registrationVds&preset=2453');
  await fillPerson(page);
  // The panel, which opens by itself, is kept away until it is asked for.
  const opensByItself = new Promise<void>((resolve) => {
    void page.route('**/hand-off?**', (route) => route.abort('aborted').then(resolve));
  });
  await page.getByRole('button', { name: /^Создать аккаунт и заказать/ }).click();
  await expect(page.getByRole('heading', { name: 'Заказ принят' })).toBeVisible();
  await expect(page.getByText(/^ssh root@\d+\.\d+\.\d+\.\d+$/)).toBeVisible();
  const ordered = page.getByRole('region', { name: 'Cloud 50' });
  await expect(ordered).toContainText('Всего за месяц1 062 ₽');
  await expect(ordered).toContainText('За год12 744 ₽');
  await expect(ordered).toContainText(/Следующий платёж\d+ [а-я]+ \d{4} г\./);
  expect(await violations(page)).toEqual([]);
  // If it opened just when the link is pressed, the browser would go there, and not where the link leads.
  await opensByItself;
  await page.getByRole('link', { name: 'Остаться на этой странице' }).click();
  await expect(page.getByText('Панель откроется сама')).toHaveCount(0);
  await page.unroute('**/hand-off?**');
  await page.getByRole('link', { name: 'Открыть в панели' }).click();
  await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/servers/\\d+\\?paymentPeriod=P1Y$`));
});

test('nobody is told of an order that is not theirs', async ({ page }) => {
  const made = '/order/confirmation?auth=registrationVds&preset=2453&agreed=106200&at=1795435200&made=987654';
  await page.goto(made);
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await logIn(page);
  await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/`));
  await page.goto(made);
  await expect(page).toHaveURL(`${addresses.panel}/servers`);
});

async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ru-RU' },
    baseURL: addresses.site,
  });
  return context.newPage();
}

/** The month that the sheet shows for what is chosen. */
async function sumShown(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: / за [\d\s]+₽\/мес$/ });
  await expect(button).toBeVisible();
  return /([\d\s]+₽)/.exec((await button.textContent()) ?? '')?.[1]?.trim() ?? '';
}

async function orderAnyway(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
}

async function expectMade(
  page: Page,
  {
    endpoint = '',
    body = {},
    period,
    month,
  }: { endpoint: string | undefined; body: object | undefined; period: string; month: string },
): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/[^?]+(\\?paymentPeriod=${period})?$`));
  const sent = await recorded(endpoint);
  expect(sent.map(({ forward }) => forward?.data)).toMatchObject([body]);
  if (new URL(page.url()).pathname.endsWith('/servers')) return;
  await expect(page.locator('.sum')).toContainText(month);
}
