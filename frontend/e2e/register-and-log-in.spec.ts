import { expect, type Page, test } from '@playwright/test';
import { outbox, recorded, resetProvider } from './provider';
import { addresses, DEMO_PASSWORD } from './stand';
import { newEmail } from './visitor';

test.beforeEach(resetProvider);

const PHONE_OF_SMS_CUSTOMER = '79000000002';

async function logInAs(page: Page, username: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Логин или почта').fill(username);
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
}

async function codeOfLastSms(): Promise<string> {
  const [sms] = await outbox(PHONE_OF_SMS_CUSTOMER);
  return /\d{4}$/.exec(sms?.text ?? '')?.[0] ?? '';
}

test('an organisation comes by a webmaster’s link, is found by its tax number, and registers', async ({
  page,
}) => {
  await page.goto('/services?wmid=501&bannerID=top&utm_source=mail');
  await expect(page).toHaveURL(`${addresses.site}/services?utm_source=mail`);
  await page.goto('/registration?email=typo&promo=spring&siteTransfer=shop.example&redirect=/database/7');

  await page.getByLabel('ИНН').fill('0012345018');
  await page.getByLabel('Имя и фамилия').fill('Вера Маякова');
  await expect(page.getByText('В ИНН опечатка')).toBeVisible();
  await page.getByLabel('ИНН').fill('0012345017');
  await expect(page.getByText('Нашли: ООО «Северный маяк»')).toBeVisible();
  await expect(page.getByLabel('Название организации')).toHaveValue('ООО «Северный маяк»');
  await expect(page.getByLabel('Юридический адрес')).toHaveValue(/Выдуманная/);

  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await page.getByRole('link', { name: 'Создать аккаунт' }).last().click();
  await expect(page.getByLabel('Имя и фамилия')).toHaveValue('Вера Маякова');
  await expect(page.getByLabel('Название организации')).toHaveValue('ООО «Северный маяк»');

  const email = newEmail();
  await page.getByLabel('Почта').fill(email);
  await page.getByLabel('Телефон').fill('8 (900) 123-45-67');
  await page.getByRole('button', { name: 'Создать аккаунт' }).click();
  await expect(page).toHaveURL(`${addresses.panel}/database/7`);

  const [registration, ...others] = await recorded('register');
  expect(others).toEqual([]);
  expect(registration?.body).toMatchObject({
    ...{ token: '[redacted]', tags: ['spring'], email, partner_code: 501, partner_type: 'webmaster' },
    org: {
      ...{
        inn: '0012345017',
        name: 'ООО «Северный маяк»',
        contact_fio: 'Вера Маякова',
        phone: '89001234567',
      },
      ...{ kpp: '001201001', finance: { year: 2025, revenue: 184_500_000 } },
    },
  });
  expect((await recorded('sendStatistics'))[0]?.body).toMatchObject({ utmUser: { utm_source: 'mail' } });
  const visits = await recorded('noteWebmasterVisit');
  expect(visits.map(({ body }) => body)).toEqual([{ wmid: '501', bannerID: 'top' }]);
  await page.goBack();
  expect(page.url()).not.toContain('email=');
});

