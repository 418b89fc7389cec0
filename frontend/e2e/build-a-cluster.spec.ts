import { expect, type Locator, type Page, test } from '@playwright/test';
import { byNight, byNightBut } from './by-night';
import { recorded, resetProvider } from './provider';
import { addresses } from './stand';
import { violations } from './violations';
import { beCustomer, fillPerson, tick } from './visitor';

test.beforeEach(resetProvider);

const BUILDER = '/kubernetes/create-cluster';
/** (6 × 200 + 16 × 70 + 80 × 10) × 3 + 1000 × 3 + (8 × 150 + 32 × 50 + 200 × 10) × 2 is 21 960 ₽ a month. */
const TOTAL = 'За год 237 168 ₽ · 19 764 ₽ в месяц · дешевле на 26 352 ₽';

const BODY = {
  ...{ ha: true, k8s_version: 'v1.36.2+k0s.0', network_driver: 'calico', ingress: true },
  ...{ availability_zone: 'spb-3', master_nodes_count: 3 },
  configuration: { configurator_id: 87, cpu: 6, ram: 16 * 1024, disk: 80 * 1024 },
  worker_groups: [
    {
      ...{ name: 'web', node_count: 3, presetGroup: 'general', labels: [{ key: 'tier', value: 'front' }] },
      ...{ is_autoscaling: false, isLabelsAndTaintsEnabled: false, min_size: 1, max_size: 1, tariffType: 0 },
      preset_id: 443,
    },
    {
      ...{ name: 'db', node_count: 2, presetGroup: 'general' },
      labels: [
        { key: 'example.com/role', value: 'db' },
        { key: 'spare', value: '' },
      ],
      ...{ is_autoscaling: false, isLabelsAndTaintsEnabled: false, min_size: 1, max_size: 1, tariffType: 1 },
      configuration: { configurator_id: 57, cpu: 8, ram: 32 * 1024, disk: 200 * 1024 },
    },
  ],
};

const group = (page: Page, place: number) =>
  page.getByRole('group', { name: `Группа ${place}`, exact: true });
const proceed = (page: Page) => page.getByRole('button', { name: 'Продолжить' });
/** The list above the form of what the last check has found. */
const found = (page: Page) => page.getByRole('region', { name: /^Проверьте/ });
const add = (page: Page | Locator, what: string) => page.getByRole('button', { name: `Добавить ${what}` });

test('a visitor builds masters of their own and two groups with labels, and is sold what the total said', async ({
  page,
}) => {
  await page.goto(BUILDER);
  await build(page);
  await expect(page.getByText(TOTAL)).toBeVisible();
  await expect(page.getByText('3 мастера, 2 группы, 5 рабочих узлов')).toBeVisible();
  await proceed(page).click();
  await buyAndCompare(page);
});

test('a reload and the way back keep a cluster, and its order leads back to change it', async ({ page }) => {
  await beCustomer(page);
  await page.goto(BUILDER);
  await build(page);
  // The address follows when the choice rests.
  await expect(page).toHaveURL(/spare/);
  await page.reload();
  await expectBuilt(page);
  await proceed(page).click();
  await expect(page.getByRole('heading', { name: 'Заказ кластера Kubernetes' })).toBeVisible();
  await expect(page.getByText('tier=front').filter({ visible: true })).toHaveCount(1);
  await page.goBack();
  await expectBuilt(page);
  await proceed(page).click();
  await page.getByLabel('Срок оплаты').selectOption('P1M');
  await expect(page.getByText('За месяц 21 960 ₽', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Изменить кластер' }).click();
  await expect(page.getByText('За месяц 21 960 ₽', { exact: true })).toBeVisible();
  await expect(group(page, 2).getByLabel('Ядра')).toHaveValue('8');
  await group(page, 2).getByLabel('Сколько рабочих узлов').fill('1');
  await proceed(page).click();
  await expect(page.getByRole('heading', { name: 'Заказ кластера Kubernetes' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Заказать за 17 160 ₽/ })).toBeVisible();
});

test('a cluster that is ordered without a network is on its way when there is one, unless it was changed', async ({
  page,
  context,
}) => {
  await page.goto(BUILDER);
  // Awake, as it is where somebody has looked at it before the network goes.
  await group(page, 1).getByLabel('Сколько рабочих узлов').fill('2');
  await expect(page.getByText('1 мастер, 1 группа, 2 рабочих узла')).toBeVisible();
  await context.setOffline(true);
  await proceed(page).click();
  const promise = page.getByText(/отправим сами, как только связь вернётся/);
  await expect(promise).toBeVisible();
  await group(page, 1).getByLabel('Сколько рабочих узлов').fill('3');
  await expect(promise).toHaveCount(0);
  await context.setOffline(false);
  await context.setOffline(true);
  await proceed(page).click();
  await expect(promise).toBeVisible();
  await expect(page).toHaveURL(/create-cluster/);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: /кластер готов/ })).toBeVisible();
});

