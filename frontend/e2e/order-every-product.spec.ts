import { expect, type Page, test } from '@playwright/test';
import { byNight } from './by-night';
import { clearFaults, injectFault, recorded, resetProvider } from './provider';
import { addresses } from './stand';
import { beCustomer, fillPerson, newEmail } from './visitor';

test.beforeEach(resetProvider);
test.afterEach(clearFaults);

const NAME = /^[A-Z][a-z]+ [A-Z][a-z]+$/;

test('a customer orders one of everything from its price list, and lands on its page in the panel', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await beCustomer(page);

  await orderFrom(
    page,
    '/services/databases?type=postgres',
    'Создать PostgreSQL Cloud DB 1/1/8, Санкт-Петербург',
    'Заказ базы данных',
  );
  await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/database/\\d+\\?paymentPeriod=P1Y$`));
  expect(await bodies('createDatabase')).toEqual([
    {
      name: expect.stringMatching(NAME),
      type: 'postgres',
      preset_id: expect.any(Number),
      admin: { password: '[redacted]' },
    },
  ]);

  await orderFrom(page, '/services/s3', 'Создать S3 10, Санкт-Петербург', 'Заказ хранилища');
  await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/storage/\\d+/settings\\?paymentPeriod=P1Y$`));
  expect(await bodies('createBucket')).toEqual([
    { name: expect.any(String), type: 'private', preset_id: 389 },
  ]);

  await orderFrom(
    page,
    '/services/load-balancers',
    'Создать Базовый, Санкт-Петербург',
    'Заказ балансировщика',
  );
  await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/balancer/\\d+\\?paymentPeriod=P1Y$`));
  expect(await bodies('createBalancer')).toEqual([
    {
      name: expect.stringMatching(NAME),
      algo: 'roundrobin',
      is_sticky: false,
      is_use_proxy: false,
      is_ssl: false,
      is_keepalive: false,
      proto: 'http',
      port: 3000,
      path: '/',
      inter: 10,
      timeout: 5,
      fall: 3,
      rise: 5,
      preset_id: 391,
    },
  ]);

  await orderFrom(
    page,
    '/services/dedicated-servers',
    'Создать Intel Xeon E3-1240, 8 ГБ DDR3, 2 × 1 ТБ HDD, Санкт-Петербург',
    'Заказ выделенного сервера',
  );
  await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/dedicated/\\d+\\?paymentPeriod=P1M$`));
  expect(await bodies('createDedicatedServer')).toEqual([
    { name: expect.stringMatching(NAME), location: 'ru-1', payment_period: 'P1M', preset_id: 3799 },
  ]);
  // The customer has an address at the company's own domain, whose people need no ticket.
  expect(await recorded('sendLog')).toHaveLength(1);
  expect(await recorded('createTicket')).toEqual([]);
});

test('a visitor orders a dedicated server: registered at the portal, and support hears of it', async ({
  page,
}) => {
  await page.goto('/order?type=preset&id=3799&term=6&admin=false');
  await expect(page.getByRole('heading', { name: /мы подготовим сервер/ })).toBeVisible();
  await fillPerson(page);
  await page.getByRole('button', { name: /^Создать аккаунт и заказать за/ }).click();
  await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/dedicated/\\d+\\?paymentPeriod=P6M$`));
  expect(await recorded('registerPortal')).toHaveLength(1);
  expect(await recorded('register')).toEqual([]);
  const [ticket] = await bodies('createTicket');
  expect(ticket).toMatchObject({ message: expect.stringContaining('Intel Xeon E3-1240') });
});

test(
  'a customer builds a machine of parts, chooses what comes with it, and pays for half a year',
  byNight('browse-price-lists.spec.ts: a machine of parts', 'order-bodies.test.ts'),
  async ({ page }) => {
    await beCustomer(page);
    await page.goto('/services/dedicated-servers');
    const parts = page.getByRole('form', { name: 'Собрать свой' });
    await parts.getByLabel('Память').selectOption({ index: 1 });
    await parts.getByLabel('RAID').selectOption({ index: 1 });
    await parts.getByRole('button', { name: 'Посчитать и заказать' }).click();
    const options = page.getByRole('group', { name: 'Изменить заказ' });
    await options.getByLabel('Система').selectOption({ index: 1 });
    await options.getByLabel('Срок оплаты').selectOption('6');
    await expect(page).toHaveURL(/term=6/);
    await page.getByRole('button', { name: /^Заказать за/ }).click();
    await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/dedicated/\\d+\\?paymentPeriod=P6M$`));
    expect(await bodies('createConfiguredDedicatedServer')).toEqual([
      {
        name: expect.stringMatching(NAME),
        location: 'ru-1',
        payment_period: 'P6M',
        os_id: expect.any(Number),
        cpu_id: 1,
        memory_id: 12,
        primary_storage_id: 21,
        secondary_storages: [],
        raid_id: 31,
      },
    ]);
  },
);

