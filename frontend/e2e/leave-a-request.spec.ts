import { expect, type Page, request as requests, test } from '@playwright/test';
import { addresses, DEMO_PASSWORD } from './stand';

const REQUESTS = '/content-manager/collection-types/api::requests.request';

let support: Awaited<ReturnType<typeof asSupport>>;

test.beforeAll(async () => {
  support = await asSupport();
});

test.afterAll(async () => {
  await support.leave();
});

test('a visitor leaves a request from a page, clicks twice, and the support has it once', async ({
  page,
}) => {
  const name = newName();
  await page.goto('/solutions/for-business');
  await page.getByRole('main').getByRole('link', { name: 'Оставить заявку' }).click();
  await expect(page.getByRole('heading', { name: 'Оставить заявку' })).toBeVisible();
  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(page.getByLabel('Телефон')).toHaveAccessibleDescription(
    'Укажите телефон или почту: куда ответить?',
  );
  await fill(page, name);
  await page.getByRole('button', { name: 'Отправить заявку' }).dblclick();
  await expect(page.getByText('Спасибо, заявка принята')).toBeInViewport();
  const found = await support.requestsOf(name);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ kind: 'product', state: 'new', phone: '79001234567' });
  expect(found[0]?.details).toContain('Со страницы: /solutions/for-business');
  expect(found[0]?.details).toMatch(
    /Согласие на обработку данных: \/personal-data-policy, редакция 1 от 2026-11-01; принято 20/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor is told what is missing, then thanked, and the support has it once', async ({ page }) => {
    const name = newName();
    await page.goto('/request?kind=become-author');
    await expect(page.getByRole('heading', { name: 'Стать автором' })).toBeVisible();
    await page.getByLabel('Как к вам обращаться').fill(name);
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await expect(page.getByLabel('Телефон')).toHaveAccessibleDescription(
      'Укажите телефон или почту: куда ответить?',
    );
    await fill(page, name);
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await expect(page.getByText('Спасибо, заявка принята')).toBeVisible();
    expect(await support.requestsOf(name)).toMatchObject([{ kind: 'become-author', message: 'Нужен совет' }]);
  });
});

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Как к вам обращаться').fill(name);
  await page.getByLabel('Телефон').fill('+7 (900) 123-45-67');
  await page.getByRole('textbox').last().fill('Нужен совет');
}

function newName(): string {
  return `Ольга ${Date.now()}`;
}

/** The panel as it is asked by whoever answers requests; what these tests have left there is removed. */
async function asSupport() {
  const anonymous = await requests.newContext({ baseURL: addresses.cms });
  const login = await anonymous.post('/admin/login', {
    data: { email: 'developer@vitrina.example', password: DEMO_PASSWORD },
  });
  const { data } = await login.json();
  const panel = await requests.newContext({
    baseURL: addresses.cms,
    extraHTTPHeaders: { authorization: `Bearer ${data.token}` },
  });
  const mine: string[] = [];
  const find = async (name: string): Promise<Record<string, string>[]> => {
    const answer = await panel.get(`${REQUESTS}?${new URLSearchParams({ 'filters[name][$eq]': name })}`);
    return (await answer.json()).results;
  };
  return {
    async requestsOf(name: string) {
      await expect.poll(async () => (await find(name)).length).toBeGreaterThan(0);
      const found = await find(name);
      mine.push(...found.map(({ documentId = '' }) => documentId));
      return found;
    },
    async leave() {
      for (const documentId of mine) await panel.delete(`${REQUESTS}/${documentId}`);
      await panel.dispose();
      await anonymous.dispose();
    },
  };
}
