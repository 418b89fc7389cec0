import { expect, type Page, test } from '@playwright/test';
import { byNight, byNightBut } from './by-night';
import { untilAwakeAround } from './islands';
import { clearFaults, injectFault, recorded, resetProvider } from './provider';
import { addresses } from './stand';
import {
  beCustomer,
  chooseTariff,
  expectServerInPanel,
  fillPerson,
  holdScripts,
  logIn,
  newEmail,
} from './visitor';

test.beforeEach(resetProvider);
test.afterEach(clearFaults);

const submit = { name: /Создать аккаунт и заказать/ };

test('a form sent empty names each missing field, and a field is checked when it is left', async ({
  page,
}) => {
  await page.goto('/registration');
  // A field that is left while the form wakes is checked when it is sent.
  await untilAwakeAround(page.getByLabel('Почта'));
  await page.getByLabel('Почта').fill('ольга');
  await page.getByLabel('Телефон').focus();
  await expect(page.getByText('Похоже, в адресе опечатка')).toBeVisible();
  await page.getByRole('button', { name: 'Создать аккаунт' }).click();
  await expectMissing(page);
  expect(await recorded('register')).toEqual([]);
});

const MISSING = [
  ['Почта', /Похоже, в адресе опечатка/],
  ['Имя и фамилия', 'Как к вам обращаться?'],
  ['Телефон', 'Укажите телефон'],
  ['ИНН', 'Укажите ИНН'],
  ['Название организации', 'Укажите название организации'],
] as const;

/** Each error at its field, and all of them above the form, where the focus is; from there it goes to any of them. */
async function expectMissing(page: Page): Promise<void> {
  const summary = page.getByRole('region', { name: 'Проверьте 5 полей' });
  await expect(summary).toBeFocused();
  for (const [label, words] of MISSING)
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(words);
  await expect(summary.getByRole('link')).toHaveText(MISSING.map(([, words]) => words));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Имя и фамилия')).toBeFocused();
}

const REFUSALS = [
  ['server-error', 'При отправке данных на сервер что-то пошло не так, попробуйте повторить позднее'],
  ['rate-limited', 'Вы уже регистрировались совсем недавно, попробуйте повторить позднее'],
] as const;

for (const [sentinel, words] of REFUSALS) {
  test(
    `a registration that fails with ${sentinel} says so in a modal and keeps the form`,
    byNightBut(sentinel === 'server-error', 'submit-registration.test.ts'),
    async ({ page }) => {
      await chooseTariff(page, 'Cloud 50');
      const email = newEmail(sentinel);
      await fillPerson(page, email);
      await page.getByRole('button', submit).click();
      const modal = page.getByRole('dialog', { name: 'Ошибка!' });
      await expect(modal).toContainText(words);
      await modal.getByRole('button', { name: 'Понятно' }).click();
      await expect(modal).toBeHidden();
      await expect(page.getByLabel('Почта')).toHaveValue(email);
      await expect(page.getByLabel('Частное лицо')).toBeChecked();
      await expect(page.getByRole('heading', { name: 'Cloud 50' })).toBeVisible();
    },
  );
}

test('a taken e-mail is told at its field, and the chosen server waits behind the login', async ({
  page,
}) => {
  await chooseTariff(page, 'Cloud 50');
  await fillPerson(page, newEmail('account-exists'));
  await page.getByRole('button', submit).click();
  await expect(page.getByLabel('Почта')).toHaveAccessibleDescription(
    /Пользователь с таким емейл уже существует/,
  );
  const email = await page.getByLabel('Почта').inputValue();
  // By keyboard: the way to log in outlives its field, which is left with nothing changed.
  await page.getByLabel('Почта').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Перейти ко входу' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Логин или почта')).toHaveValue(email);
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'Cloud 50' })).toBeVisible();
});

test('a wrong password is told at its field and the name stays', async ({ page }) => {
  await page.goto('/registration?auth=login');
  await page.getByLabel('Логин или почта').fill('demo');
  await page.getByLabel('Пароль').fill('не тот');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByLabel('Пароль')).toHaveAccessibleDescription('Логин или пароль не подходят');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Проверьте одно поле' })).toBeFocused();
  await expect(page.getByLabel('Логин или почта')).toHaveValue('demo');
});