test(
  'a visitor names the size of a bucket, and changes the period before registering',
  byNight('browse-price-lists.spec.ts: a bucket of any size', 'order-bodies.test.ts: of a bucket is private'),
  async ({ page }) => {
    await page.goto('/services/s3');
    const own = page.getByRole('form', { name: 'Свой объём' });
    await own.getByRole('textbox', { name: 'Объём' }).fill('120');
    await own.getByRole('button', { name: 'Посчитать и заказать' }).click();
    const options = page.getByRole('group', { name: 'Изменить заказ' });
    await options.getByLabel('Срок оплаты').selectOption('P1M');
    await fillPerson(page);
    await page.getByRole('button', { name: /^Создать аккаунт и заказать за 341 ₽/ }).click();
    await expect(page).toHaveURL(
      new RegExp(`^${addresses.panel}/storage/\\d+/settings\\?paymentPeriod=P1M$`),
    );
    expect(await bodies('createBucket')).toEqual([
      { name: expect.any(String), type: 'private', configurator: { id: 73, disk: 120 * 1024 } },
    ]);
  },
);

test(
  'a customer puts a cluster together and orders it',
  byNight('build-a-cluster.spec.ts: a visitor builds masters'),
  async ({ page }) => {
    await beCustomer(page);
    await page.goto('/services/kubernetes');
    await page.getByRole('main').getByRole('link', { name: 'Заказать' }).first().click();
    await expect(page.getByRole('heading', { name: 'Создание кластера Kubernetes' })).toBeVisible();
    await page.getByLabel('Сколько рабочих узлов').fill('3');
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(page.getByRole('heading', { name: 'Заказ кластера Kubernetes' })).toBeVisible();
    await page.getByRole('button', { name: /^Заказать за/ }).click();
    await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/kubernetes/\\d+\\?paymentPeriod=P1Y$`));
    const [body] = await bodies('createCluster');
    expect(body).toMatchObject({
      network_driver: 'calico',
      ingress: true,
      ha: false,
      master_nodes_count: 1,
      availability_zone: 'spb-3',
      worker_groups: [
        {
          node_count: 3,
          is_autoscaling: false,
          isLabelsAndTaintsEnabled: false,
          min_size: 1,
          max_size: 1,
          tariffType: 0,
        },
      ],
    });
  },
);

test(
  'a visitor takes a database through the registration, with everything that was chosen',
  byNight('choose-a-database.spec.ts: a visitor chooses type', 'order-products.test.ts'),
  async ({ page }) => {
    await page.goto('/services/databases?type=postgres');
    await page.getByRole('link', { name: 'Заказать PostgreSQL Cloud DB 1/1/8, Санкт-Петербург' }).click();
    await expect(page.getByRole('heading', { name: /база данных готова/ })).toBeVisible();
    await fillPerson(page);
    await page.getByRole('button', { name: /^Создать аккаунт и заказать за/ }).click();
    await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/database/\\d+\\?paymentPeriod=P1Y$`));
    expect(await bodies('createDatabase')).toHaveLength(1);
  },
);

test('the parts of a bundle are made whatever becomes of the others', async ({ page }) => {
  await beCustomer(page);
  await injectFault({ endpoint: 'createBalancer', kind: 'status', status: 400, times: 5 });
  await page.goto('/services/ai-servers');
  await page.getByRole('link', { name: 'Создать комплект' }).click();
  await page.getByRole('button', { name: /^Заказать за/ }).click();
  await expect(page.getByRole('heading', { name: 'Заказано не всё' })).toBeVisible();
  const parts = page.getByRole('list', { name: 'Части комплекта' }).getByRole('listitem');
  await expect(parts.filter({ hasText: 'Открыть в панели' })).toHaveCount(3);
  const missing = parts.filter({ hasText: 'Не создано' });
  await expect(missing).toContainText('Балансировщик');
  const [server] = await bodies('createServer');
  expect(server).toMatchObject({ os_id: 99 });
  expect(await bodies('createDatabase')).toHaveLength(1);
  expect(await bodies('createBucket')).toHaveLength(1);
  // What is missing is made from here.
  await clearFaults();
  await missing.getByRole('link', { name: 'Заказать отдельно' }).click();
  await expect(page.getByRole('heading', { name: 'Заказ балансировщика' })).toBeVisible();
  await page.getByRole('button', { name: /^Заказать за/ }).click();
  await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/balancer/\\d+`));
});

test('an app is made in the panel, to which its choice is carried', async ({ page }) => {
  await beCustomer(page);
  await orderFrom(
    page,
    '/services/apps',
    'Создать Фронтенд 200 запросов в секунду, Санкт-Петербург',
    'Заказ приложения',
  );
  await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/apps/create\\?type=frontend&`));
});

