import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { addresses, DEMO_PASSWORD } from './stand';
import { untilPublished } from './visitor';

const ARTICLE = 'api::knowledge.article';
const ENTRIES = `${addresses.cms}/content-manager/collection-types`;
// Accounts of this journey's own: the panel refuses a sixth log-in of one person within five minutes.
const AUTHOR = 'reviewed-author@vitrina.example';
const EDITOR = 'reviewing-editor@vitrina.example';
const URL_OF_ARTICLE = 'reviewed-and-planned';

test('an author asks for a review, the editor returns it, plans the publication and puts a version back', async ({
  browser,
  page,
  request,
}) => {
  const developer = await logIn(request, 'developer@vitrina.example');
  const made = await hire(request, developer);
  const article = await write(request);
  const form = `${addresses.cms}/admin/content-manager/collection-types/${ARTICLE}/${article}`;
  try {
    const panel = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
    await logInByForm(panel, AUTHOR, form);
    await panel.getByLabel('Записка редактору').fill('Готово к публикации');
    await panel.getByRole('button', { name: 'Отправить на проверку' }).click();
    await expect(panel.getByText('На проверке', { exact: true })).toBeVisible();

    await logInByForm(panel, EDITOR, `${addresses.cms}/admin/editorial`);
    await panel.getByRole('link', { name: 'Статья «Ключи на сервере»' }).click();
    await panel.getByLabel('Замечание автору').fill('Уточните название');
    await panel.getByRole('button', { name: 'Вернуть с замечанием' }).click();
    await expect(panel.getByText('Возвращено с замечанием')).toBeVisible();
    await expect(panel.getByText('Уточните название')).toBeVisible();

    await panel.getByLabel('Опубликовать в').fill(inMoscow(Date.now() + 3000));
    await panel.getByRole('button', { name: 'Запланировать' }).first().click();
    await expect(panel.getByText(/^Опубликовать: .* по Москве/)).toBeVisible();
    const planned = `/tutorials/linux/${URL_OF_ARTICLE}`;
    await untilPublished(request, planned);
    await page.goto(planned);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ключи на сервере');

    await expect(panel.getByText(/^Опубликовано по расписанию/)).toBeVisible();
    await panel.getByRole('button', { name: 'Сравнить и вернуть' }).click();
    const history = panel.getByRole('dialog', { name: 'История версий' });
    await history.getByRole('combobox', { name: 'Версия' }).click();
    await panel.getByRole('option', { name: /создано$/ }).click();
    await expect(history.getByRole('region', { name: 'Заголовок' }).getByRole('insertion')).toContainText(
      'на сервере',
    );
    await history.getByRole('button', { name: 'Вернуть эту версию в черновик' }).click();
    await history.getByRole('button', { name: 'Открыть черновик' }).click();
    await expect(panel.getByLabel('Заголовок').first()).toHaveValue('Ключи');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ключи на сервере');
  } finally {
    await request.delete(`${ENTRIES}/${ARTICLE}/${article}`, { headers: developer });
    for (const address of made) await request.delete(addresses.cms + address, { headers: developer });
  }
});

type Headers = Record<string, string>;

async function logIn(request: APIRequestContext, email: string): Promise<Headers> {
  const answer = await request.post(`${addresses.cms}/admin/login`, {
    data: { email, password: DEMO_PASSWORD },
  });
  return { authorization: `Bearer ${(await answer.json()).data.token}` };
}

/** Makes an author, who may not publish, and an editor; answers where to delete what was made. */
async function hire(request: APIRequestContext, headers: Headers): Promise<string[]> {
  const roles = await (await request.get(`${addresses.cms}/admin/roles`, { headers })).json();
  const editor = roles.data.find(({ code }: { code: string }) => code === 'vitrina-editor');
  const made = await request.post(`${addresses.cms}/admin/roles`, {
    headers,
    data: { name: 'Автор под проверкой', description: 'Пишет, но не публикует.' },
  });
  const author = (await made.json()).data;
  const permissions = ['read', 'update'].map((action) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: ARTICLE,
    properties: { fields: ['title', 'url', 'text', 'description'] },
    conditions: [],
  }));
  await request.put(`${addresses.cms}/admin/roles/${author.id}/permissions`, {
    headers,
    data: { permissions },
  });
  const users: string[] = [];
  for (const [email, role] of [
    [AUTHOR, author.id],
    [EDITOR, editor.id],
  ]) {
    const account = { email, firstname: 'Проба', lastname: 'Проверки', roles: [role] };
    const created = await request.post(`${addresses.cms}/admin/users`, { headers, data: account });
    const address = `/admin/users/${(await created.json()).data.id}`;
    await request.put(addresses.cms + address, {
      headers,
      data: { ...account, password: DEMO_PASSWORD, isActive: true },
    });
    users.push(address);
  }
  return [...users, `/admin/roles/${author.id}`];
}

/** An article in two versions, so that there is something to compare. */
async function write(request: APIRequestContext): Promise<string> {
  const headers = await logIn(request, EDITOR);
  const topics = await request.get(`${ENTRIES}/api::knowledge.topic?filters[path][$eq]=linux`, { headers });
  const topic = (await topics.json()).results[0].documentId;
  const description = 'Как завести ключ на сервере и входить по нему без пароля.';
  const created = await request.post(`${ENTRIES}/${ARTICLE}`, {
    headers,
    data: {
      title: 'Ключи',
      url: URL_OF_ARTICLE,
      description,
      seo_title: 'Ключи на сервере',
      seo_description: description,
      text: '<h2>Зачем</h2><p>Ключ надёжнее пароля.</p>',
      topic: { connect: [{ documentId: topic }] },
    },
  });
  const { documentId } = (await created.json()).data;
  await request.put(`${ENTRIES}/${ARTICLE}/${documentId}`, { headers, data: { title: 'Ключи на сервере' } });
  return documentId;
}

/** Logs in as somebody else in the same browser, which has the panel's files by then. */
async function logInByForm(page: Page, email: string, address: string): Promise<void> {
  await page.context().clearCookies();
  if (page.url().startsWith(addresses.cms)) await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await page.getByLabel(/email|почт/i).fill(email);
  await page.getByRole('textbox', { name: /пароль|password/i }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
}

/** What a person would type for the moment by the clocks of Moscow. */
function inMoscow(moment: number): string {
  return new Date(moment + 3 * 60 * 60 * 1000).toISOString().slice(0, 19);
}
