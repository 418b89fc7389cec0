import { expect, type Page, test } from '@playwright/test';

test.use({ colorScheme: 'light' });

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('a chosen theme stays on every page, also on those without a framework, from their first paint', async ({
  page,
}) => {
  await page.goto('/');
  const light = await paper(page);
  await page.getByRole('button', { name: 'Сменить тему' }).click();
  const dark = await paper(page);
  expect(dark).not.toBe(light);
  for (const address of ['/tutorials/linux/ssh-keys', '/services/cloud-servers', '/registration']) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await paper(page)).toBe(dark);
  }
  await page.getByRole('button', { name: 'Сменить тему' }).click();
  expect(await paper(page)).toBe(light);
});

test('a theme nobody has chosen follows the system', async ({ page }) => {
  await page.goto('/');
  const light = await paper(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper(page)).not.toBe(light);
});
