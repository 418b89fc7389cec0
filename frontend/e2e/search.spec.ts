import { expect, test } from '@playwright/test';

for (const [scripts, javaScriptEnabled] of [
  ['with scripts', true],
  ['without scripts', false],
] as const) {
  test.describe(scripts, () => {
    test.use({ javaScriptEnabled });

    test('a reader asks for a tutorial and opens it', async ({ page }) => {
      await page.goto('/search');
      await page.getByRole('searchbox', { name: 'Что найти' }).fill('ыыр ключи');
      await page.getByRole('button', { name: 'Найти' }).click();
      await expect(page).toHaveTitle(/Поиск: ыыр ключи/);
      const found = page.getByRole('region', { name: 'Инструкции' });
      await expect(found.locator('mark').first()).toHaveText('SSH');
      await found.getByRole('link', { name: /SSH-ключ/ }).click();
      await expect(page).toHaveURL('/tutorials/linux/ssh-keys');
    });
  });
}

test('a service is found by the beginning of its name and leads to its page', async ({ page }) => {
  await page.goto('/search?q=облачн');
  const found = page.getByRole('region', { name: 'Услуги и решения' });
  await found.getByRole('link', { name: 'Облачные серверы' }).click();
  await expect(page).toHaveURL('/services/cloud-servers');
});

test('servers of a city are found with their prices, and each leads to its own order', async ({ page }) => {
  await page.goto('/search?q=сервер москва');
  const found = page.getByRole('region', { name: 'Тарифы серверов' });
  const offers = found.getByRole('listitem');
  await expect(offers.first()).toContainText('₽/мес');
  for (const offer of await offers.all()) await expect(offer).toContainText('Москва');
  await offers.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/registration\?auth=registrationVds&preset=\d+/);
  await expect(page.getByRole('main')).toContainText('Москва');
});

test('where nothing is found there is a way on', async ({ page }) => {
  await page.goto('/search?q=фхтагн');
  await expect(page.getByRole('heading', { name: 'По запросу «фхтагн» ничего не нашлось' })).toBeVisible();
  const content = page.getByRole('main');
  await expect(content.getByRole('link', { name: 'Все тарифы' })).toBeVisible();
  await content.getByRole('region', { name: 'Это точно найдётся' }).getByRole('link').first().click();
  await expect(page.getByText(/нашлось: [1-9]/)).toBeVisible();
});

test('a search is not for other search engines, and is no script whatever is asked', async ({ page }) => {
  const asked = '<script>document.title="taken"</script><b>ssh</b>';
  await page.goto(`/search?${new URLSearchParams({ q: asked })}`);
  await expect(page.getByRole('searchbox', { name: 'Что найти' })).toHaveValue(asked);
  await expect(page).not.toHaveTitle('taken');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a question that is too long is cut and does not widen the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/search?q=${'щ'.repeat(500)}`);
  await expect(page.getByRole('searchbox', { name: 'Что найти' })).toHaveValue('щ'.repeat(100));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test('of an article a sentence around the words is shown, and they stand out in it', async ({ page }) => {
  await page.goto('/search?q=authorized_keys');
  const found = page.getByRole('region', { name: 'Инструкции' }).getByRole('listitem').first();
  await expect(found.getByRole('paragraph').last().locator('mark').first()).toHaveText('authorized');
});

test.describe('without scripts a search', () => {
  test.use({ javaScriptEnabled: false });

  test('is narrowed to articles, to one of their topics, and looked through page by page', async ({
    page,
  }) => {
    await page.goto('/search?q=сервер');
    await page
      .getByRole('navigation', { name: 'Где искать' })
      .getByRole('link', { name: /^Инструкции/ })
      .click();
    await expect(page).toHaveURL(/kind=tutorial/);
    await expect(page.getByRole('region', { name: 'Тарифы серверов' })).toHaveCount(0);
    const first = page.getByRole('region', { name: 'Инструкции' }).getByRole('heading', { level: 3 }).first();
    const best = await first.textContent();
    await page.getByRole('link', { name: 'Показать ещё' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(first).not.toHaveText(best ?? '');
    await page
      .getByRole('navigation', { name: 'Раздел' })
      .getByRole('link', { name: /^Linux/ })
      .click();
    await expect(page).toHaveURL(/section=%2Ftutorials%2Flinux/);
    for (const found of await page.getByRole('region', { name: 'Инструкции' }).getByRole('listitem').all())
      await expect(found).toContainText('Linux');
  });
});

test('what is offered while somebody types comes as JSON, with the words that were found', async ({
  request,
}) => {
  const response = await request.get('/api/search?q=ssh');
  expect(response.headers()['cache-control']).toBe('private, max-age=60');
  const { query, groups, missing } = await response.json();
  expect({ query, missing }).toEqual({ query: 'ssh', missing: [] });
  const [best] = groups[0].hits;
  expect(best.title.some((part: { isMatch: boolean }) => part.isMatch)).toBe(true);
  expect(best.href).toMatch(/^\/tutorials\//);
  for (const { hits } of groups) expect(hits.length).toBeLessThanOrEqual(5);
});