test('the last card of a node leaves no hole beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${BUILDER}?zone=ru-3`);
  for (const cards of await page.locator('fieldset:not(:has(fieldset)):has(input[value^="own-"])').all()) {
    const last = cards.locator('label:has(input[type=radio])').last();
    const edgeOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    };
    expect(await edgeOf(last)).toBe(await edgeOf(cards));
  }
});

test(
  'a visitor who comes from the registration changes the cluster and loses nothing',
  byNight('build-a-cluster.spec.ts: a visitor builds the same cluster'),
  async ({ page }) => {
    await page.goto(BUILDER);
    await build(page);
    await proceed(page).click();
    await expect(page.getByRole('heading', { name: /кластер готов/ })).toBeVisible();
    await page.getByRole('link', { name: 'Изменить кластер' }).click();
    await expectBuilt(page);
  },
);

test('groups come and go by the keyboard, and what stays is what is counted', async ({ page }) => {
  await page.goto(BUILDER);
  await expect(page.getByRole('button', { name: /^Убрать группу/ })).toHaveCount(0);
  await add(page, 'группу').press('Enter');
  await expect(group(page, 2).getByLabel('Название группы')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('-2');
  await add(page, 'группу').press('Enter');
  await group(page, 1).getByRole('button', { name: 'Убрать группу workers' }).press('Enter');
  await expect(group(page, 1).getByLabel('Название группы')).toBeFocused();
  await expect(group(page, 1).getByLabel('Название группы')).toHaveValue('workers-2-2');
  await expect(group(page, 2).getByLabel('Название группы')).toHaveValue('workers-3');
  await expect(group(page, 3)).toHaveCount(0);
  await expect(page.getByText('1 мастер, 2 группы, 2 рабочих узла')).toBeVisible();
  await add(group(page, 2), 'метку').press('Enter');
  await expect(group(page, 2).getByLabel('Ключ')).toBeFocused();
  await group(page, 2).getByRole('button', { name: 'Убрать метку' }).press('Enter');
  await expect(add(group(page, 2), 'метку')).toBeFocused();
});

test('what would be refused is told at its field, and nothing is sent or lost', async ({ page }) => {
  await page.goto(BUILDER);
  await ownNode(page.locator('#master'), ['3', '16', '80']);
  await add(group(page, 1), 'метку').click();
  await group(page, 1).getByLabel('Ключ').fill('слой');
  await group(page, 1).getByLabel('Сколько рабочих узлов').fill('21');
  await proceed(page).click();
  const summary = found(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  await expect(page.getByLabel('Ядра').first()).toHaveAccessibleDescription(/От 4 до 32 ядер. Ближайшее: 4/);
  await expect(group(page, 1).getByLabel('Ключ')).toHaveAccessibleDescription(/латинские буквы/);
  await expect(page).toHaveURL(/create-cluster\?edit=true/);
  await page.reload();
  await expect(group(page, 1).getByLabel('Ключ')).toHaveValue('слой');
  await expect(group(page, 1).getByLabel('Сколько рабочих узлов')).toHaveValue('21');
  await page.getByRole('link', { name: /Укажите число узлов/ }).click();
  await expect(group(page, 1).getByLabel('Сколько рабочих узлов')).toBeFocused();
  // The list stands still until the next check, and marks what is mended.
  await group(page, 1).getByLabel('Сколько рабочих узлов').fill('2');
  await group(page, 1).getByLabel('Название группы').fill('');
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expect(summary.getByText(/Укажите число узлов.*исправлено/)).toBeVisible();
  await group(page, 1).getByLabel('Название группы').fill('workers');
  await group(page, 1).getByLabel('Ключ').fill('tier');
  await page.getByLabel('Ядра').first().fill('4');
  await expect(page.getByText(/^За год [\d\s]+₽ ·/)).toBeVisible();
  await proceed(page).click();
  await expect(page.getByRole('heading', { name: /кластер готов/ })).toBeVisible();
});

test(
  'another place has nodes of its own, and an address with what is not sold there is told',
  byNight('cluster-address.test.ts'),
  async ({ page }) => {
    await page.goto(BUILDER);
    await page.getByLabel('Локация').selectOption('Москва');
    await expect(page.getByRole('radio', { name: 'Своя конфигурация, выделенные ядра' })).toBeVisible();
    await page.getByRole('radio', { name: 'K8S Promo' }).check();
    await page.getByLabel('Локация').selectOption('Санкт-Петербург');
    await expect(
      page.getByText(/«K8S Promo» в локации «Санкт-Петербург» не продаётся/).first(),
    ).toBeVisible();
    await expect(page.getByRole('radio', { name: 'K8S Base' })).toBeChecked();

    const nodes = JSON.stringify([{ name: 'web', node_count: 3, preset_id: 399 }]);
    await page.goto(`${BUILDER}?presetId=403&version=v1.20.1&zone=spb-3&nodes=${encodeURIComponent(nodes)}`);
    await expect(page.getByText(/Kubernetes 1.20.1 больше не ставим/).first()).toBeVisible();
    await expect(group(page, 1).getByLabel('Название группы')).toHaveValue('web');
    await proceed(page).click();
    await expect(page).toHaveURL(/\/registration\?/);
  },
);

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test(
      'a built cluster and one with errors can be read by everyone',
      byNightBut(colorScheme === 'light', 'build-a-cluster.spec.ts: a built cluster and one with errors'),
      async ({ page }) => {
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          await page.goto(BUILDER);
          await build(page);
          expect(await violations(page)).toEqual([]);
          await group(page, 1).getByLabel('Сколько рабочих узлов').fill('0');
          await proceed(page).click();
          await expect(found(page)).toBeVisible();
          expect(await violations(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
      },
    );
  });

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a visitor builds the same cluster by a plain form, and is sold what the total said', async ({
    page,
  }) => {
    await page.goto(BUILDER);
    await build(page);
    await page.getByRole('button', { name: 'Пересчитать' }).click();
    await expect(page.getByText(TOTAL)).toBeVisible();
    await page.reload();
    await expectBuilt(page);
    await proceed(page).click();
    await page.getByRole('link', { name: 'Изменить кластер' }).click();
    await expectBuilt(page);
    await proceed(page).click();
    await buyAndCompare(page);
  });

  test('a wrong field is told, and everything stays while groups and labels come and go', async ({
    page,
  }) => {
    await page.goto(BUILDER);
    await group(page, 1).getByLabel('Название группы').fill('web');
    await group(page, 1).getByLabel('Сколько рабочих узлов').fill('0');
    await add(page, 'группу').click();
    await expect(page.getByRole('link', { name: 'Укажите число узлов от 1 до 20' })).toBeVisible();
    await expect(group(page, 1).getByLabel('Название группы')).toHaveValue('web');
    await add(group(page, 2), 'метку').click();
    await group(page, 2).getByLabel('Ключ').fill('tier!');
    await proceed(page).click();
    await expect(page).toHaveURL(/create-cluster/);
    await expect(group(page, 2).getByLabel('Ключ')).toHaveAccessibleDescription(/латинские буквы/);
    await group(page, 1).getByRole('button', { name: 'Убрать группу web' }).click();
    await expect(group(page, 1).getByLabel('Ключ')).toHaveValue('tier!');
    await expect(group(page, 2)).toHaveCount(0);
    await group(page, 1).getByRole('button', { name: 'Убрать метку' }).click();
    await expect(found(page)).toHaveCount(0);
    await proceed(page).click();
    await expect(page.getByRole('heading', { name: /кластер готов/ })).toBeVisible();
  });

  for (const button of ['Пересчитать', 'Добавить группу'])
    test(
      `a node that is not sold in another place is told by "${button}" before it can be ordered`,
      byNightBut(button === 'Пересчитать', 'cluster-address.test.ts'),
      async ({ page }) => {
        await page.goto(`${BUILDER}?zone=ru-3`);
        await page.getByRole('radio', { name: 'K8S Promo' }).check();
        await page.getByLabel('Локация').selectOption('Санкт-Петербург');
        await page.getByRole('button', { name: button }).click();
        await expect(found(page)).toContainText('«K8S Promo» в локации «Санкт-Петербург» не продаётся');
        await expect(page.getByRole('radio', { name: 'K8S Base' })).toBeChecked();
        await page.reload();
        await expect(found(page)).toContainText('«K8S Promo» в локации «Санкт-Петербург» не продаётся');
      },
    );
});

