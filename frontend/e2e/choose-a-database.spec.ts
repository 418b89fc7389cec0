import { expect, type Page, test } from '@playwright/test';
import { byNight, byNightBut } from './by-night';
import { recorded, resetProvider } from './provider';
import { addresses } from './stand';
import { violations } from './violations';
import { fillPerson, tick } from './visitor';

const PAGE = '/services/databases';

test.beforeEach(resetProvider);

test('a visitor chooses type, place and period, and everything goes along to the panel', async ({ page }) => {
  await page.goto(PAGE);
  // A press that comes while the list wakes is held and told again, so it is not chosen at once.
  await page.getByRole('radio', { name: 'PostgreSQL' }).click();
  await expect(page.getByRole('radio', { name: 'PostgreSQL' })).toBeChecked();
  await select(page, 'Локация', 'Нидерланды');
  await select(page, 'Оплата', 'За полгода, −5 %');
  await expect(page).toHaveURL(`${PAGE}?type=postgres&location=nl-1&period=P6M`);
  await expect(lines(page).first()).toContainText('219 ₽/мес');

  const order = page.getByRole('link', { name: 'Заказать PostgreSQL Cloud DB 1/1/8, Нидерланды' });
  await expect(order).toHaveAttribute('href', /db_service_id=1215&db_type=postgres&period=P6M/);
  await order.click();
  await fillPerson(page);
  await page.getByRole('button', { name: /^Создать аккаунт и заказать за 219 ₽/ }).click();
  await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/database/\\d+\\?paymentPeriod=P6M$`));
  const [made] = await recorded('createDatabase');
  expect(made?.forward?.data).toMatchObject({ type: 'postgres', preset_id: 1215 });
});

test('a card tells processor, memory, disk, private IP and backups', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByRole('radio', { name: 'MySQL' })).toBeChecked();
  for (const text of ['1 × 3,3 ГГц', '1 ГБ', '8 ГБ NVMe', 'Приватный IPЕсть', 'БэкапыЕсть', '207 ₽/мес'])
    await expect(lines(page).first()).toContainText(text);
});

test('another type begins at the first place again, and at the top of the block', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${PAGE}?location=nl-1`);
  const redis = page.getByRole('radio', { name: 'Redis' });
  await redis.scrollIntoViewIfNeeded();
  await page.getByLabel('Локация').scrollIntoViewIfNeeded();
  await tick(redis);
  await expect(page).toHaveURL(`${PAGE}?type=redis`);
  await expect(page.getByLabel('Локация')).toHaveValue('ru-1');
  const top = page.getByRole('heading', { name: 'Тарифы по движкам' });
  await expect.poll(async () => Math.round((await top.boundingBox())?.y ?? -1)).toBeLessThan(140);
  await expect(top).toBeInViewport();
});

test('only St. Petersburg and the Netherlands are places for databases', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByLabel('Локация').locator('option')).toHaveText(['Санкт-Петербург', 'Нидерланды']);
});

for (const [query, left] of [
  ['location=moon', ''],
  ['location=moon&type=redis', '?type=redis'],
  ['type=oracle&location=nl-1', '?location=nl-1'],
  ['period=P9M&sort=colour&show=some&other=1', '?other=1'],
] as const)
  test(
    `of the address ?${query} ${left || 'nothing'} is left`,
    byNightBut(query === 'location=moon', 'database-list.test.ts', 'read-view.test.ts'),
    async ({ page }) => {
      await page.goto(`${PAGE}?${query}#tariffs`);
      await expect(page).toHaveURL(`${PAGE}${left}#tariffs`);
      await expect(lines(page)).toHaveCount(3);
    },
  );

