import { expect, type Page, test } from '@playwright/test';
import { byNight, byNightBut } from './by-night';
import { clearFaults, injectFault, recorded, resetProvider } from './provider';
import { addresses } from './stand';
import { beCustomer, expectServerInPanel, fillPerson, logIn, untick } from './visitor';

test.beforeEach(resetProvider);
test.afterEach(clearFaults);

const SERVER = '/registration?auth=registrationVds&preset=2453';
const DEDICATED = '/order?type=preset&id=3799&term=12&admin=false';

const submit = (page: Page) => page.getByRole('button', { name: /^Создать аккаунт и заказать/ });
const order = (page: Page) => page.getByRole('button', { name: /^Заказать/ });
const period = (page: Page) => page.getByLabel('Срок оплаты');

test(
  'a period that is changed and not counted anew is the one that is ordered, at the price that follows it',
  byNight(
    'order-what-was-chosen-last.spec.ts: a changed period asks for its price first',
    'change-an-order.spec.ts: a visitor changes',
  ),
  async ({ page }) => {
    await page.goto(SERVER);
    await fillPerson(page);
    await expect(page.getByText('За год 12 744 ₽ · 1 062 ₽ в месяц · дешевле на 1 416 ₽')).toBeVisible();
    await period(page).selectOption('P1M');
    await expect(page.getByText('За месяц 1 180 ₽', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/period=P1M/);
    await submit(page).click();
    await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/servers/\\d+\\?paymentPeriod=P1M$`));
    expect(await recorded('createServer')).toHaveLength(1);
  },
);

test(
  'a customer changes system and period of a dedicated server, and gets what the form said last',
  byNight(
    'order-what-was-chosen-last.spec.ts: a customer changes options of a dedicated',
    'change-an-order.spec.ts: a visitor changes',
  ),
  async ({ page }) => {
    await beCustomer(page);
    await page.goto(DEDICATED);
    const before = await order(page).textContent();
    await page.getByLabel('Администрирование').selectOption('true');
    await expect(order(page)).not.toHaveText(before ?? '');
    await page.getByLabel('Система').selectOption({ index: 1 });
    await period(page).selectOption('3');
    await expect(page.getByText(/^За 3 месяца .* в месяц · дешевле на/)).toBeVisible();
    await order(page).click();
    await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/dedicated/\\d+\\?paymentPeriod=P3M$`));
    expect(await bodies('createDedicatedServer')).toMatchObject([
      { payment_period: 'P3M', os_id: expect.any(Number) },
    ]);
  },
);

test('a price that could not be asked for is told before anything is ordered', async ({ page }) => {
  await beCustomer(page);
  await page.route('**/order/sheet?**', (route) => route.abort());
  await page.goto(DEDICATED);
  await period(page).selectOption('1');
  await expect(page.getByText('Не получилось узнать цену нового выбора')).toBeVisible();
  await expect(order(page)).toHaveText('Заказать');
  await order(page).click();
  await expect(page.getByText(/цена другая: теперь за месяц .*, было за год/)).toBeVisible();
  expect(await recorded('createDedicatedServer')).toEqual([]);
  await order(page).click();
  await expect(page).toHaveURL(/paymentPeriod=P1M$/);
  expect(await bodies('createDedicatedServer')).toMatchObject([{ payment_period: 'P1M' }]);
});

test('the way to the login takes the choice along, and so does a reload of it', async ({ page }) => {
  await page.goto(SERVER);
  await period(page).selectOption('P6M');
  await expect(page).toHaveURL(/period=P6M/);
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await page.reload();
  await logIn(page);
  await expect(page.getByText(/^За полгода .* в месяц/)).toBeVisible();
  await order(page).click();
  await expect(page).toHaveURL(/paymentPeriod=P6M$/);
});