test(
  'an order that fails after the registration can be tried again and makes one server',
  byNight('follow-an-order.spec.ts: a failure on the way from the registration', 'order-server.test.ts'),
  async ({ page }) => {
    await injectFault({ endpoint: 'createServer', kind: 'status', status: 500, times: 2 });
    await chooseTariff(page, 'Cloud 50');
    await fillPerson(page);
    await page.getByRole('button', submit).click();
    await expect(page.getByText('Произошла ошибка при заказе. Попробуйте позже.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Cloud 50' })).toBeVisible();
    await page.getByRole('button', { name: 'Заказать за 1 062 ₽/мес' }).click();
    await expectServerInPanel(page);
    const orders = await recorded('createServer');
    expect(orders.map(({ status }) => status)).toEqual([500, 500, 201]);
    expect(new Set(orders.map(({ forward }) => forward?.data.name)).size).toBe(1);
  },
);

test(
  'an order whose answer is lost is found again, not repeated',
  byNight('order-server.test.ts'),
  async ({ page }) => {
    await injectFault({ endpoint: 'createServer', kind: 'reset-after' });
    await chooseTariff(page, 'Cloud 50');
    await fillPerson(page);
    await page.getByRole('button', submit).click();
    await expectServerInPanel(page);
    expect(await recorded('createServer')).toHaveLength(1);
  },
);

test('an order nobody confirms is looked for, not sent again, also after a reload', async ({ page }) => {
  await beCustomer(page);
  await page.goto('/order?auth=registrationVds&preset=2453');
  await injectFault({ endpoint: 'createServer', kind: 'timeout' });
  await page.getByRole('button', { name: /Заказать за/ }).click();
  await expect(page.getByText('Подтверждение ещё не пришло')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /Заказать за/ }).click();
  await expect(page.getByText('Подтверждение ещё не пришло')).toBeVisible();
  expect(await recorded('createServer')).toHaveLength(1);
});

test(
  'a registration whose answer was lost is finished by sending it again',
  byNight('sandbox/tests/account.test.ts: a lost answer that hid', 'registration-killed.test.ts'),
  async ({ page }) => {
    await injectFault({ endpoint: 'register', kind: 'reset-after' });
    await chooseTariff(page, 'Cloud 50');
    await fillPerson(page);
    await page.getByRole('button', submit).click();
    await page.getByRole('button', { name: 'Понятно' }).click();
    await page.getByRole('button', submit).click();
    await expectServerInPanel(page);
    expect((await recorded('register')).map(({ status }) => status)).toEqual([null, 201]);
  },
);

test('a message that came before the page was awake stays until it is closed, and the form with it', async ({
  page,
}) => {
  await injectFault({ endpoint: 'register', kind: 'reset-after' });
  const scripts = await holdScripts(page);
  await page.goto('/registration', { waitUntil: 'commit' });
  const email = newEmail();
  await fillPerson(page, email);
  await page.getByRole('button', { name: 'Создать аккаунт' }).click();
  const modal = page.getByRole('dialog', { name: 'Ошибка!' });
  await expect(modal).toBeVisible();
  scripts.release();
  // A proof is asked for by what has woken.
  await page.waitForResponse(/anti-bot/);
  await modal.getByRole('button', { name: 'Понятно' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByLabel('Почта')).toHaveValue(email);
  expect(await recorded('register')).toHaveLength(1);
});

const NOT_SOLD = [
  ['a bandwidth that has no price', 'preset=2447&bandwidth=1000000'],
  ['too little memory for its cores', 'is_configurator=true&configurator_id=79&cpu=8&ram=1&disk=50'],
  ['software nobody has', 'preset=2453&software=99999'],
  ['a system nobody has', 'preset=2453&os=99999'],
] as const;

for (const [what, query] of NOT_SOLD) {
  test(`a server with ${what} is not sold`, async ({ page }) => {
    await page.goto(`/registration?auth=registrationVds&${query}`);
    await expect(page.getByRole('heading', { name: 'Такой сервер не продаётся' })).toBeVisible();
  });
}

for (const [mbit, words] of [
  ['250', 'не с каналом 250 Мбит/с: выбрать можно от 100 Мбит/с до 1 Гбит/с с шагом 100 Мбит/с'],
  ['1000000', 'не с каналом 1 000 Гбит/с'],
  ['0', 'Канал в ней не похож на число мегабит в секунду'],
  ['abc', 'Канал в ней не похож на число мегабит в секунду'],
  ['1e9', 'Канал в ней не похож на число мегабит в секунду'],
] as const)
  test(
    `a bandwidth of ${mbit} is told, and the order goes on with the usual one`,
    byNightBut(mbit === '250' || mbit === 'abc', 'server/order.test.ts', 'quote-products.test.ts'),
    async ({ page }) => {
      await page.goto(`/registration?auth=registrationVds&preset=2453&bandwidth=${mbit}&os=79&period=P3M`);
      await expect(page.getByRole('main')).toContainText(words);
      await page.getByRole('link', { name: /^Взять (канал 200|обычный канал)/ }).click();
      const summary = page.getByRole('region', { name: 'Cloud 50' });
      await expect(summary.getByLabel('Канал').locator('option:checked')).toHaveText('200 Мбит/с');
      await expect(page.getByLabel('Почта')).toBeVisible();
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
        ...{ preset: '2453', os: '79', period: 'P3M' },
      });
    },
  );

