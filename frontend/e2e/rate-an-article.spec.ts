import { expect, type Page, test } from '@playwright/test';

/** Nobody else rates or counts these. */
const RATED = '/tutorials/linux/disks/swap-file';
const WITHOUT_SCRIPTS = '/tutorials/security/firewall/ufw-basics';

test('a reader points at the stars, clicks, changes their mind, and finds their rating again', async ({
  page,
}) => {
  await page.goto(RATED);
  const summary = page.locator('[data-summary]');
  // A second try of this journey is another voter.
  const before = Number(/(\d+)\s+оцен/.exec((await summary.textContent()) ?? '')?.[1] ?? 0);
  const voters = new RegExp(`, ${before + 1}\\s+оцен`);
  const row = await starsOf(page);
  await page.mouse.move(row.x + 75, row.y + 10);
  await expect(page.locator('.rating-stars [data-lit]')).toHaveCount(4);
  await page.mouse.move(row.x + 31, row.y + 10);
  await expect(page.locator('.rating-stars [data-lit]')).toHaveCount(2);
  await page.mouse.click(row.x + 31, row.y + 10);
  await expect(page.getByRole('status').filter({ hasText: 'Ваша оценка: 2 из 5' })).toBeVisible();
  await expect(summary).toHaveText(voters);

  await page.getByRole('radio', { name: '5 из 5' }).click();
  await expect(page.getByText('Спасибо! Ваша оценка: 5 из 5. Её можно изменить.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ваша оценка: 5 из 5. Её можно изменить.')).toBeVisible();
  await expect(page.getByRole('radio', { name: '5 из 5' })).toBeChecked();
  await expect(summary).toHaveText(voters);
});

test('a reader rates by keyboard: arrows choose, and what they rest on is saved', async ({ page }) => {
  await page.goto(RATED);
  await page.getByRole('radio', { name: '1 из 5' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Спасибо! Ваша оценка: 3 из 5. Её можно изменить.')).toBeVisible();
});

test('a reading counts once, however often the page is opened again', async ({ page, browser }) => {
  const counted = await viewsTold(page, () => page.goto(RATED));
  await expect(page.locator('[data-article-views]')).toHaveText(/\d.просмотр/);
  expect(await viewsTold(page, () => page.reload())).toBe(counted);
  const other = await browser.newPage();
  const address = page.url();
  expect(await viewsTold(other, () => other.goto(address))).toBe(counted + 1);
  await other.close();
});

test('an article invites its readers to the chat', async ({ page }) => {
  await page.goto(RATED);
  const invitation = page.getByRole('complementary', { name: 'Обсуждение статьи' });
  await expect(invitation.getByRole('link', { name: 'Обсудить статью' })).toHaveAttribute('href', /^https:/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader sends a rating as a form and is thanked on the page', async ({ page }) => {
    await page.goto(WITHOUT_SCRIPTS);
    await page.getByRole('radio', { name: '4 из 5' }).check();
    await page.getByRole('button', { name: 'Оценить' }).click();
    await expect(page).toHaveURL(`${WITHOUT_SCRIPTS}#vote-taken`);
    await expect(page.getByText('Спасибо, оценка учтена.')).toBeVisible();
  });
});

/** Where the row of stars begins, in view. */
async function starsOf(page: Page) {
  const row = page.locator('.rating-stars');
  await row.scrollIntoViewIfNeeded();
  const box = await row.boundingBox();
  if (!box) throw new Error('The stars are not shown.');
  return box;
}

/** How many views a page is told of once it has told that it is read. */
async function viewsTold(page: Page, open: () => Promise<unknown>): Promise<number> {
  const told = page.waitForResponse(/\/api\/article-views$/);
  await open();
  return (await (await told).json()).views;
}
