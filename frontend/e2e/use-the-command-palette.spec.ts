import { expect, type Page, test } from '@playwright/test';
import { chooseBasis } from './price-basis';
import { violations } from './violations';

test('by keyboard alone a tutorial is found from any page, whatever the layout', async ({ page }) => {
  await page.goto('/services/kubernetes');
  const field = await openPalette(page);
  await field.fill('ыыр ключи');
  const first = page.getByRole('listbox', { name: 'Найденное' }).getByRole('option').first();
  await expect(first.locator('mark').first()).toHaveText('SSH');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tutorials/linux/ssh-keys');
});

test('a server in words is a price list with only such servers, and the cheapest of them', async ({
  page,
}) => {
  await page.goto('/');
  const field = await openPalette(page);
  await field.fill('4 ядра 8 гб москва');
  const servers = page.getByRole('group', { name: 'Подобрать сервер' });
  await expect(servers.getByRole('option').first()).toContainText(
    'Серверы: от 4 ядер, от 8 ГБ памяти, Москва',
  );
  await expect(servers.getByRole('option').nth(1)).toContainText('₽/мес');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/location=ru-3.*min_cpu=4&min_ram=8/);
  await expect(page.getByRole('textbox', { name: 'Ядер, не меньше' })).toHaveValue('4');
});

test('what is found says what its prices are of, also after another basis is chosen', async ({ page }) => {
  await page.goto('/');
  const found = page.getByRole('group', { name: 'Тарифы серверов' });
  await (await openPalette(page)).fill('cloud 50');
  await expect(found).toHaveAccessibleName(/Цена за месяц при оплате за год, с публичным IP$/);
  await expect(found.getByRole('option', { name: /Cloud 50/ }).first()).toContainText('1 062 ₽/мес');
  await page.keyboard.press('Escape');
  await chooseBasis(page, 'За месяц');
  await openPalette(page);
  await expect(found).toHaveAccessibleName(/Цена за месяц при оплате помесячно, с публичным IP$/);
  await expect(found.getByRole('option', { name: /Cloud 50/ }).first()).toContainText('1 180 ₽/мес');
});

test('the same server in words stands above what a search finds, without scripts too', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/search?q=4 ядра 8 гб москва');
  const servers = page.getByRole('region', { name: 'Подобрать сервер' });
  await expect(servers.getByRole('link').first()).toHaveAttribute(
    'href',
    /location=ru-3.*min_cpu=4&min_ram=8/,
  );
  await page.close();
});

test('the menu of the site is at hand before anything is typed, and the theme turns over', async ({
  page,
}) => {
  await page.goto('/blog');
  const field = await openPalette(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await field.fill('тему');
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  await page.getByRole('option', { name: /Сменить тему/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).not.toBe(before);
});

test('Escape and the shortcut close it, and the page has its focus back', async ({ page }) => {
  await page.goto('/tutorials');
  const link = page.getByRole('banner').getByRole('link').first();
  await link.focus();
  for (const close of ['Escape', 'Control+k']) {
    await openPalette(page);
    await page.keyboard.press(close);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(link).toBeFocused();
  }
});

test('while the search does not answer it says so, and Enter leads to the page of search', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.route('**/api/search?*', (route) => route.abort());
  const field = await openPalette(page);
  await field.fill('nginx');
  await expect(page.getByRole('status').getByText(/Поиск сейчас не отвечает/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=nginx');
});

for (const theme of ['light', 'dark'] as const) {
  test(`everyone can use it, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto('/blog');
    const field = await openPalette(page);
    await field.fill('nginx');
    await expect(page.getByRole('option').first().locator('mark').first()).toBeVisible();
    expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  });
}

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Что найти' });
  await expect(field).toBeFocused();
  return field;
}