test('the site that is to be moved goes along to the panel', async ({ page }) => {
  await beCustomer(page);
  await page.goto('/order?auth=registrationBalancer&preset=391&siteTransfer=shop.example');
  const handOff = page.waitForRequest((request) => request.url().includes('/hand-off?'));
  await page.getByRole('button', { name: /^Заказать за/ }).click();
  expect(new URL((await handOff).url()).searchParams.get('siteTransfer')).toBe('shop.example');
  await page.waitForURL(`${addresses.panel}/**`);
});

test(
  'an order that fails says so quietly at its button, and can be tried again',
  byNight('follow-an-order.spec.ts: one id stands at a failure', 'order-failure.test.ts'),
  async ({ page }) => {
    await beCustomer(page);
    await injectFault({ endpoint: 'createDatabase', kind: 'status', status: 500, times: 2 });
    await orderFrom(page, '/services/databases?type=redis', /^Создать Redis/, 'Заказ базы данных');
    await expect(page.getByText('Произошла ошибка при заказе. Попробуйте позже.')).toBeVisible();
    await page.getByRole('button', { name: /^Заказать за/ }).click();
    await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/database/\\d+`));
  },
);

test(
  'a master that is sold alone is told at the form, which keeps everything else and the period',
  byNight('build-a-cluster.spec.ts: what would be refused', 'read-cluster.test.ts'),
  async ({ page }) => {
    await beCustomer(page);
    const version = encodeURIComponent('v1.36.2+k0s.0');
    await page.goto(
      `/kubernetes/create-cluster?zone=ru-3&period=P1M&version=${version}&master=1673&master_nodes_count=3&worker=1969&worker_count=4`,
    );
    await expect(page.getByText('У K8S Promo бывает только один мастер').first()).toBeVisible();
    await expect(page.getByText('при оплате помесячно')).toBeVisible();
    await expect(page.getByLabel('Сколько рабочих узлов')).toHaveValue('4');
    await page.getByRole('group', { name: 'Сколько мастеров' }).getByText('1', { exact: true }).click();
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(page.getByRole('heading', { name: 'Заказ кластера Kubernetes' })).toBeVisible();
    await expect(page).toHaveURL(/period=P1M/);
    await expect(page.getByText('1 Rub')).toHaveCount(0);
  },
);

test('without money for an hour storage is made in the panel', async ({ page }) => {
  await page.goto('/services/s3');
  await page.getByRole('link', { name: 'Заказать S3 10, Санкт-Петербург' }).click();
  await fillPerson(page, newEmail('no-balance'));
  await page.getByRole('button', { name: /^Создать аккаунт и заказать за/ }).click();
  await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/storage/create`));
});

test(
  'a customer asks for more cores than the limit in writing, and the landing service hears who it is',
  byNight(
    'leave-a-request.spec.ts: more cores than are sold',
    'written-request.test.ts: hears of a large server its cores and who is logged in',
  ),
  async ({ page }) => {
    await beCustomer(page);
    await page.goto(
      '/order?auth=registrationVds&is_configurator=true&configurator_id=67&cpu=24&ram=64&disk=100&os=99',
    );
    await expect(page.getByRole('heading', { name: 'Заявка на создание VDS' })).toBeVisible();
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await expect(page.getByLabel('Телефон')).toHaveAccessibleDescription('Укажите телефон');
    await page.getByLabel('Телефон').fill('+7 (900) 123-45-67');
    await page.getByLabel('Что вам нужно').fill('Узел для рендера');
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await expect(page.getByRole('heading', { name: 'Заявка принята' })).toBeVisible();
    await expect
      .poll(() => recordedBodies('submitForm'))
      .toEqual([{ type: 'CREATE_VDS_VPS', data: { phone: '79001234567', feature: 24, username: 'demo' } }]);
  },
);

test.describe('addresses that are no order', () => {
  for (const [address, heading] of [
    ['/order?type=preset&id=3799', 'Ссылка на заказ не читается'],
    ['/order?auth=registrationReview', 'Такого заказа у нас нет'],
    ['/order?auth=nonsense', 'Такого заказа у нас нет'],
    ['/order?auth=registrationAI&vds=%5B%7B', 'Здесь пока нечего заказывать'],
    ['/order', 'Здесь пока нечего заказывать'],
  ] as const)
    test(`${address} is a page that leads on`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Выбрать услугу' }).click();
      await expect(page).toHaveURL('/services');
    });
});

/** From a price list over the summary to the click. */
async function orderFrom(page: Page, list: string, link: string | RegExp, heading: string): Promise<void> {
  await page.goto(list);
  await page.getByRole('link', { name: link }).first().click();
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await page.getByRole('button', { name: /^Заказать за/ }).click();
}

/** The bodies that the provider was sent. */
async function recordedBodies(endpoint: string): Promise<unknown[]> {
  return (await recorded(endpoint)).map(({ body }) => body);
}

async function bodies(endpoint: string): Promise<unknown[]> {
  return (await recorded(endpoint)).map(({ forward }) => forward?.data);
}
