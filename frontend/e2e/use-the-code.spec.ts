import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { addresses, DEMO_PASSWORD } from './stand';
import { untilPublished } from './visitor';

const TUTORIAL = '/tutorials/linux/ssh-keys';
const ARTICLES = `${addresses.cms}/content-manager/collection-types/api::knowledge.article`;

test('a reader fills a value in once, and all code of the page has it, also when it is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(TUTORIAL);
  const group = page.getByRole('group', { name: 'Подставьте свои значения' });
  await expect(group).toHaveAccessibleDescription(/мы их не храним и не отправляем/);
  await expect(group.getByRole('textbox')).toHaveCount(1);

  // The field is the next stop after the heading above it.
  await page.getByRole('link', { name: /^Ссылка на раздел «Шаг 2\./ }).focus();
  await page.keyboard.press('Tab');
  const field = group.getByRole('textbox', { name: 'IP' });
  await expect(field).toBeFocused();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.keyboard.type('198.51.100.7');

  const command = codeWith(page, 'ssh root@');
  await expect(command).toContainText('ssh root@198.51.100.7');
  await expect(codeWith(page, 'ssh-copy-id')).toContainText('deploy@198.51.100.7');
  await expect(codeWith(page, 'Host shop')).toContainText('HostName 198.51.100.7');
  // Words about the placeholder stay true.
  await expect(page.locator('p code', { hasText: '<IP>' })).toBeVisible();
  await copy(page, 'ssh root@');
  expect(await copied(page)).toBe('ssh root@198.51.100.7\nadduser deploy\nusermod -aG sudo deploy');

  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await expect(command).toContainText('ssh root@<IP>');
  await page.keyboard.type('<b>198.51.100.8</b>');
  await expect(command).toContainText('ssh root@<b>198.51.100.8</b>');

  expect(asked.join()).not.toContain('198.51.100');
  expect(await keptBy(page)).not.toContain('198.51.100');
  await page.reload();
  await expect(field).toHaveValue('');
  await expect(command).toContainText('ssh root@<IP>');
});

test('of a session in a terminal only the command is copied, and code says which file it is', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tutorials/network/dns/dns-records');
  await page.getByRole('group', { name: 'Подставьте свои значения' }).getByLabel('DOMAIN').fill('example.ru');
  const session = codeWith(page, '$ dig +short NS');
  await expect(session).toContainText('$ dig +short NS example.ru');
  await expect(session).toContainText('ns1.example.net.');
  await expect(session.locator('.prompt')).toHaveCSS('user-select', 'none');
  await copy(page, '$ dig +short NS');
  expect(await copied(page)).toBe('dig +short NS example.ru');

  await page.goto(TUTORIAL);
  await expect(codeWith(page, 'Host shop').getByText('~/.ssh/config', { exact: true })).toBeVisible();
});

test('a carousel is leafed through by keyboard, and stays one without scripts', async ({
  page,
  request,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { address, remove } = await publishCarousels(request);
  try {
    await untilPublished(request, address);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Две галереи' })).toBeVisible();
    const row = page.getByRole('region', { name: 'Галерея 1: картинок 3' });
    await expect(page.getByRole('region', { name: 'Галерея 2: картинок 1' })).toBeVisible();
    const back = page.getByRole('button', { name: 'Предыдущая картинка' });
    const forth = page.getByRole('button', { name: 'Следующая картинка' });
    await expect(forth).toHaveCount(1);

    await row.focus();
    await page.keyboard.press('Tab');
    await expect(back).toBeFocused();
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Tab');
    await expect(forth).toBeFocused();
    for (const place of ['2 из 3', '3 из 3']) {
      await page.keyboard.press('Enter');
      await expect(row.getByText(place)).toBeInViewport({ ratio: 1 });
    }
    await expect(forth).toHaveAttribute('aria-disabled', 'true');
    await expect(forth).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(row.getByText('2 из 3')).toBeInViewport({ ratio: 1 });
    await expect(forth).toHaveAttribute('aria-disabled', 'false');

    const calm = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await calm.goto(address);
    await expect(calm.getByRole('region', { name: 'Галерея 1: картинок 3' })).toBeVisible();
    await expect(calm.getByRole('button', { name: 'Следующая картинка' })).toBeHidden();
    await calm.context().close();
  } finally {
    await remove();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked, and placeholders stay as they are', async ({ page }) => {
    await page.goto(TUTORIAL);
    const command = codeWith(page, 'ssh root@');
    await expect(command).toContainText('ssh root@<IP>');
    await expect(command.locator('.fill')).toHaveText('<IP>');
    await expect(page.getByText('Подставьте свои значения')).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'IP' })).toBeHidden();
  });
});

function codeWith(page: Page, text: string) {
  return page.locator('.code', { hasText: text });
}

async function copy(page: Page, text: string): Promise<void> {
  await codeWith(page, text).getByRole('button', { name: 'Копировать' }).focus();
  await page.keyboard.press('Enter');
  await expect(codeWith(page, text).getByText('Скопировано')).toBeVisible();
}

async function copied(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** All that a page can keep in the browser. */
async function keptBy(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
}

/** An article of the blog with two carousels, and how it goes away again. */
async function publishCarousels(request: APIRequestContext) {
  const login = await request.post(`${addresses.cms}/admin/login`, {
    data: { email: 'editor@vitrina.example', password: DEMO_PASSWORD },
  });
  const headers = { authorization: `Bearer ${(await login.json()).data.token}` };
  const figure = (name: string, alt: string) =>
    `<figure><img src="/assets/${name}.webp" alt="${alt}"></figure>`;
  const key = figure('ssh-keys', 'Ключ');
  const three = `${key}${figure('postgresql-backup', 'Копия')}${key}`;
  const data = {
    title: 'Две галереи',
    url: `carousels-${Date.now()}`,
    description: 'Картинки, которые листают.',
    seo_title: 'Две галереи',
    seo_description: 'Статья с двумя галереями картинок.',
    text: `<p>Листайте.</p>${[three, key].map((inside) => `<div data-block="carousel">${inside}</div>`).join('')}`,
  };
  const created = await request.post(ARTICLES, { headers, data });
  const article = `${ARTICLES}/${(await created.json()).data.documentId}`;
  const published = await request.post(`${article}/actions/publish`, { headers, data });
  expect(published.ok()).toBe(true);
  return { address: `/blog/${data.url}`, remove: () => request.delete(article, { headers }) };
}
