import { expect, test } from '@playwright/test';
import { byNight, byNightBut } from './by-night';
import { addresses, DEMO_PASSWORD } from './stand';
import { beCustomer } from './visitor';

test('a visitor finds a service among all of them and creates an account', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('main').getByRole('link', { name: 'Базы данных' }).click();
  await expect(page).toHaveURL('/services/databases');
  await expect(page.getByRole('heading', { level: 1, name: 'Базы данных' })).toBeVisible();
  await expect(page).toHaveTitle(/^Управляемые базы данных/);
  const way = page.getByRole('navigation', { name: 'Путь по сайту' }).getByRole('listitem');
  await expect(way).toHaveText([/^Главная/, /^Все услуги/, 'Базы данных']);
  await expect(page.getByRole('main').getByText('Поддержка отвечает в будни с 10:00 до 20:00')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Создать аккаунт' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/registration');
});

test('a customer is offered to order instead, and comes to the panel', async ({ page }) => {
  await beCustomer(page);
  await page.goto('/services/gpu');
  await expect(page.getByRole('main').getByRole('link', { name: 'Создать аккаунт' })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Заказать' }).click();
  await expect(page).toHaveURL(`${addresses.panel}/servers`);
});

test('a solution tells of the grant for those who move', async ({ page }) => {
  await page.goto('/solutions');
  await page.getByRole('main').getByRole('link', { name: 'Переезд в облако' }).click();
  await expect(page).toHaveURL('/solutions/cloud-migration');
  await expect(page.getByRole('heading', { name: 'Грант на переезд до 1 000 000 ₽' })).toBeVisible();
  await page.getByRole('link', { name: 'Все решения' }).first().click();
  await expect(page).toHaveURL('/solutions');
});

for (const address of [
  ...['/services/no-such-service', '/solutions/no-such-solution', '/solutions/databases', '/no-such-page'],
]) {
  test(
    `${address} is answered with 404 and a way back`,
    byNightBut(address === '/solutions/databases', 'bound-scripts.spec.ts: is a 404 with its words'),
    async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('Вернитесь на шаг назад или на главную страницу')).toBeVisible();
    },
  );
}

test('what is missing is said in the HTML, without scripts too', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const address of ['/services/no-such-service', '/solutions/databases', '/no-such-page']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Вернитесь на шаг назад или на главную страницу')).toBeVisible();
  }
  await page.context().close();
});

for (const address of ['/services', '/solutions']) {
  test(`every link of the footer and of ${address} leads to a page`, async ({ page, request }) => {
    await page.goto(address);
    const hrefs = await page
      .locator('main a, footer a')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.href));
    const own = new Set(hrefs.filter((href) => href.startsWith(addresses.site)));
    expect(own.size).toBeGreaterThan(15);
    const answers = await Promise.all(
      [...own].map(async (href) => `${(await request.get(href)).status()} ${href}`),
    );
    expect(answers).toEqual([...own].map((href) => `200 ${href}`));
  });
}

test(
  'a marketer publishes a solution and withdraws it, and visitors see both within seconds',
  byNight('publish-within-two-seconds.spec.ts: that is withdrawn is gone'),
  async ({ request }) => {
    const login = await request.post(`${addresses.cms}/admin/login`, {
      data: { email: 'marketer@vitrina.example', password: DEMO_PASSWORD },
    });
    const { data } = await login.json();
    const headers = { authorization: `Bearer ${data.token}` };
    const services = `${addresses.cms}/content-manager/collection-types/api::site.service`;
    const entry = {
      name: 'Облако для школы',
      slug: `school-${Date.now()}`,
      kind: 'solution',
      position: 99,
      blocks: [{ __component: 'blocks.hero', title: 'Облако для школы' }],
    };
    const address = `/solutions/${entry.slug}`;
    const seen = async () => {
      const list = await request.get('/solutions');
      return [(await request.get(address)).status(), (await list.text()).includes(entry.slug)];
    };
    expect(await seen()).toEqual([404, false]);

    const created = await (await request.post(services, { headers, data: entry })).json();
    const solution = `${services}/${created.data.documentId}`;
    await request.post(`${solution}/actions/publish`, { headers, data: {} });
    await expect.poll(seen, { timeout: 10_000 }).toEqual([200, true]);
    await request.post(`${solution}/actions/unpublish`, { headers, data: {} });
    await expect.poll(seen, { timeout: 10_000 }).toEqual([410, false]);
    await request.delete(solution, { headers });
  },
);