test('a type that is not sold in the chosen place leads to where it is', async ({ page }) => {
  await page.goto(`${PAGE}?type=kafka&location=nl-1`);
  await expect(page.getByRole('heading', { name: 'Нидерланды: Kafka пока не продаётся' })).toBeVisible();
  await expect(page.getByText('Здесь есть MySQL, PostgreSQL.')).toBeVisible();
  await page.getByRole('button', { name: 'Показать: Санкт-Петербург' }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(page).toHaveURL(`${PAGE}?type=kafka&location=ru-1`);
});

test('a known place without databases is no dead end either', async ({ page }) => {
  await page.goto(`${PAGE}?location=ru-3`);
  await expect(page.getByText('Баз данных в этой локации пока нет.')).toBeVisible();
  await page.getByRole('button', { name: 'Показать: Нидерланды' }).click();
  await expect(lines(page)).toHaveCount(3);
});

test(
  'the choice survives a reload and the way back',
  byNight('choose-a-tariff.spec.ts: and sees its tariffs, also after a reload'),
  async ({ page }) => {
    await page.goto(PAGE);
    await tick(page.getByRole('radio', { name: 'ClickHouse' }));
    await select(page, 'Оплата', 'Помесячно');
    await select(page, 'Сначала', 'Дороже');
    const isAsChosen = async () => {
      await expect(page.getByRole('radio', { name: 'ClickHouse' })).toBeChecked();
      await expect(page.getByLabel('Оплата')).toHaveValue('P1M');
      await expect(lines(page).first()).toContainText('3 160 ₽/мес');
    };
    await isAsChosen();
    await page.reload();
    await isAsChosen();
    await page.getByRole('link', { name: /^Заказать ClickHouse Cloud DB 4/ }).click();
    await expect(page.getByRole('heading', { name: /база данных готова/ })).toBeVisible();
    await page.goBack();
    await isAsChosen();
  },
);

test('the comparison of types is hidden until it is asked for', async ({ page }) => {
  await page.goto(PAGE);
  const table = page.getByRole('table', { name: /Типы баз данных/ });
  await expect(table).toBeHidden();
  await page.getByText('Сравнить типы баз').click();
  await expect(table.getByRole('row')).toHaveCount(9);
  const kafka = table.getByRole('row', { name: /Kafka/ });
  await expect(kafka).toContainText('Журнал сообщений по темам');
  await expect(kafka).toContainText('от 1 422 ₽/мес');
  await expect(table.getByRole('row', { name: /PostgreSQL/ })).toContainText('Санкт-Петербург, Нидерланды');
});

test('types are walked through with the arrows', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('radio', { name: 'MySQL' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'PostgreSQL' })).toBeFocused();
  await expect(page).toHaveURL(/type=postgres/);
});

test(
  'the hash leads to the block',
  byNight('use-the-shell.spec.ts: a page scrolls to its anchor'),
  async ({ page }) => {
    await page.goto(`${PAGE}?type=redis#tariffs`);
    await expect(page.getByRole('heading', { name: 'Тарифы по движкам' })).toBeInViewport();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all types and places stand below each other, and nothing that needs scripts', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('link', { name: /^Заказать .*Cloud DB/ })).toHaveCount(25);
    await expect(page.getByRole('link', { name: /^Заказать Kafka/ }).first()).toBeVisible();
    await expect(page.getByRole('radio', { name: 'MySQL' })).toBeHidden();
    await expect(page.getByLabel('Локация')).toBeHidden();
    await page.getByText('Сравнить типы баз').click();
    await expect(page.getByRole('table', { name: /Типы баз данных/ })).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    // `accessibility.spec.ts` has the page as it opens.
    for (const query of ['?type=kafka&location=nl-1'])
      test(
        `${PAGE}${query} has no accessibility violation, also on a phone`,
        byNightBut(colorScheme === 'light', 'choose-a-database.spec.ts: has no accessibility violation'),
        async ({ page }) => {
          await page.goto(`${PAGE}${query}`);
          await page.getByText('Сравнить типы баз').click();
          expect(await violations(page, { within: '#tariffs' })).toEqual([]);
          await page.setViewportSize({ width: 360, height: 740 });
          // The table has noticed that it is wider than the page: then the keyboard can scroll it.
          await expect(page.getByRole('region', { name: /^Типы баз данных/ })).toBeVisible();
          expect(await violations(page, { within: '#tariffs' })).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
        },
      );
  });

function lines(page: Page) {
  return page.getByRole('list', { name: /^Тарифы / }).getByRole('listitem');
}

async function select(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).selectOption({ label: option.replace(' %', '\u00a0%') });
}
