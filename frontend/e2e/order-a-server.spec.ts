import { expect, test } from '@playwright/test';
import { byNight } from './by-night';
import { untilAwakeAround } from './islands';
import { recorded, resetProvider } from './provider';
import { addresses } from './stand';
import { beCustomer, chooseTariff, expectServerInPanel, fillPerson, holdScripts, logIn } from './visitor';

test.beforeEach(resetProvider);

const SERVER_BODY = {
  name: expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+$/),
  bandwidth: 200,
  os_id: 99,
  preset_id: 2453,
  network: { floating_ip: 'create_ip' },
  is_ddos_guard: false,
  availability_zone: 'spb-3',
};

test('a visitor chooses a tariff, registers and lands on the page of the new server', async ({ page }) => {
  await chooseTariff(page, 'Cloud 50');
  await expect(page.getByRole('region', { name: 'Cloud 50' })).toContainText('Всего за месяц1 062 ₽');
  await fillPerson(page);
  await page.getByRole('button', { name: 'Создать аккаунт и заказать за 1 062 ₽/мес' }).click();

  await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/servers/\\d+\\?paymentPeriod=P1Y$`));
  await expectServerInPanel(page);

  const [order, ...others] = await recorded('createServer');
  expect(others).toEqual([]);
  expect(order?.forward).toEqual({ method: 'POST', path: 'api/v1/servers', data: SERVER_BODY });
});

test(
  'one request id follows an order from the site through every call to the provider',
  byNight(
    'follow-an-order.spec.ts: one id stands at a failure',
    'follow-an-order.spec.ts: a failure on the way from the registration',
    'submit-registration.test.ts: all that as one request',
  ),
  async ({ page }) => {
    await chooseTariff(page, 'Cloud 15');
    await fillPerson(page);
    await page.getByRole('button', { name: /Создать аккаунт и заказать/ }).click();
    await expectServerInPanel(page);
    const endpoints = [
      'register',
      'sendStatistics',
      'autoLogIn',
      'checkLogin',
      'listServers',
      'createServer',
    ];
    const calls = (await Promise.all(endpoints.map(recorded))).map((requests) => requests[0]);
    expect(calls.map((call) => call?.endpoint)).toEqual(endpoints);
    expect(new Set(calls.map((call) => call?.requestId)).size).toBe(1);
  },
);

test('a customer logs in on the way and orders the chosen server with one click', async ({ page }) => {
  await chooseTariff(page, 'Cloud 50');
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await logIn(page);

  await expect(page.getByRole('heading', { name: 'Заказ сервера' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Анна Демидова' })).toBeVisible();
  await page.getByRole('button', { name: 'Заказать за 1 062 ₽/мес' }).click();
  await expectServerInPanel(page);

  const orders = await recorded('createServer');
  expect(orders.map(({ forward }) => forward?.data)).toEqual([SERVER_BODY]);
});

test('a customer who is logged in orders straight from the tariffs, where the button reads otherwise', async ({
  page,
}) => {
  await beCustomer(page);

  await page.goto('/services/cloud-servers');
  await expect(page.getByRole('link', { name: 'Заказать Cloud 30' })).toBeHidden();
  await page.getByRole('link', { name: 'Создать Cloud 30' }).click();
  await page.getByRole('button', { name: 'Заказать за 657 ₽/мес' }).click();
  await expectServerInPanel(page);
  expect(await recorded('register')).toEqual([]);
});

for (const [mbit, shown] of [
  [100, '100 Мбит/с'],
  [300, '300 Мбит/с'],
  [1000, '1 Гбит/с'],
] as const)
  test(
    `an address with ${mbit} Mbit/s is an order of as much`,
    byNight('quote-products.test.ts', 'change-an-order.spec.ts'),
    async ({ page }) => {
      await page.goto(`/registration?auth=registrationVds&preset=2453&bandwidth=${mbit}`);
      const summary = page.getByRole('region', { name: 'Cloud 50' });
      await expect(summary.getByLabel('Канал').locator('option:checked')).toHaveText(shown);
      await expect(summary).toContainText('Всего за месяц1 062 ₽');
      await fillPerson(page);
      await page.getByRole('button', { name: 'Создать аккаунт и заказать за 1 062 ₽/мес' }).click();
      await expectServerInPanel(page);
      const orders = await recorded('createServer');
      expect(orders.map(({ forward }) => forward?.data)).toEqual([{ ...SERVER_BODY, bandwidth: mbit }]);
    },
  );

test('what is chosen and typed before the scripts arrive is not lost', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/registration?auth=registrationVds&preset=2453', { waitUntil: 'commit' });
  await fillPerson(page);
  scripts.release();
  const kind = page.getByLabel('Частное лицо');
  await untilAwakeAround(kind);
  await expect(kind).toBeChecked();
  await page.getByRole('button', { name: /Создать аккаунт и заказать/ }).click();
  await expectServerInPanel(page);
});

test('a customer who logs out is a visitor again', async ({ page }) => {
  await beCustomer(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Создать аккаунт' })).toBeVisible();
  await page.goto('/hand-off?to=/servers');
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
});

test('a double click and the back button make one server', async ({ page }) => {
  await chooseTariff(page, 'Cloud 40');
  await fillPerson(page);
  await page.getByRole('button', { name: /Создать аккаунт и заказать/ }).dblclick();
  await expectServerInPanel(page);
  await page.goBack();
  await expect(page).toHaveURL(`${addresses.site}/services/cloud-servers`);
  expect(await recorded('register')).toHaveLength(1);
  expect(await recorded('createServer')).toHaveLength(1);
});

test('the token of the hand-off stays out of the page, the address and the history', async ({ page }) => {
  const pages: string[] = [];
  page.on('framenavigated', (frame) => pages.push(frame.url()));
  await chooseTariff(page, 'Cloud 15');
  await fillPerson(page);
  await page.getByRole('button', { name: /Создать аккаунт и заказать/ }).click();
  await expectServerInPanel(page);
  expect(pages.filter((url) => url.includes('token'))).toEqual([]);
  expect(await page.content()).not.toMatch(/token/i);
  const readable = await page.evaluate(() => document.cookie);
  expect(readable).not.toMatch(/session/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor registers and orders all the same', async ({ page }) => {
    await chooseTariff(page, 'Cloud 50');
    await fillPerson(page);
    await page.getByRole('button', { name: /Создать аккаунт и заказать/ }).click();
    await expectServerInPanel(page);
    expect(await recorded('createServer')).toHaveLength(1);
  });

  test('a form with a mistake comes back with everything that was typed', async ({ page }) => {
    await page.goto('/registration');
    await page.getByText('Частное лицо').click();
    await page.getByLabel('Имя и фамилия').fill('Ольга Петрова');
    await page.getByLabel('Почта').fill('ольга собака почта');
    await page.getByRole('button', { name: 'Создать аккаунт' }).click();
    await expect(page.getByLabel('Почта')).toHaveAccessibleDescription(/Похоже, в адресе опечатка/);
    await expect(page.getByLabel('Телефон')).toHaveAccessibleDescription('Укажите телефон');
    await expect(page.getByLabel('Имя и фамилия')).toHaveValue('Ольга Петрова');
    await expect(page.getByLabel('Частное лицо')).toBeChecked();
  });
});
