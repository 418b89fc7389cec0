import { expect, type Page, test } from '@playwright/test';
import { addresses, DEMO_PASSWORD } from './stand';

const ARTICLES = 'content-manager/collection-types/api::knowledge.article';
const KEPT = 'vitrina-kept:';

/** Logs in to the panel as a person does, and answers the token that its own requests carry. */
async function logIn(page: Page): Promise<string> {
  await page.getByLabel(/почт|email/i).fill('developer@vitrina.example');
  await page.getByRole('textbox', { name: /пароль|password/i }).fill(DEMO_PASSWORD);
  const answered = page.waitForResponse((response) => response.url().endsWith('/admin/login'));
  await page.getByRole('button', { name: /войти|login/i }).click();
  const { data } = await (await answered).json();
  return data.token;
}

test('a draft is seen at three widths and in a tab, by nobody else, and words outlive a lost session', async ({
  page,
  context,
  playwright,
}) => {
  await page.goto(`${addresses.cms}/admin/auth/login`);
  const headers = { authorization: `Bearer ${await logIn(page)}` };
  const url = `preview-journey-${Date.now()}`;
  const title = `Черновик ${url}`;
  const created = await page.request.post(`${addresses.cms}/${ARTICLES}`, {
    headers,
    data: { title, url, text: '<h2>Первый шаг</h2><p>Этого на сайте ещё нет.</p>' },
  });
  const entry = `${ARTICLES}/${(await created.json()).data.documentId}`;

  await test.step('in the frame, at three widths', async () => {
    await page.goto(`${addresses.cms}/admin/${entry}`);
    await page.getByRole('button', { name: 'Посмотреть черновик' }).click();
    const frame = page.frameLocator('iframe[title="Черновик на сайте"]');
    for (const width of [390, 768, 1280]) {
      await page.getByRole('button', { name: String(width) }).click();
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect.poll(() => frame.locator('html').evaluate(() => window.innerWidth)).toBe(width);
    }
    await page.keyboard.press('Escape');
  });

  const draft = await test.step('in a tab', async () => {
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'В новой вкладке' }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 2, name: 'Первый шаг' })).toBeVisible();
    const address = tab.url();
    await tab.close();
    return address;
  });

  await test.step('strangers get nothing', async () => {
    const stranger = await playwright.request.newContext();
    for (const guess of [
      `${addresses.site}/preview/article`,
      draft.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      draft.replace('/article', '/page'),
      `${addresses.site}/tutorials/${url}`,
      `${addresses.site}/tutorials/linux/${url}`,
    ]) {
      const answer = await stranger.get(guess);
      expect([403, 404], guess).toContain(answer.status());
      expect(await answer.text()).not.toContain('Этого на сайте ещё нет');
    }
    await stranger.dispose();
  });

  await test.step('unsaved words outlive a lost session', async () => {
    const description = page.getByRole('textbox', { name: 'Краткое описание' });
    await description.fill('Этих слов нельзя потерять.');
    await page.waitForFunction(
      (prefix) => Object.keys(localStorage).some((key) => key.startsWith(prefix)),
      KEPT,
    );
    await context.clearCookies();
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expect(async () => {
      // Where the form still counts as changed, Strapi says first that the session has ended.
      const ended = page.getByRole('alertdialog').getByRole('button');
      if (await ended.isVisible()) await ended.click();
      expect(page.url()).toContain('/auth/login');
    }).toPass();
    await logIn(page);
    await page.getByRole('button', { name: /Восстановить несохранённое/ }).click();
    await expect(description).toHaveValue('Этих слов нельзя потерять.');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await page.waitForFunction(
      (prefix) => !Object.keys(localStorage).some((key) => key.startsWith(prefix)),
      KEPT,
    );
  });

  await page.request.delete(`${addresses.cms}/${entry}`, { headers });
});