test('a customer with a second factor logs in with the code of an SMS, back to the page they came from', async ({
  page,
}) => {
  await page.goto('/registration?auth=login&serviceType=account&noPanelRedirect=true&redirect=/services');
  await logInAs(page, 'sms');
  await expect(page.getByRole('heading', { name: 'Код из SMS' })).toBeVisible();
  expect(page.url()).not.toContain(DEMO_PASSWORD);
  expect(await page.content()).not.toContain(DEMO_PASSWORD);
  await page.getByLabel('Код из SMS').fill('00000000');
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByLabel('Код из SMS')).toHaveAccessibleDescription(/Код не подходит или устарел/);
  await page.getByRole('button', { name: 'Отправить код ещё раз' }).click();
  await expect(page.getByText('Новый код отправлен')).toBeVisible();
  await page.getByLabel('Код из SMS').fill(await codeOfLastSms());
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page).toHaveURL(`${addresses.site}/services`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Семён Кодов' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a webmaster registers, is told of a taken e-mail, and sets a new password by a letter', async ({
    page,
  }) => {
    await page.goto('/registration?auth=registrationPartner&wmid=77&partner_code=12');
    await expect(page).toHaveURL(`${addresses.site}/registration?auth=registrationPartner&partner_code=12`);
    await page.getByLabel('Имя и фамилия').fill('Мария Мастер');
    await page.getByLabel('Почта').fill('customer@vitrina.example');
    await page.getByLabel('Телефон').fill('+7 900 123-45-67');
    await page.getByRole('button', { name: 'Стать партнёром' }).click();
    await expect(page.getByLabel('Почта')).toHaveAccessibleDescription(
      /Пользователь с таким емейл уже существует/,
    );
    await expect(page.getByLabel('Имя и фамилия')).toHaveValue('Мария Мастер');
    const email = newEmail('master');
    await page.getByLabel('Почта').fill(email);
    await page.getByRole('button', { name: 'Стать партнёром' }).click();
    await expect(page).toHaveURL(`${addresses.panel}/servers`);
    expect((await recorded('registerWebmaster')).at(-1)?.body).toEqual({
      ...{ agree_terms: true, agreement_accept: true, oferta_type: 'org', partner_code: 12 },
      ...{ email, full_name: 'Мария Мастер', phone: '79001234567' },
    });

    await page.context().clearCookies();
    await page.goto('/registration?auth=login');
    await page.getByRole('link', { name: 'Задать новый' }).click();
    for (const address of ['nobody@example.ru', email]) {
      await page.getByLabel('Почта').fill(address);
      await page.getByRole('button', { name: 'Прислать ссылку' }).click();
      await expect(page.getByText('Если аккаунт с этой почтой есть')).toBeVisible();
    }
    expect(await outbox('nobody@example.ru')).toEqual([]);
    await page.goto(`${addresses.panel}/outbox`);
    await page.getByRole('link', { name: 'Открыть ссылку' }).first().click();
    await page.getByLabel(/Пароль/).fill('совсем новый');
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await expect(page.getByRole('heading', { name: 'Пароль изменён' })).toBeVisible();

    await page.goto('/registration?auth=login');
    await logInAs(page, email, 'совсем новый');
    await expect(page).toHaveURL(`${addresses.panel}/servers`);
  });

  test('a second factor, and the way on from a form that does not exist', async ({ page }) => {
    const missing = await page.goto('/registration?auth=registrationMoon');
    expect(missing?.status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
    await logInAs(page, 'sms');
    await page.getByLabel('Код из SMS').fill(await codeOfLastSms());
    await page.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(page).toHaveURL(`${addresses.panel}/servers`);
  });
});

test('a registration opens for whom the address suggests, and says when a tax number is not known', async ({
  page,
}) => {
  await page.goto('/registration');
  await expect(page.getByLabel('Организация, ИП')).toBeChecked();
  await page.goto('/registration?customer_type=person');
  await expect(page.getByLabel('Частное лицо')).toBeChecked();
  await page.goto('/registration?org_name=Ромашка');
  await expect(page.getByLabel('Организация, ИП')).toBeChecked();
  await expect(page.getByLabel('Название организации')).toHaveValue('Ромашка');

  await page.getByLabel('ИНН').fill('7707083893');
  await expect(page.getByText('По этому ИНН ничего не нашлось')).toBeVisible();
  await page.getByLabel('ИНН').fill('0012345017');
  await expect(page.getByText('Нашли: ООО «Северный маяк»')).toBeVisible();
  await expect(page.getByLabel('Название организации')).toHaveValue('Ромашка');
  await expect(page.getByLabel('Юридический адрес')).toHaveValue(/Выдуманная/);
});
