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

  // A browser may show the page as it was left to who goes back: what was read meanwhile is marked then, too.
  await page.evaluate(() => {
    localStorage.setItem('vitrina-reading', '{"read":["first-steps-on-a-server","ssh-keys"],"places":[]}');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByText('Прочитано 2 из 5')).toBeVisible();
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
  await expect.poll(() => keptBy(page)).toContain(id);

  // Somebody who comes back is offered it again until they have come so far, however often they look at the beginning.
  for (const visit of ['the first', 'another']) {
    await page.goto('about:blank');
    await page.goto(FIRST);
    await expect(offer, visit).toContainText(`Продолжить: «${words}»`);
    await readTo(page, 0);
    await leave(page);
    await expect(offer, visit).toBeVisible();
  }
  // The keyboard meets it before the text.
  await page.goto('about:blank');
  await page.goto(FIRST);
  await page.getByRole('link', { name: 'Начальный уровень' }).focus();
  await page.keyboard.press('Tab');
  await expect(offer.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect(offer).toBeHidden();

  // Who follows a link to a section is not led elsewhere.
  await page.goto('about:blank');
  await page.goto(`${FIRST}#${id}`);
  await expect(offer).toBeHidden();
});

test('who does not want to go on says so once, and keeps the keyboard', async ({ page }) => {
  await page.goto(FIRST);
  const { id } = await readTo(page, 3);
  await expect.poll(() => keptBy(page)).toContain(id);
  await page.goto('about:blank');
  await page.goto(FIRST);
  const offer = page.locator('reading-place p');
  await offer.getByRole('button', { name: 'Не продолжать' }).focus();
  await page.keyboard.press('Enter');
  await expect(offer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await keptBy(page)).not.toContain(id);
});

test('who has read to the end and looks back has not begun anew', async ({ page }) => {
  await page.goto(FIRST);
  await page.getByRole('navigation', { name: 'Дальше в серии' }).scrollIntoViewIfNeeded();
  await expect.poll(() => keptBy(page)).toContain('"read":["first-steps-on-a-server"]');
  await readTo(page, 2);
  await leave(page);
  expect(await keptBy(page)).toContain('"places":[]');
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

/** What is kept when a page is left, without leaving it. */
function leave(page: Page): Promise<boolean> {
  return page.evaluate(() => dispatchEvent(new Event('pagehide')));
}

function keptBy(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('vitrina-reading') ?? '');
}

/** Scrolls until a heading is being read. */
async function readTo(page: Page, index: number): Promise<{ id: string; words: string }> {
  const heading = page.locator('article h2[id]').nth(index);
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const id = (await heading.getAttribute('id')) ?? '';
  const words = ((await heading.textContent()) ?? '').trim();
  return { id, words };
}
