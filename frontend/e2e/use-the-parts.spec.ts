import { expect, type Page, test } from '@playwright/test';

/** What only a browser can show of the parts: focus, modality, the address, and life without scripts. */
test.beforeEach(({ page }) => page.goto('/ui'));

for (const [opener, name] of [
  ['Удалить сервер', 'Удалить сервер?'],
  ['Меню справа', 'Локации'],
  ['Лист снизу', 'Локации'],
] as const) {
  test(`"${opener}" opens by keyboard, and Escape leads back to where it was opened`, async ({ page }) => {
    const button = page.getByRole('button', { name: opener, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('a drawer holds the page behind it still, and a press beside it closes it', async ({ page }) => {
  const drawer = await openDrawer(page);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 600);
  await page.mouse.click(100, 300);
  await expect(drawer).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('a tab is chosen by the address and by arrows, and the rest of the address stays', async ({ page }) => {
  await page.goto('/ui?x=a%20b&disk=ssd#containers');
  const tabs = page.getByRole('tablist', { name: 'Диски' });
  await expect(tabs.getByRole('tab', { name: 'SSD' })).toHaveAttribute('aria-selected', 'true');
  await tabs.getByRole('tab', { name: 'SSD' }).press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'HDD' })).toBeVisible();
  await expect(page).toHaveURL('/ui?x=a%20b&disk=hdd#containers');
});

test('of questions with one name a single one is open', async ({ page }) => {
  const answers = page.locator('details[name="sample-questions"]');
  await answers.nth(1).getByRole('heading').click();
  await expect(answers.nth(1)).toHaveAttribute('open');
  await expect(answers.nth(0)).not.toHaveAttribute('open');
});

test('the words about a button stay while the pointer goes over to them', async ({ page }) => {
  // A pointer that came before the scripts has to come again.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Почему памяти стало больше' }).hover();
    await expect(page.getByRole('tooltip')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('tooltip').hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('a row of cities is walked to its end by its button, which keeps the focus', async ({ page }) => {
  const next = page.getByRole('button', { name: 'Следующие города', exact: true });
  await expect(page.getByRole('button', { name: 'Предыдущие города', exact: true })).toBeDisabled();
  await next.focus();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(next).toBeDisabled({ timeout: 500 });
  }).toPass();
  await expect(next).toBeFocused();
  await expect(page.getByText('Гданьск').last()).toBeInViewport();
});

test('a table is a stop for the keyboard only where it scrolls', async ({ page }) => {
  const frame = page.getByRole('region', { name: 'Тарифы в Москве' });
  await expect(frame).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(frame).toHaveAttribute('tabindex', '0');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('dialogs open and close, and the content of every tab is there', async ({ page }) => {
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: 'Закрыть меню' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByText('Быстрый диск для баз данных')).toBeVisible();
    await expect(page.getByText('Много места для копий')).toBeVisible();
  });
});

async function openDrawer(page: Page) {
  await page.getByRole('button', { name: 'Меню справа', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Локации' });
  await expect(drawer).toBeVisible();
  return drawer;
}
