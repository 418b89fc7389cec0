import { expect, type Locator, type Page, test } from '@playwright/test';
import { byNight, byNightBut } from './by-night';
import { chooseBasis } from './price-basis';
import { beCustomer } from './visitor';

/** Where the same server stands: Cloud 50, 1000 ₽ a month without discount and address. */
const LIST = '/services/cloud-servers';
const ARTICLE = '/tutorials/linux/ssh-keys';
const CARDS = '/services/dedicated-servers';
const SEARCH = '/search?q=Cloud+50';

const MONTHLY = 'Цена за месяц при оплате помесячно, без публичного IP';
const USUAL = 'Цена за месяц при оплате за год, с публичным IP';

test('a basis chosen on the home page holds on all pages, in the order and after a reload', async ({
  page,
}) => {
  await page.goto('/');
  await expectPrice(homeRow(page), '1 062 ₽/мес');
  await chooseBasis(page, 'За месяц');
  await expectPrice(homeRow(page), '1 180 ₽/мес');
  await expect(page.getByRole('switch', { name: 'Публичный IP, 180 ₽/мес' })).toBeChecked();
  await offers(page).getByText('Без IP').click();
  await expectPrice(homeRow(page), '1 000 ₽/мес');
  await expect(offers(page).getByText(MONTHLY)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Публичный IP' })).not.toBeChecked();
  // 2 cores, 4 GB and 50 GB of Moscow's configurator: the button says what the lists say.
  await expect(page.getByRole('button', { name: 'Заказать за 1 000 ₽/мес' })).toBeVisible();

  await page.reload();
  await expectPrice(homeRow(page), '1 000 ₽/мес');
  await expectChecked(page, 'За месяц', 'Без IP');

  await page.goto(LIST);
  await expectPrice(row(page, 'Cloud 50'), '1 000 ₽/мес');
  await expect(page.locator('#tariffs').getByLabel('Оплата')).toHaveValue('P1M');
  await expect(page.locator('#tariffs').getByText(MONTHLY)).toBeVisible();
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name: 'Франкфурт 1', exact: true }),
    });
  await expectPrice(card, '1 140 ₽/мес');
  await page.goto(`${LIST}?location=de-1`);
  await expectPrice(row(page, 'Франкфурт 1').first(), '1 140 ₽/мес');

  await page.goto(CARDS);
  await expectPrice(page.getByRole('main').getByRole('listitem').filter({ hasText: 'MSK 1' }), '2 330 ₽/мес');
  await page.goto(SEARCH);
  await expectPrice(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cloud 50, Санкт' }),
    '1 000 ₽/мес',
  );

  await page.goto(ARTICLE);
  const inText = page.getByRole('region', { name: 'Тариф Cloud 50' });
  await expectPrice(inText, '1 000 ₽/мес');
  await expect(inText.getByText(MONTHLY)).toBeVisible();
  await inText.getByRole('link').filter({ visible: true }).click();
  await expect(page).toHaveURL(/period=P1M/);
  await expect(page.getByRole('button', { name: /заказать за 1 000 ₽\/мес/i })).toBeVisible();
});

for (const [choices, price] of [
  [['За год', 'С IP'], '1 062 ₽/мес'],
  [['За год', 'Без IP'], '900 ₽/мес'],
  [['За месяц', 'С IP'], '1 180 ₽/мес'],
  [['За месяц', 'Без IP'], '1 000 ₽/мес'],
] as const)
  test(
    `an order from the home page costs what it shows: ${choices.join(', ')}`,
    byNightBut(choices[1] === 'Без IP' && choices[0] === 'За год', 'one-figure.test.ts'),
    async ({ page }) => {
      await page.goto('/');
      await chooseBasis(page, choices[0]);
      await offers(page).getByText(choices[1]).click();
      await expectPrice(homeRow(page), price);
      await homeRow(page).getByRole('link').filter({ visible: true }).click();
      await expect(page.getByRole('button', { name: new RegExp(`заказать за ${price}`, 'i') })).toBeVisible();
    },
  );

test('the way back leads to a page in the basis that was chosen since', async ({ page }) => {
  await page.goto('/');
  await page.goto(ARTICLE);
  await page.goto(LIST);
  await page.locator('#tariffs').getByLabel('Оплата').selectOption('Помесячно');
  await expect(page).toHaveURL(/period=P1M/);
  await page.goBack();
  await expectPrice(page.getByRole('region', { name: 'Тариф Cloud 50' }), '1 180 ₽/мес');
  await page.goBack();
  await expectPrice(homeRow(page), '1 180 ₽/мес');
});

