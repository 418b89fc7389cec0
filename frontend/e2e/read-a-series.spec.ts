import { expect, type Page, test } from '@playwright/test';

const SERIES = '/tutorials/series/server-from-scratch';
const FIRST = '/tutorials/linux/first-steps-on-a-server';

test('the map leads to the levels and to each series with its parts in order', async ({ page }) => {
  await page.goto('/tutorials');
  await page
    .getByRole('navigation', { name: 'Уровни' })
    .getByRole('link', { name: 'Начальный уровень' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Инструкции начального уровня' })).toBeVisible();
  await expect(page.getByText('Linux · начальный').first()).toBeVisible();
  await expect(page.getByText(/· (средний|продвинутый)$/)).toHaveCount(0);

  await page.goto('/tutorials');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Сервер с нуля' }) });
  await expect(card.locator('ol > li')).toHaveCount(5);
  await card.getByRole('link', { name: 'Сервер с нуля' }).click();
  await expect(page).toHaveURL(SERIES);
  await expect(page.getByText(/^Часть \d · /)).toHaveText([
    'Часть 1 · начальный',
    'Часть 2 · начальный',
    'Часть 3 · начальный',
    'Часть 4 · средний',
    'Часть 5 · начальный',
  ]);
});

test('a part that was read to its end is marked on its series, and leads to the next', async ({ page }) => {
  await page.goto(FIRST);
  const series = page.getByRole('navigation', { name: 'Серия «Сервер с нуля»' });
  await expect(series.getByText('Серия, часть 1 из 5')).toBeVisible();
  await series.getByText('Все части').click();
  await expect(series.getByText(/прочитан/i).filter({ visible: true })).toHaveCount(0);
  const next = page.getByRole('navigation', { name: 'Дальше в серии' });
  await next.scrollIntoViewIfNeeded();
  await expect(series.getByText('Прочитано 1 из 5')).toBeVisible();
  await expect(next.getByText('Дальше в серии «Сервер с нуля», часть 2 из 5')).toBeVisible();
  await next.getByRole('link', { name: /SSH-ключ/ }).click();
  await expect(page.getByText('Серия, часть 2 из 5')).toBeVisible();

  await page.goto(SERIES);
  await expect(page.getByText('Прочитано 1 из 5')).toBeVisible();
  await expect(page.getByText('✓ прочитано').filter({ visible: true })).toHaveCount(1);
});

test('the last part says so and leads back to its series', async ({ page }) => {
  await page.goto('/tutorials/security/automatic-updates');
  const next = page.getByRole('navigation', { name: 'Дальше в серии' });
  await expect(next.getByText('Это последняя часть серии')).toBeVisible();
  await next.getByRole('link', { name: 'Сервер с нуля' }).click();
  await expect(page).toHaveURL(SERIES);
});

test('a returning reader goes on in the section they left, by keyboard too', async ({ page }) => {
  await page.goto(FIRST);
  const offer = page.locator('reading-place p');
  await expect(offer).toBeHidden();
  const { id, words } = await readTo(page, 3);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrina-reading'))).toContain(id);

  await page.goto(FIRST);
  await expect(offer).toContainText(`Продолжить: «${words}»`);
  await offer.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect(offer).toBeHidden();

  // Who follows a link to a section is not led elsewhere, and who does not want to go on says so.
  await page.goto('about:blank');
  await page.goto(`${FIRST}#${id}`);
  await expect(offer).toBeHidden();
  await page.goto('about:blank');
  await page.goto(FIRST);
  await offer.getByRole('button', { name: 'Не продолжать' }).click();
  await expect(offer).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a series and its parts lead to one another', async ({ page }) => {
    await page.goto(FIRST);
    await page.getByText('Все части').click();
    await page
      .getByRole('navigation', { name: 'Серия «Сервер с нуля»' })
      .getByRole('link', { name: /ufw/ })
      .click();
    await expect(page.getByText('Серия, часть 3 из 5')).toBeVisible();
    await expect(page.getByText('прочитано').filter({ visible: true })).toHaveCount(0);
  });
});

/** Scrolls until a heading is being read. */
async function readTo(page: Page, index: number): Promise<{ id: string; words: string }> {
  const heading = page.locator('article h2[id]').nth(index);
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const id = (await heading.getAttribute('id')) ?? '';
  const words = ((await heading.textContent()) ?? '').replace(/#/g, '').trim();
  return { id, words };
}