test(
  'a customer goes on from a bandwidth that nobody offers, too',
  byNight('server/order.test.ts'),
  async ({ page }) => {
    await beCustomer(page);
    await page.goto('/order?auth=registrationVds&preset=2453&bandwidth=abc');
    await page.getByRole('link', { name: 'Взять обычный канал' }).click();
    await expect(page.getByRole('button', { name: 'Заказать за 1 062 ₽/мес' })).toBeVisible();
  },
);

test('a system that the tariff is too small for is told before anybody makes an account for it', async ({
  page,
}) => {
  await page.goto('/services/cloud-servers?os=115');
  const line = page
    .getByRole('list', { name: 'Тарифы Premium' })
    .getByRole('listitem')
    .filter({ hasText: 'Cloud 15' })
    .first();
  await expect(line).toContainText('Для Windows Server 2022 нужно от 2\u00a0ГБ памяти');
  await expect(page.getByRole('link', { name: 'Заказать Cloud 15', exact: true })).toHaveCount(0);
  await page.goto('/registration?auth=registrationVds&preset=2447&os=115&period=P3M');
  await expect(page.getByRole('heading', { name: 'Для Windows Server 2022 мало памяти' })).toBeVisible();
  await expect(page.getByLabel('Почта')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Все тарифы' })).toHaveAttribute(
    'href',
    '/services/cloud-servers?os=115&period=P3M#tariffs',
  );
  await page.getByRole('link', { name: 'Взять Cloud 30' }).click();
  await expect(page.getByRole('heading', { name: 'Cloud 30' })).toBeVisible();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    ...{ preset: '2449', os: '115', period: 'P3M' },
  });
});

test('a server of parts is given the memory that its system needs', async ({ page }) => {
  await page.goto(
    '/registration?auth=registrationVds&is_configurator=true&configurator_id=79&cpu=1&ram=1&disk=20&os=115',
  );
  await page.getByRole('link', { name: /^Взять 1 ядро, 2 ГБ памяти/ }).click();
  await expect(page).toHaveURL(/ram=2/);
  await expect(page.getByLabel('Почта')).toBeVisible();
});