test('a basis chosen in one tab holds in another at once', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto(ARTICLE);
  await expectPrice(other.getByRole('region', { name: 'Тариф Cloud 50' }), '1 062 ₽/мес');
  await chooseBasis(page, 'За месяц');
  await expectPrice(other.getByRole('region', { name: 'Тариф Cloud 50' }), '1 180 ₽/мес');
});

test(
  'a link that names a period wins on its page, and a choice there is kept for all',
  byNight('elements/price-basis.test.ts'),
  async ({ page }) => {
    await page.goto(`${LIST}?period=P3M`);
    await expectPrice(row(page, 'Cloud 50'), '1 145 ₽/мес');
    await page.goto('/');
    await expectPrice(homeRow(page), '1 062 ₽/мес');
    await page.goto(LIST);
    await page.locator('#tariffs').getByLabel('Оплата').selectOption('За полгода, −5 %');
    await page.goto('/');
    await expectPrice(homeRow(page), '1 121 ₽/мес');
    await expect(offers(page).getByText('Цена за месяц при оплате за полгода, с публичным IP')).toBeVisible();
    await expectChecked(page, 'За полгода');
    await expect(offers(page).getByRole('radio', { name: 'За 3 месяца' })).toHaveCount(0);
    await page.goto('/services/databases');
    await expect(page.getByLabel('Оплата')).toHaveValue('P6M');
  },
);

test('a screen reader meets one price of each server, and one name of each link', async ({ page }) => {
  await page.goto('/');
  await offers(page).getByText('Без IP').click();
  await expect(page.getByRole('link', { name: 'Заказать: Москва, от' })).toHaveAccessibleName(
    /^Заказать: Москва, от \d[\d\s]*\s₽\/мес$/,
  );
  await expectPrice(homeRow(page), '900 ₽/мес');
  // What is not displayed is not there for a screen reader either.
  await expect(homeRow(page).locator('[data-in-period]').filter({ visible: true })).toHaveCount(1);
});

for (const [period, price, words] of [
  ['За год, −10 %', '180 ₽', 'при оплате за год'],
  ['Помесячно', '199 ₽', 'при оплате за месяц'],
] as const)
  test(
    `the panel says of an app what list and order have said: ${period}`,
    byNight(
      'order-every-product.spec.ts: an app is made in the panel',
      'one-truth.test.ts',
      'product-pages.test.ts: the page of a new app begins',
    ),
    async ({ page }) => {
      await beCustomer(page);
      await page.goto('/services/apps');
      await page.getByLabel('Оплата').selectOption(period);
      const line = page.getByRole('list', { name: 'Бэкенд' }).getByRole('listitem').first();
      await expectPrice(line, `${price}/мес`);
      await line.getByRole('link').filter({ visible: true }).click();
      await page.getByRole('button', { name: `Заказать за ${price}/мес` }).click();
      await expect(page).toHaveURL(/\/apps\/create\?/);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('listitem').first()).toContainText(price);
    },
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the usual basis stands with its words, and no switch that does nothing', async ({ page }) => {
    await page.goto('/');
    await expectPrice(homeRow(page), '1 062 ₽/мес');
    await expect(offers(page).getByText(USUAL)).toBeVisible();
    await expect(page.locator('price-switch').first()).toBeHidden();
    await page.goto(CARDS);
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'MSK 1' });
    await expectPrice(card, '2 259 ₽/мес');
    await card.getByRole('link', { name: 'Заказать MSK 1' }).click();
    await expect(page.getByRole('button', { name: /заказать за 2 259 ₽\/мес/i })).toBeVisible();
  });
});

function offers(page: Page): Locator {
  return page.getByRole('region', { name: 'Цены на сегодня' });
}

function homeRow(page: Page): Locator {
  return row(offers(page), 'Cloud 50');
}

function row(scope: Page | Locator, title: string): Locator {
  const page = 'page' in scope ? scope.page() : scope;
  return scope
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
    .first();
}

/** What is in sight: the page also holds the prices of the other bases. */
async function expectPrice(scope: Locator, price: string): Promise<void> {
  await expect(scope).toContainText(price, { useInnerText: true });
}

async function expectChecked(page: Page, ...labels: string[]): Promise<void> {
  for (const label of labels) await expect(offers(page).getByRole('radio', { name: label })).toBeChecked();
}
