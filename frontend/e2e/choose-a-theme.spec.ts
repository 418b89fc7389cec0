import { expect, type Page, test } from '@playwright/test';

test.use({ colorScheme: 'light' });

/** The colour as it is painted: style sheets write the same one in different spaces. */
const paper = (page: Page) =>
  page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('the browser paints nothing');
    context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data.join(' ');
  });

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