test(
  'a forged session is as good as none, and nobody is greeted any more',
  byNight('session.test.ts', 'get-order.test.ts: a greeting (%s) of one that has ended'),
  async ({ page, context }) => {
    await beCustomer(page);
    await context.addCookies([
      { name: 'vitrina-session', value: 'Fe26.2*1*a*b*c*d*e*f', url: addresses.site, httpOnly: true },
    ]);
    await page.goto('/order?auth=registrationVds&preset=2453');
    await expect(page.getByRole('button', submit)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Создать аккаунт' })).toBeVisible();
  },
);

test('another site cannot log a customer out', async ({ request }) => {
  const answer = await request.post('/log-out', {
    headers: { origin: 'https://evil.example' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(403);
});

test('a session that ended at the provider leads to the login and keeps the chosen server', async ({
  page,
}) => {
  await beCustomer(page);
  await page.goto('/services/cloud-servers');
  await page.getByRole('link', { name: 'Создать Cloud 50' }).click();
  await injectFault({ endpoint: 'listServers', kind: 'status', status: 401, times: 2 });
  await page.getByRole('button', { name: /Заказать за/ }).click();
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cloud 50' })).toBeVisible();
  await logIn(page);
  await page.getByRole('button', { name: /Заказать за/ }).click();
  await expectServerInPanel(page);
});

test('addresses nobody should come by are answered with a page and a way on', async ({ page, request }) => {
  expect((await request.get('/registration?auth=nonsense')).status()).toBe(404);
  expect((await request.get('/services/nonsense')).status()).toBe(404);
  await page.goto('/registration?auth=registrationVds&preset=999999');
  await expect(page.getByRole('heading', { name: 'Такой сервер не продаётся' })).toBeVisible();
  await page.goto('/registration?auth=registrationVds&preset=%7Babc%7D');
  await expect(page.getByRole('heading', { name: 'Ссылка на заказ не читается' })).toBeVisible();
  const handOff = await request.get('/hand-off?to=//evil.example', { maxRedirects: 0 });
  expect(handOff.headers().location).not.toContain('evil');
});

test(
  'a price that has changed since it was shown is told before anything is ordered',
  byNight(
    'quote-products.test.ts: is made at the confirmed price',
    'order-what-was-chosen-last.spec.ts: a price that could not be asked',
  ),
  async ({ page }) => {
    await beCustomer(page);
    await page.goto('/order?auth=registrationVds&preset=2453');
    await page.locator('input[name=agreed]').evaluate((input: HTMLInputElement) => {
      input.value = '100';
    });
    await page.getByRole('button', { name: /Заказать за/ }).click();
    await expect(page.getByText('Пока вы выбирали, цена изменилась')).toBeVisible();
    expect(await recorded('createServer')).toEqual([]);
  },
);

test(
  'more cores than the limit are asked for in writing',
  byNight('leave-a-request.spec.ts: more cores than are sold'),
  async ({ page }) => {
    const parts = 'is_configurator=true&configurator_id=79&cpu=17&ram=32&disk=100';
    await page.goto(`/registration?auth=registrationVds&${parts}`);
    await expect(page.getByRole('heading', { name: 'Заявка на создание VDS' })).toBeVisible();
  },
);

const FORMS = [
  ['login', 'authenticate', 'Войти', fillLogin],
  ['recovery', 'recoverAccess', 'Прислать ссылку', (page: Page) => page.getByLabel('Почта').fill(newEmail())],
  ['registration', 'register', 'Создать аккаунт', fillPerson],
  ['registrationPartner', 'registerWebmaster', 'Стать партнёром', fillWebmaster],
] as const;

async function fillLogin(page: Page): Promise<void> {
  await page.getByLabel('Логин или почта').fill('demo');
  await page.getByLabel('Пароль').fill('какой-нибудь');
}

async function fillWebmaster(page: Page): Promise<void> {
  await page.getByLabel('Почта').fill(newEmail());
  await page.getByLabel('Имя и фамилия').fill('Ольга Петрова');
  await page.getByLabel('Телефон').fill('+7 (900) 123-45-67');
  for (const box of await page.getByRole('checkbox').all()) await box.setChecked(true);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form sent empty comes back at the summary of what is missing', async ({ page }) => {
    await page.goto('/registration');
    await page.getByLabel('Почта').fill('ольга');
    await page.getByRole('button', { name: 'Создать аккаунт' }).click();
    await expectMissing(page);
    expect(await recorded('register')).toEqual([]);
  });

  test('a wrong password is told at its field, and a taken e-mail leads to the login with the order', async ({
    page,
  }) => {
    await page.goto('/registration?auth=login');
    await page.getByLabel('Логин или почта').fill('demo');
    await page.getByLabel('Пароль').fill('не тот');
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByLabel('Пароль')).toHaveAccessibleDescription('Логин или пароль не подходят');
    await expect(page.getByLabel('Логин или почта')).toHaveValue('demo');

    await chooseTariff(page, 'Cloud 50');
    await fillPerson(page, 'customer@vitrina.example');
    await page.getByRole('button', submit).click();
    await page.getByRole('link', { name: 'Перейти ко входу' }).click();
    await expect(page.getByLabel('Логин или почта')).toHaveValue('customer@vitrina.example');
    await expect(page.getByRole('heading', { name: 'Cloud 50' })).toBeVisible();
  });

  for (const [mode, endpoint, button, fill] of FORMS)
    test(
      `a message of the form ${mode} is closed and sends nothing`,
      byNightBut(mode === 'login', 'when-things-go-wrong.spec.ts: a message that came before'),
      async ({ page }) => {
        await injectFault({ endpoint, kind: 'status', status: 500, times: 9 });
        await page.goto(`/registration?auth=${mode}`);
        await fill(page);
        await page.getByRole('button', { name: button, exact: true }).click();
        const modal = page.getByRole('dialog', { name: 'Ошибка!' });
        await expect(modal).toBeVisible();
        const asked = await recorded(endpoint);
        expect(asked).not.toEqual([]);
        await modal.getByRole('button', { name: 'Понятно' }).click();
        await expect(modal).toBeHidden();
        expect(await recorded(endpoint)).toEqual(asked);
      },
    );

  test(
    'an order tried three times has one intent and makes one server',
    byNight('order-server.test.ts'),
    async ({ page }) => {
      await injectFault({ endpoint: 'createServer', kind: 'status', status: 500, times: 4 });
      await chooseTariff(page, 'Cloud 50');
      await fillPerson(page);
      await page.getByRole('button', submit).click();
      for (const _ of ['again', 'and again']) await page.getByRole('button', { name: /Заказать за/ }).click();
      await expectServerInPanel(page);
      const orders = await recorded('createServer');
      expect(orders.map(({ status }) => status)).toEqual([500, 500, 500, 500, 201]);
      expect(new Set(orders.map(({ forward }) => forward?.data.name)).size).toBe(1);
    },
  );
});
