import { expect, type Page, test } from '@playwright/test';
import { byNight } from './by-night';

const ARTICLE = '/tutorials/linux/ssh-keys';
const WIDE = { width: 1400, height: 900 };

test('the map of the tutorials leads through a topic and its parts to an article and back', async ({
  page,
}) => {
  await page.goto('/tutorials');
  await expect(page.getByRole('main').getByRole('searchbox', { name: 'Поиск по сайту' })).toBeVisible();
  await page.getByRole('link', { name: 'Базы данных', exact: true }).first().click();
  await expect(page).toHaveURL('/tutorials/databases');
  await expect(page.getByRole('heading', { level: 1, name: 'Базы данных' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'PostgreSQL' }).click();
  await expect(page).toHaveURL('/tutorials/databases/postgresql');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/^[^?]*\/tutorials\/databases\/postgresql\/[a-z0-9-]+$/);
  const way = page.getByRole('navigation', { name: 'Путь по сайту' });
  await expect(way.getByRole('listitem')).toHaveText([/^Инструкции/, /^Базы данных/, /^PostgreSQL/, /./]);
  await way.getByRole('link', { name: 'PostgreSQL' }).click();
  await expect(page).toHaveURL('/tutorials/databases/postgresql');
});

test('an article of the blog has no topic: its category and its tags lead on', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Практика' }).click();
  await expect(page).toHaveURL('/blog/practice');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  const way = page.getByRole('navigation', { name: 'Путь по сайту' });
  await expect(way.getByRole('listitem')).toHaveText([/^Блог/, /^Практика/, /./]);
  const address = page.url();
  await page.getByRole('list', { name: 'Теги' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/tag\/[a-z0-9-]+$/);
  await expect(page.locator(`main a[href="${new URL(address).pathname}"]`)).toBeVisible();
});

test('an author and an expert have pages of their own, with a long life told in part', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.getByRole('link', { name: 'Илья Сомов' }).first().click();
  await expect(page).toHaveURL('/tutorials/authors/ilya-somov');
  await expect(page.getByRole('heading', { level: 1, name: 'Илья Сомов' })).toBeVisible();
  const end = page.getByText(/способ убедиться, что каждая из них сделала именно то, что нужно\./);
  await expect(end).toBeHidden();
  await page.getByText('Читать полностью').click();
  await expect(end).toBeVisible();
  await page.getByText('Свернуть').click();
  await expect(end).toBeHidden();
  await page.getByRole('button', { name: 'Написать автору' }).click();
  const letter = page.getByRole('link', { name: 'Через форму на сайте' });
  await expect(letter).toHaveAttribute('href', /kind=contact-author.*subject=/);
  await letter.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Написать автору' })).toBeVisible();

  await page.goto('/tutorials/authors/daria-vetrova');
  await expect(page.getByText(/переезжать с одной версии на другую без простоя/)).toBeVisible();
  await expect(page.getByText('Читать полностью')).toHaveCount(0);

  await page.goto(ARTICLE);
  await page.getByText('Проверила эксперт').locator('..').getByRole('link').click();
  await expect(page).toHaveURL('/tutorials/experts/marina-orlova');
  await expect(page.getByRole('heading', { level: 2, name: 'Проверила эксперт' })).toBeVisible();
});

test('a list goes on by itself near its end, and says so', async ({ page }) => {
  await page.goto('/tutorials');
  const cards = page.locator('load-more > ul > li');
  await expect(cards).toHaveCount(24);
  await page.getByRole('link', { name: 'Показать ещё' }).scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(24);
  await expect(page.getByText(/^Показано ещё \d+$/)).toBeAttached();
  await expect(page.getByText('Это всё')).toBeVisible();
  const links = await cards
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(links.length);
});

test('a part that cannot be had leaves the link to it, which leads to its page', async ({ page }) => {
  await page.route('**/tutorials/page/2', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await page.goto('/tutorials');
  const failed = page.waitForEvent('requestfailed');
  const more = page.getByRole('link', { name: 'Показать ещё' });
  await more.scrollIntoViewIfNeeded();
  await failed;
  await more.click();
  await expect(page).toHaveURL('/tutorials/page/2');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the parts of a list are pages with addresses of their own', async ({ page }) => {
    await page.goto('/tutorials');
    await page.getByRole('link', { name: 'Показать ещё' }).click();
    await expect(page).toHaveURL('/tutorials/page/2');
    await expect(page.getByRole('heading', { level: 1, name: 'Все инструкции' })).toBeVisible();
    expect(new URL(await canonicalOf(page)).pathname).toBe('/tutorials/page/2');
    await page.getByRole('link', { name: 'Предыдущие' }).click();
    await expect(page).toHaveURL('/tutorials');
  });

  test('a letter to the author, the shares and the life of an author are there', async ({ page }) => {
    await page.goto('/tutorials/authors/ilya-somov');
    await page.getByText('Читать полностью').click();
    await expect(page.getByText(/сделала именно то, что нужно\./)).toBeVisible();
    await page.getByRole('button', { name: 'Написать автору' }).click();
    await expect(page.getByRole('link', { name: 'Через форму на сайте' })).toBeVisible();
  });
});

