import { expect, test } from '@playwright/test';
import { byNight } from './by-night';
import { addresses, DEMO_PASSWORD } from './stand';

const ARTICLES = `${addresses.cms}/content-manager/collection-types/api::knowledge.article`;

test(
  'an editor publishes a changed title and readers see it within seconds',
  byNight(
    'publish-within-two-seconds.spec.ts: what editors and marketers change',
    'stopped-by-the-check.spec.ts',
  ),
  async ({ page, request }) => {
    const login = await request.post(`${addresses.cms}/admin/login`, {
      data: { email: 'editor@vitrina.example', password: DEMO_PASSWORD },
    });
    const { data } = await login.json();
    const headers = { authorization: `Bearer ${data.token}` };
    const { results } = await (
      await request.get(`${ARTICLES}?filters[url][$eq]=ssh-keys`, { headers })
    ).json();
    const article = `${ARTICLES}/${results[0].documentId}`;
    const title = `Как подключиться по SSH-ключу, издание ${Date.now()}`;

    await page.goto('/tutorials/linux/ssh-keys');
    await request.put(article, { headers, data: { title } });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);

    const published = await request.post(`${article}/actions/publish`, { headers, data: { title } });
    expect(published.ok()).toBe(true);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 200 });
    }).toPass({ timeout: 10_000 });
  },
);

test('strangers read nothing from the CMS, and drafts are not even for the site', async ({ request }) => {
  const query = { query: '{ articles(status: DRAFT) { title } }' };
  expect((await request.post(`${addresses.cms}/graphql`, { data: query })).ok()).toBe(false);
  expect((await request.get(`${addresses.cms}/api/articles`)).ok()).toBe(false);
});

test('a notice without the secret changes nothing', async ({ request }) => {
  const notice = { type: 'article', event: 'publish', url: 'ssh-keys', topic: 'linux' };
  expect((await request.post('/api/revalidate', { data: notice })).status()).toBe(401);
});