test('reload, back, forward and a new count empty no field of a registration', async ({ page }) => {
  await page.goto(SERVER);
  await fillPerson(page, 'olga@example.ru');
  await page.getByLabel('письма о новых возможностях').click();
  await period(page).selectOption('P6M');
  await expect(page.getByText(/^За полгода .* в месяц/)).toBeVisible();
  await expectKept(page);
  await page.reload();
  await expectKept(page);
  await page.goto('/services');
  await page.goBack();
  await expectKept(page);
  await page.goForward();
  await page.goto(SERVER);
  await expectKept(page);
  const kept = await drafts(page);
  expect(kept).toContain('olga@example.ru');
  expect(kept).not.toMatch(/"name":"(registration|ticket|proof|intent|journey|agreed|homepage|option[^"]*)"/);
});

test(
  'no draft holds a password or a code, and a login leaves none behind',
  byNight('form-draft.test.ts'),
  async ({ page }) => {
    await page.goto('/registration?auth=login');
    await page.getByLabel('Логин или почта').fill('sms');
    await page.getByLabel('Пароль').fill('Vitrina-demo-1');
    expect(await drafts(page)).toContain('"sms"');
    expect(await drafts(page)).not.toContain('Vitrina-demo-1');
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByRole('heading', { name: 'Код из SMS' })).toBeVisible();
    await page.getByLabel('Код из SMS').fill('1234');
    expect(await drafts(page)).not.toMatch(/1234|"sms"/);
  },
);

test('an order that is done leaves no draft, and neither does a log-out', async ({ page }) => {
  await page.goto(SERVER);
  await fillPerson(page);
  await submit(page).click();
  await expectServerInPanel(page);
  await page.goto('/services');
  expect(await drafts(page)).toBe('');
  await page.evaluate(() => sessionStorage.setItem('vitrina-form-drafts', '[]'));
  await page.getByRole('banner').getByRole('button', { name: 'Выйти' }).first().click();
  await expect(page).toHaveURL('/');
  expect(await drafts(page)).toBe('');
});

test('a form that is sent without a network stays as it is, and is sent when there is one', async ({
  page,
  context,
}) => {
  await page.goto(SERVER);
  await fillPerson(page, `offline+${Date.now()}@example.ru`);
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByText('Нет связи с интернетом, поэтому ничего не отправлено')).toBeVisible();
  await expect(page.getByLabel('Имя и фамилия')).toHaveValue('Ольга Петрова');
  await expect(page.getByLabel('Частное лицо')).toBeChecked();
  expect(await recorded('register')).toEqual([]);
  await context.setOffline(false);
  await expectServerInPanel(page);
  expect(await recorded('createServer')).toHaveLength(1);
});

test('an answer that is lost on its way leaves the form, and the repeat makes nothing twice', async ({
  page,
}) => {
  await page.goto(SERVER);
  await fillPerson(page);
  let lost = 0;
  await page.route('**/registration?**', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    // The site does all it was asked for; only its answer does not come.
    await route.fetch().catch(() => undefined);
    await route.abort();
  });
  await submit(page).click();
  await expect(page.getByText('Ответ не пришёл')).toBeVisible();
  await expect(page.getByLabel('Имя и фамилия')).toHaveValue('Ольга Петрова');
  await submit(page).click();
  await expectServerInPanel(page);
  expect(await recorded('register')).toHaveLength(1);
  expect(await recorded('createServer')).toHaveLength(1);
});