test('the contents follow the reader, and a heading gives its link away', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(WIDE);
  await page.goto(ARTICLE);
  const contents = page.getByRole('navigation', { name: 'Содержание' });
  const third = page.locator('main h2').nth(2);
  await third.evaluate((heading) => heading.scrollIntoView());
  await expect(contents.locator('[aria-current=location]')).toHaveText(String(await third.textContent()));
  const link = page.getByRole('link', { name: `Ссылка на раздел «${await third.textContent()}»` });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ссылка на раздел скопирована')).toBeVisible();
  const id = await third.getAttribute('id');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${new URL(page.url()).origin}${ARTICLE}#${id}`,
  );
});

test('the contents stand beside the text from 1200 px on', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto(ARTICLE);
  const contents = page.getByRole('navigation', { name: 'Содержание' });
  await expect(contents).toBeVisible();
  await page.setViewportSize({ width: 1199, height: 900 });
  await expect(contents).toBeHidden();
});

test('an article is shared by its link, in Telegram and in VKontakte', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ARTICLE);
  const share = page.getByRole('region', { name: 'Поделиться' });
  await share.getByRole('button', { name: 'Скопировать ссылку' }).click();
  await expect(page.getByText('Ссылка скопирована')).toBeVisible();
  const own = await canonicalOf(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(own);
  for (const [name, host] of [
    ['Telegram', 't.me'],
    ['ВКонтакте', 'vk.com'],
  ] as const) {
    const address = new URL(String(await share.getByRole('link', { name }).getAttribute('href')));
    expect(address.host).toBe(host);
    expect(address.searchParams.get('url')).toBe(own);
  }
});

test('an article leads to others at its end, and never to itself', async ({ page }) => {
  for (const address of [ARTICLE, '/blog/backup-3-2-1']) {
    await page.goto(address);
    const others = page.getByRole('navigation', { name: 'Читайте также' }).getByRole('link');
    const links = await others.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(0);
    expect(links).not.toContain(address);
  }
});

test('under the title stands the short description, and search engines are told their own', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  const told = String(await page.locator('meta[name=description]').getAttribute('content'));
  const lead = String(await page.locator('header h1 + p').textContent());
  expect(lead.length).toBeGreaterThan(20);
  expect(lead).not.toBe(told);
});

test(
  'an article and its way are told to search engines',
  byNight('read-by-machines.spec.ts: pages say to search engines', 'page-data.test.ts'),
  async ({ page }) => {
    await page.goto('/tutorials/databases/postgresql/postgresql-indexes');
    const things = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
    const own = await canonicalOf(page);
    expect(things).toContainEqual(
      expect.objectContaining({
        ...{ '@type': 'TechArticle', url: own, datePublished: expect.stringMatching(/^2026-/) },
        author: expect.objectContaining({ '@type': 'Person', url: expect.stringContaining('/authors/') }),
      }),
    );
    const way = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(way.itemListElement.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3, 4]);
    expect(way.itemListElement.at(-1).item).toBe(own);
  },
);

/** What is written like an address of an article or a list, and is none. */
const NOT_THERE = [
  '/blog/no-such-thing',
  '/blog/tag/no-such-tag',
  '/blog/ssh-keys',
  '/blog/page/99',
  '/tutorials/no-such-topic',
  '/tutorials/systemd',
  '/tutorials/page/1',
  '/tutorials/authors/nobody',
  '/tutorials/linux/systemd/page/2',
];

test('an address of nothing is answered with 404 and a way back', async ({ page, request }) => {
  for (const address of NOT_THERE) expect((await request.get(address)).status(), address).toBe(404);
  await page.goto('/blog/no-such-thing');
  await expect(page.getByText('Вернитесь на шаг назад или на главную страницу')).toBeVisible();
});

async function canonicalOf(page: Page): Promise<string> {
  return String(await page.locator('link[rel=canonical]').getAttribute('href'));
}
