import { expect, type Page, test } from '@playwright/test';

const TUTORIAL = '/tutorials/linux/ssh-keys';

test('a reader finds a tutorial on the home page and reads it', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: /SSH-ключ/ })
    .first()
    .click();
  await expect(page).toHaveURL(TUTORIAL);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SSH-ключ');
  await expect(page.getByText(/мин чтения/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Содержание' })).toBeVisible();
});

test('a tutorial needs no framework: not one script file is loaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(TUTORIAL, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
});

test('a tutorial runs nothing but what its policy names', async ({ page }) => {
  const complaints = consoleErrors(page);
  const response = await page.goto(TUTORIAL);
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
    'content',
    /script-src(?: 'sha256-[^']+'){6};/,
  );
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(complaints).toEqual([]);
  const didRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken"';
    document.body.append(script);
    return document.title === 'taken';
  });
  expect(didRun).toBe(false);
});

test('a missing tutorial is a page of its own kind, whose scripts no policy forbids', async ({ page }) => {
  const complaints = consoleErrors(page);
  await page.goto('/tutorials/linux/no-such-article', { waitUntil: 'networkidle' });
  // The browser reports the status itself as an error, too.
  expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
});

test('a link to a heading leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 800 });
  await page.goto(TUTORIAL);
  const link = page.getByRole('navigation', { name: 'Содержание' }).getByRole('link').nth(3);
  const heading = page.locator(String(await link.getAttribute('href')));
  await link.click();
  await expect(heading).toBeInViewport();
});

for (const address of [
  '/tutorials/linux/no-such-article',
  '/tutorials/web/ssh-keys',
  '/tutorials/linux/draft-example',
]) {
  test(`${address} is answered with 404 and a way back`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Вернитесь на шаг назад или на главную страницу')).toBeVisible();
  });
}

function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
