import { type APIRequestContext, expect, test } from '@playwright/test';
import { byNight } from './by-night';
import { enterPanel } from './panel';
import { addresses, DEMO_PASSWORD } from './stand';

const ENTRIES = `${addresses.cms}/content-manager/collection-types`;
const PANEL = `${addresses.cms}/admin/content-manager/collection-types`;
const TEXT = '<p>Первый вход на сервер.</p><h2>Что понадобится</h2><p>Ключ и адрес сервера.</p>';

interface Rights {
  headers: { authorization: string };
}

test('an editor renames an article, its old address leads to the new one, and a used topic stays', async ({
  page,
  request,
}) => {
  const former = `address-${Date.now()}`;
  const present = `${former}-moved`;
  const editor = await rightsOf(request, 'editor');
  const topics = await request.get(`${ENTRIES}/api::knowledge.topic?filters[path][$eq]=linux`, editor);
  const topic: string = (await topics.json()).results[0].documentId;
  const fields = { title: 'Статья, которая переедет', url: former, description: 'О переезде.', text: TEXT };
  const created = await request.post(`${ENTRIES}/api::knowledge.article`, {
    ...editor,
    data: { ...fields, topic, seo_description: 'Статья, по которой видно, как меняют адрес.' },
  });
  const { data: article } = await created.json();
  const own = `${ENTRIES}/api::knowledge.article/${article.documentId}`;
  try {
    expect((await request.post(`${own}/actions/publish`, { ...editor, data: {} })).ok()).toBe(true);
    await expect.poll(() => answerAt(request, `/tutorials/linux/${former}`)).toBe('200');

    await enterPanel(page, 'editor@vitrina.example');
    // As links of the panel lead there. Without the language the panel draws the form anew once it has chosen one.
    await page.goto(`${PANEL}/api::knowledge.article/${article.documentId}?plugins[i18n][locale]=ru`);
    await page.getByLabel('Адрес', { exact: false }).first().fill(present);
    await page.getByRole('button', { name: 'Опубликовать' }).first().click();
    await expect
      .poll(() => answerAt(request, `/tutorials/linux/${former}?from=letter`))
      .toBe(`308 /tutorials/linux/${present}?from=letter`);
    await expect(page.getByText('Сюда же ведут:')).toBeVisible();
    await expect(page.getByText(`/tutorials/linux/${former}`, { exact: true })).toBeVisible();
    await page.goto(`/tutorials/linux/${former}`);
    await expect(page).toHaveURL(`/tutorials/linux/${present}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Статья, которая переедет');

    await page.goto(`${PANEL}/api::knowledge.topic/${topic}`);
    await expect(page.getByRole('link', { name: 'Статья, которая переедет' })).toBeVisible();
    await page.getByRole('button', { name: /More actions|действия/i }).click();
    await page.getByRole('menuitem', { name: 'Удалить на всех языках' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Подтвердить' }).click();
    await expect(
      page.getByText(/Нельзя удалить «Linux».*«Статья, которая переедет» \(тема статьи\)/),
    ).toBeVisible();
  } finally {
    await request.delete(own, editor);
  }
  await expect.poll(() => answerAt(request, `/tutorials/linux/${former}`)).toBe('410');
});

test(
  'a marketer leads an address to another by hand, and stops it',
  byNight('cms/tests/addresses.test.ts: a redirect by hand', 'proxy.test.ts'),
  async ({ request }) => {
    const from = `/sale-${Date.now()}`;
    const marketer = await rightsOf(request, 'marketer');
    const redirects = `${ENTRIES}/api::site.redirect`;
    expect(await answerAt(request, from)).toBe('404');
    const created = await request.post(redirects, {
      ...marketer,
      data: { from, to: '/services/gpu#tariffs', redirect_kind: 'temporary' },
    });
    const { data: redirect } = await created.json();
    await expect.poll(() => answerAt(request, from)).toBe('307 /services/gpu#tariffs');
    expect((await request.head(from, { maxRedirects: 0 })).status()).toBe(307);
    await request.delete(`${redirects}/${redirect.documentId}`, marketer);
    await expect.poll(() => answerAt(request, from)).toBe('404');
  },
);

test(
  'an article that is deleted is gone, its Markdown too, and what nobody published was never there',
  byNight('cms/tests/addresses.test.ts: is gone for good once deleted', 'proxy.test.ts'),
  async ({ page, request }) => {
    const editor = await rightsOf(request, 'editor');
    const url = `gone-${Date.now()}`;
    const data = { title: 'Уйдёт', url, description: 'О чём она.', text: '<p>Слова.</p>' };
    const created = await request.post(`${ENTRIES}/api::knowledge.article`, { ...editor, data });
    const own = `${ENTRIES}/api::knowledge.article/${(await created.json()).data.documentId}`;
    await request.post(`${own}/actions/publish`, { ...editor, data: {} });
    const statusAt = async (address: string) => (await request.get(address)).status();
    await expect.poll(() => statusAt(`/blog/${url}`)).toBe(200);
    await request.delete(own, editor);
    await expect.poll(() => statusAt(`/blog/${url}`)).toBe(410);
    await expect.poll(() => statusAt(`/blog/${url}.md`)).toBe(410);
    expect(await statusAt(`/blog/${url}-never`)).toBe(404);
    await page.goto(`/blog/${url}`);
    await expect(page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible();
  },
);

/** The status, and where it leads. */
async function answerAt(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address, { maxRedirects: 0 });
  const { location } = answer.headers();
  if (location === undefined) return String(answer.status());
  const { pathname, search, hash } = new URL(location, addresses.site);
  return `${answer.status()} ${pathname}${search}${hash}`;
}

async function rightsOf(request: APIRequestContext, name: string): Promise<Rights> {
  const login = await request.post(`${addresses.cms}/admin/login`, {
    data: { email: `${name}@vitrina.example`, password: DEMO_PASSWORD },
  });
  return { headers: { authorization: `Bearer ${(await login.json()).data.token}` } };
}
