import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { addresses, DEMO_PASSWORD } from './stand';
import { enrol } from './telephone';

// An account of this journey's own: those of the demonstration log in by their password.
const PERSON = 'with-a-telephone@vitrina.example';
const PASSWORD = 'A-password-of-my-own-1';
const PANEL = `${addresses.cms}/admin`;

test('a colleague sets a second factor up, logs in by it and without the telephone, and ends the other session', async ({
  browser,
  page,
  request,
}) => {
  const developer = await logIn(request);
  const account = await hire(request, developer);
  try {
    await fillIn(page);
    await expect(page.getByRole('heading', { name: 'Привет, Телефон' })).toBeVisible();
    await openOwnLogins(page);
    await page.getByRole('button', { name: 'Включить второй фактор' }).click();
    const { telephone, recoveryCodes } = await enrol(page, PASSWORD);
    await expect(page.getByText(/Осталось кодов восстановления: 10/)).toBeVisible();
    await page.getByRole('button', { name: 'Телефон' }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();

    // By keyboard: the question has taken the focus.
    await fillIn(page);
    const question = page.getByRole('dialog', { name: 'Подтвердите вход' });
    const code = question.getByLabel('Код из приложения');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(question.getByText('Код неверный или уже использован.')).toBeVisible();
    await expect(code).toBeFocused();
    const right = telephone.nextCode();
    await page.keyboard.insertText(`${right.slice(0, 3)} ${right.slice(3)}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Привет, Телефон' })).toBeVisible();

    const other = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
    await fillIn(other);
    await other.getByRole('button', { name: 'Телефона нет под рукой' }).click();
    await other.getByLabel('Код восстановления').fill(recoveryCodes[0] ?? '');
    await other.keyboard.press('Enter');
    await expect(other.getByRole('heading', { name: 'Привет, Телефон' })).toBeVisible();

    await openOwnLogins(page);
    await expect(page.getByText(/Осталось кодов восстановления: 9/)).toBeVisible();
    const rows = page.getByRole('region', { name: 'Мои сеансы' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'этот' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Завершить', exact: true }).click();
    await expect(rows).toHaveCount(1);
    await other.goto(`${PANEL}/me`);
    await expect(other.getByLabel(/почт/i)).toBeVisible();
    await page.reload();
    await expect(rows).toHaveCount(1);
  } finally {
    await request.delete(`${PANEL}/users/${account}`, { headers: developer });
  }
});

test('whoever gives the question up is told why they are not in', async ({ page, request }) => {
  const developer = await logIn(request);
  const account = await hire(request, developer);
  try {
    await fillIn(page);
    await openOwnLogins(page);
    await page.getByRole('button', { name: 'Включить второй фактор' }).click();
    await enrol(page, PASSWORD);
    await page.context().clearCookies();
    await fillIn(page);
    await expect(page.getByRole('dialog', { name: 'Подтвердите вход' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Введите код второго фактора.')).toBeVisible();

    const look = await (await page.context().browser()?.newContext({ locale: 'ru-RU' }))?.newPage();
    if (look === undefined) throw new Error('There is no second browser.');
    await fillIn(look, 'developer@vitrina.example', DEMO_PASSWORD);
    await expect(look.getByRole('heading', { name: /^Привет/ })).toBeVisible();
    await look.goto(`${PANEL}/settings/staff-logins`);
    await look.getByRole('button', { name: 'Снять второй фактор: Телефон' }).click();
    await look.getByLabel('Ваш пароль').fill(DEMO_PASSWORD);
    await look.getByRole('button', { name: 'Снять', exact: true }).click();
    await expect(look.getByRole('button', { name: 'Снять второй фактор: Телефон' })).toBeHidden();

    await fillIn(page);
    await expect(page.getByRole('heading', { name: 'Привет, Телефон' })).toBeVisible();
  } finally {
    await request.delete(`${PANEL}/users/${account}`, { headers: developer });
  }
});

async function fillIn(page: Page, email = PERSON, password = PASSWORD): Promise<void> {
  await page.goto(`${PANEL}/auth/login`);
  await page.getByLabel(/почт/i).fill(email);
  await page.getByLabel(/^Пароль/).fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
}

async function openOwnLogins(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Телефон' }).click();
  await page.getByRole('menuitem', { name: 'Вход и сеансы' }).click();
  await expect(page.getByRole('heading', { name: 'Вход и сеансы' })).toBeVisible();
}

type Headers = Record<string, string>;

async function logIn(request: APIRequestContext): Promise<Headers> {
  const answer = await request.post(`${PANEL}/login`, {
    data: { email: 'developer@vitrina.example', password: DEMO_PASSWORD },
  });
  return { authorization: `Bearer ${(await answer.json()).data.token}` };
}

/** Answers the number of the new account. */
async function hire(request: APIRequestContext, headers: Headers): Promise<number> {
  const roles = await (await request.get(`${PANEL}/roles`, { headers })).json();
  const editor = roles.data.find(({ code }: { code: string }) => code === 'vitrina-editor');
  const data = { email: PERSON, firstname: 'Телефон', roles: [editor.id], preferedLanguage: 'ru' };
  const made = (await (await request.post(`${PANEL}/users`, { headers, data })).json()).data;
  await request.put(`${PANEL}/users/${made.id}`, { headers, data: { isActive: true, password: PASSWORD } });
  return made.id;
}