/** The cluster of `BODY`, with scripts or without: then the page comes anew with each group and label. */
async function build(page: Page): Promise<void> {
  await ownNode(page.locator('#master'), ['6', '16', '80']);
  await page.getByRole('group', { name: 'Сколько мастеров' }).getByText('3', { exact: true }).click();
  const web = group(page, 1);
  await web.getByLabel('Название группы').fill('web');
  await web.getByRole('radio', { name: 'Worker 2/4/50' }).check();
  await web.getByLabel('Сколько рабочих узлов').fill('3');
  await add(web, 'метку').click();
  await web.getByLabel('Ключ').fill('tier');
  await web.getByLabel('Значение').fill('front');
  await add(page, 'группу').click();
  const db = group(page, 2);
  await db.getByLabel('Название группы').fill('db');
  await db.getByLabel('Сколько рабочих узлов').fill('2');
  await ownNode(db, ['8', '32', '200']);
  await add(db, 'метку').click();
  await db.getByLabel('Ключ').fill('example.com/role');
  await db.getByLabel('Значение').fill('db');
  await add(db, 'метку').click();
  await db.getByLabel('Ключ').nth(1).fill('spare');
}

async function ownNode(place: Locator, [cpu, ram, disk]: readonly [string, string, string]): Promise<void> {
  await tick(place.getByRole('radio', { name: 'Своя конфигурация' }));
  await place.getByLabel('Ядра').fill(cpu);
  await place.getByLabel('Память, ГБ').fill(ram);
  await place.getByLabel('Диск, ГБ').fill(disk);
}

async function expectBuilt(page: Page): Promise<void> {
  await expect(page.getByText(TOTAL)).toBeVisible();
  await expect(page.locator('#master').getByLabel('Ядра')).toHaveValue('6');
  await expect(group(page, 1).getByLabel('Название группы')).toHaveValue('web');
  await expect(group(page, 1).getByLabel('Значение')).toHaveValue('front');
  await expect(group(page, 2).getByLabel('Память, ГБ')).toHaveValue('32');
  await expect(group(page, 2).getByLabel('Ключ').nth(1)).toHaveValue('spare');
}

/** On from the registration: the button, the order at the provider and the panel say what the builder has said. */
async function buyAndCompare(page: Page): Promise<void> {
  await expect(page.getByText(TOTAL)).toBeVisible();
  await fillPerson(page);
  await page.getByRole('button', { name: /^Создать аккаунт и заказать за 19 764 ₽/ }).click();
  await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/kubernetes/\\d+\\?paymentPeriod=P1Y$`));
  await expect(page.getByText(/19\s764\s₽/).first()).toBeVisible();
  const orders = await recorded('createCluster');
  expect(orders.map(({ forward }) => forward?.data)).toEqual([{ name: expect.any(String), ...BODY }]);
}