test('whoever orders by the year without an answer and then by the month is told which is made, and may have both', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await beCustomer(page);
  await page.goto(DEDICATED);
  // The provider goes on after the site has stopped waiting.
  await injectFault({ endpoint: 'createDedicatedServer', kind: 'late', delayMs: 12_000 });
  await order(page).click();
  await expect(page.getByText('Подтверждение ещё не пришло')).toBeVisible();
  await period(page).selectOption('1');
  await expect(page.getByText(/^За месяц [\d\s]+₽$/)).toBeVisible();
  // Whoever is told to come again does.
  await expect(async () => {
    await order(page).dblclick();
    await expect(page.getByText('Заказ с прежним выбором уже выполнен')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  expect(await bodies('createDedicatedServer')).toMatchObject([{ payment_period: 'P1Y' }]);
  await order(page).click();
  await expect
    .poll(() => bodies('createDedicatedServer'))
    .toMatchObject([{ payment_period: 'P1Y' }, { payment_period: 'P1M' }]);
});

for (const [what, address, due] of [
  [
    'a server',
    '/order?auth=registrationVds&preset=2453',
    /^За год 12\s744\s₽ · 1\s062\s₽ в месяц · дешевле на 1\s416\s₽$/,
  ],
  [
    'a database',
    '/order?auth=registrationDbaas&db_service_id=1217&db_type=postgres',
    /^За год .* в месяц · дешевле на [\d\s]+₽$/,
  ],
  ['a dedicated server', '/order?type=preset&id=3799&term=1&admin=false', /^За месяц [\d\s]+₽$/],
  [
    'a bundle',
    `/order?auth=registrationAI&vds=${encodeURIComponent('[{"preset":4795}]')}&period=P1Y`,
    /^За год .* в месяц · дешевле на [\d\s]+₽$/,
  ],
] as const)
  test(
    `what is due for ${what} stands at its button, in months of the price on it`,
    byNightBut(what === 'a bundle', 'due-messages.test.ts', 'one-truth.test.ts'),
    async ({ page }) => {
      await beCustomer(page);
      await page.goto(address);
      const line = await page.getByText(due).textContent();
      const [whole = 0, month = whole] = sumsIn(line ?? '');
      const months = { месяц: 1, '3 месяца': 3, полгода: 6, год: 12 }[
        /[Зз]а (3 месяца|полгода|месяц|год)/.exec(line ?? '')?.[1] ?? ''
      ];
      expect(whole).toBe(month * (months ?? Number.NaN));
      expect(sumsIn((await order(page).textContent()) ?? '')).toEqual([month]);
    },
  );

test(
  'a cluster is counted as it is put together, keeps its choice over a reload, and is due as it was shown',
  byNight('build-a-cluster.spec.ts: a reload and the way back'),
  async ({ page }) => {
    await beCustomer(page);
    await page.goto('/kubernetes/create-cluster');
    await page.getByLabel('Сколько рабочих узлов').fill('3');
    await period(page).selectOption('помесячно');
    const line = page.getByText(/^За месяц [\d\s]+₽$/);
    const due = sumsIn((await line.textContent()) ?? '');
    // The address follows when the hands rest.
    await expect(page).toHaveURL(/node_count%22%3A3.*period=P1M/);
    await page.reload();
    await expect(page.getByLabel('Сколько рабочих узлов')).toHaveValue('3');
    await expect(period(page)).toHaveValue('P1M');
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(page.getByRole('heading', { name: 'Заказ кластера Kubernetes' })).toBeVisible();
    expect(sumsIn((await page.getByText(/^За месяц [\d\s]+₽$/).textContent()) ?? '')).toEqual(due);
  },
);

test('consent leads to the texts it names, which say that they are examples', async ({ page, request }) => {
  const texts = async (address: string, names: readonly string[]) => {
    await page.goto(address);
    for (const name of names) {
      const link = page.getByRole('main').getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      const answer = await request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toContain('Образец: замените текстом вашего юриста');
    }
  };
  await texts(SERVER, ['обработку персональных данных', 'письма о новых возможностях', 'условия оферты']);
  await texts('/registration?auth=registrationPartner', [
    'обработку персональных данных',
    'условия партнёрской оферты',
  ]);
  await texts('/request', ['обработку персональных данных']);
  await texts(
    '/order?auth=registrationVds&is_configurator=true&configurator_id=67&cpu=24&ram=64&disk=100&os=99',
    ['обработку персональных данных'],
  );
  await page.goto('/services');
  const documents = page.getByRole('contentinfo').getByRole('navigation', { name: 'Документы' });
  await expect(documents.getByRole('link')).toHaveCount(6);
});

test('a text opens beside the form, which keeps what was typed', async ({ page, context }) => {
  await page.goto(SERVER);
  await fillPerson(page, 'olga@example.ru');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'обработку персональных данных' }).click(),
  ]);
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText(
    'Политика обработки персональных данных',
  );
  await expect(page.getByLabel('Почта')).toHaveValue('olga@example.ru');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a changed period asks for its price first, with everything typed in its place, and is then ordered', async ({
    page,
  }) => {
    await page.goto(SERVER);
    await fillPerson(page);
    await period(page).selectOption('P1M');
    await submit(page).click();
    await expect(
      page.getByText(/цена другая: теперь за месяц 1\s180\s₽, было за год 12\s744\s₽/),
    ).toBeVisible();
    await expect(page.getByLabel('Имя и фамилия')).toHaveValue('Ольга Петрова');
    await expect(page.getByLabel('Частное лицо')).toBeChecked();
    await expect(period(page)).toHaveValue('P1M');
    expect(await recorded('register')).toEqual([]);
    await submit(page).click();
    await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/servers/\\d+\\?paymentPeriod=P1M$`));
    expect(await recorded('createServer')).toHaveLength(1);
  });

  test('a count keeps every field, and the button follows it', async ({ page }) => {
    await page.goto(SERVER);
    await fillPerson(page, 'olga@example.ru');
    await untick(page.getByLabel('письма о новых возможностях'));
    await period(page).selectOption('P3M');
    await page.getByRole('button', { name: 'Пересчитать' }).click();
    await expect(page.getByText('За 3 месяца 3 435 ₽ · 1 145 ₽ в месяц · дешевле на 105 ₽')).toBeVisible();
    await expect(submit(page)).toHaveText(/1\s145/);
    await expectKept(page);
    await expect(period(page)).toHaveValue('P3M');
    await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
    await expect(page).toHaveURL(/period=P3M/);
  });

  test('Enter in a field orders, and does not only count', async ({ page }) => {
    await page.goto(SERVER);
    await fillPerson(page);
    await page.getByLabel('Телефон').press('Enter');
    await expectServerInPanel(page);
  });

  test('a customer changes options of a dedicated server, confirms the price, and gets just that', async ({
    page,
  }) => {
    await beCustomer(page);
    await page.goto(DEDICATED);
    await period(page).selectOption('1');
    await page.getByLabel('Администрирование').selectOption('true');
    await order(page).click();
    await expect(page.getByText(/цена другая: теперь за месяц/)).toBeVisible();
    expect(await recorded('createDedicatedServer')).toEqual([]);
    await expect(page.getByLabel('Администрирование')).toHaveValue('true');
    await order(page).click();
    await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/dedicated/\\d+\\?paymentPeriod=P1M$`));
    expect(await bodies('createDedicatedServer')).toMatchObject([{ payment_period: 'P1M' }]);
  });

  test(
    'a cluster is counted anew with other nodes',
    byNight('build-a-cluster.spec.ts: a visitor builds the same cluster'),
    async ({ page }) => {
      await page.goto('/kubernetes/create-cluster');
      await period(page).selectOption('за полгода');
      await page.getByLabel('Сколько рабочих узлов').fill('5');
      await page.getByRole('button', { name: 'Пересчитать' }).click();
      await expect(page.getByText(/^За полгода .* в месяц/)).toBeVisible();
      await expect(page.getByLabel('Сколько рабочих узлов')).toHaveValue('5');
    },
  );
});

/** All that this tab keeps of what was typed. */
async function drafts(page: Page): Promise<string> {
  return page.evaluate(() => sessionStorage.getItem('vitrina-form-drafts') ?? '');
}

async function expectKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Имя и фамилия')).toHaveValue('Ольга Петрова');
  await expect(page.getByLabel('Почта')).toHaveValue('olga@example.ru');
  await expect(page.getByLabel('Телефон')).toHaveValue('+7 (900) 123-45-67');
  await expect(page.getByLabel('Частное лицо')).toBeChecked();
  await expect(page.getByLabel('письма о новых возможностях')).not.toBeChecked();
}

/** Whole roubles in the order of the text. */
function sumsIn(text: string): number[] {
  return [...text.matchAll(/(\d[\d\s\u00a0\u202f]*)₽/g)].map(([, sum = '']) =>
    Number(sum.replace(/\D/g, '')),
  );
}

/** The bodies that the provider was sent. */
async function bodies(endpoint: string): Promise<unknown[]> {
  return (await recorded(endpoint)).map(({ forward }) => forward?.data);
}
