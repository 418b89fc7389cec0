import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { clearFaults, injectFault, recorded, resetProvider } from './provider';
import { addresses, DEMO_PASSWORD } from './stand';
import { violations } from './violations';
import { beCustomer, expectServerInPanel, fillPerson, logIn, newEmail } from './visitor';

const ROOT = join(import.meta.dirname, '..', '..');

test.beforeEach(resetProvider);
test.afterEach(clearFaults);

test('whoever does not know what has become of an order looks at its history, support sees the same, and a developer plays it again', async ({
  page,
  browser,
}, testInfo) => {
  const { reference } = await loseTheAnswer(page);
  await page.getByRole('link', { name: 'Что с заказом' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проверяем заказ');
  const steps = page.getByRole('region', { name: 'Что происходило' }).getByRole('listitem');
  await expect(steps.first()).toContainText('Заказ получен');
  await expect(steps.getByText('Связь оборвалась до ответа')).toBeVisible();
  await expect(steps.getByText(/^Пока неизвестно, создано ли/)).toBeVisible();
  await expect(page.getByText(`Номер обращения ${reference}`)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // Whoever asks for it need not look again: what has been made meanwhile is found.
  await page.getByRole('link', { name: 'Обновлять каждые 10 секунд' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказ выполнен');
  expect(await recorded('createServer')).toHaveLength(1);
  const history = page.url();
  await page.getByRole('link', { name: 'Открыть в панели' }).first().click();
  await expectServerInPanel(page);

  const panel = await (await browser.newContext({ locale: 'ru-RU', acceptDownloads: true })).newPage();
  await enterPanelOfSupport(panel);
  await panel.getByRole('link', { name: 'Заказы' }).click();
  await panel.getByLabel('Что известно о заказе').fill(` ${reference.toUpperCase()} `);
  await panel.getByRole('button', { name: 'Найти' }).click();
  await expect(panel).toHaveURL(/term=/);
  const row = panel.getByRole('row', { name: /Облачные серверы/ });
  await expect(row).toHaveCount(1);
  // The customer's own look has found it.
  await expect(row.getByText('Выполнен', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Что происходило' }).click();
  const dialog = panel.getByRole('dialog', { name: 'Что происходило с заказом' });
  await expect(dialog.getByText('Связь оборвалась до ответа')).toBeVisible();
  const download = panel.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Скачать для повтора' }).click();
  const file = testInfo.outputPath('order.json');
  await (await download).saveAs(file);
  const replayed = execFileSync('node', ['scripts/replay.mjs', file], { cwd: ROOT, encoding: 'utf8' });
  expect(replayed).toContain('the same: attempt 1');
  expect(replayed).not.toContain('!');
  await panel.context().close();

  // Whoever is not logged in, or is somebody else, is told nothing.
  await page.context().clearCookies();
  await page.goto('/registration');
  await fillPerson(page, newEmail('somebody-else'));
  await page.getByRole('button', { name: /Создать аккаунт/ }).click();
  await expect(page).toHaveURL(/\/panel\//);
  await page.goto(history);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такого заказа нет');
  await page.context().clearCookies();
  await page.goto(history);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Войдите, чтобы увидеть заказ');
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
  await logIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказ выполнен');
});

test('an order that was sent again tells of both attempts, and of one server', async ({ page }) => {
  const { intent } = await loseTheAnswer(page);
  // Until the creation is done each click says the same, and sends nothing.
  await expect(async () => {
    await page.getByRole('button', { name: /Заказать за/ }).click();
    await expect(page).toHaveURL(/\/panel\/servers\/\d+/, { timeout: 5_000 });
  }).toPass();
  await page.goto(`/order/timeline?intent=${intent}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказ выполнен');
  await expect(page.getByRole('heading', { name: /^Попытка 2/ })).toBeVisible();
  await expect(page.getByText(/^Готово: создано прежней попыткой/)).toBeVisible();
  expect(await recorded('createServer')).toHaveLength(1);
});

test('an address of no order, or of another customer, is told so', async ({ page }) => {
  expect((await page.goto('/order/timeline?intent=nonsense'))?.status()).toBe(404);
  expect((await page.goto('/order/timeline'))?.status()).toBe(404);
  await beCustomer(page);
  await page.goto('/order/timeline?intent=0199c0de-0000-7000-8000-000000000001');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такого заказа нет');
});

/** The connection breaks, and the provider makes the server five seconds later. */
async function loseTheAnswer(page: Page): Promise<{ reference: string; intent: string }> {
  await beCustomer(page);
  await page.goto('/order?auth=registrationVds&preset=2453');
  const intent = await page.locator('input[name=intent]').inputValue();
  await injectFault({ endpoint: 'createServer', kind: 'late', delayMs: 5_000 });
  await page.getByRole('button', { name: /Заказать за/ }).click();
  await expect(page.getByText(/^Подтверждение ещё не пришло/)).toBeVisible();
  const reference = await page.getByText('Номер обращения').locator('code').textContent();
  return { reference: reference ?? '', intent };
}

async function enterPanelOfSupport(panel: Page): Promise<void> {
  await panel.goto(`${addresses.cms}/admin`);
  await panel.locator('input[name="email"]').fill('support@vitrina.example');
  await panel.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await panel.locator('button[type="submit"]').click();
  await expect(panel.getByRole('link', { name: 'Заказы' })).toBeVisible();
}
