import { expect, type Page, test } from '@playwright/test';
import { byNight, byNightBut } from './by-night';

const PAGE = '/services/cloud-servers';

for (const [sort, first, price] of [
  ['Сначала дешевле', 'Cloud 15', '477 ₽/мес'],
  ['Дешевле за ядро', 'Cloud 100', '335,25 ₽ за ядро'],
  ['Дешевле за ГБ памяти', 'Cloud 160', '212,63 ₽ за ГБ памяти'],
  ['Дешевле за ГБ диска', 'Cloud 50', '21,24 ₽ за ГБ диска'],
] as const) {
  test(
    `«${sort}» begins with ${first} and says ${price}`,
    byNightBut(first === 'Cloud 100', 'sorts.test.ts'),
    async ({ page }) => {
      await open(page);
      await page.getByLabel('Сортировка').selectOption(sort);
      const line = page.getByRole('list', { name: 'Тарифы Premium' }).getByRole('listitem').first();
      await expect(line).toContainText(first);
      await expect(line).toContainText(price);
      await page.reload();
      await expect(line).toContainText(price);
    },
  );
}

test('a size and a budget find tariffs of all families, and the address finds them again', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Размер и бюджет' }).click();
  await page.getByLabel('Ядер, не меньше').fill('4');
  await page.getByLabel('Не дороже, ₽/мес').fill('3500');
  await expect(page.getByRole('status').filter({ hasText: 'Подходят' })).toHaveText(
    'Подходят 4\u00a0тарифа: Санкт-Петербург, все линейки',
  );
  await expect(page).toHaveURL(`${PAGE}?min_cpu=4&max_price=3500`);
  await page.reload();
  await expect(page.getByLabel('Ядер, не меньше')).toHaveValue('4');
  const found = page.getByRole('list', { name: 'Подходящие тарифы' }).getByRole('listitem');
  await expect(found).toHaveCount(4);
  await expect(found.filter({ hasText: 'High 5' })).toContainText('High CPU');
  await page.getByRole('button', { name: 'Сбросить', exact: true }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('tab', { name: 'Premium' })).toBeVisible();
});

test('what a server is for gives a size to begin with, which can be changed and taken back', async ({
  page,
}) => {
  await open(page);
  const shop = page.getByRole('button', { name: 'Магазин' });
  await shop.click();
  await expect(shop).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(`${PAGE}?min_cpu=2&min_ram=4&min_disk=50`);
  await page.getByLabel('Память от, ГБ').fill('8');
  await expect(page).toHaveURL(`${PAGE}?min_cpu=2&min_ram=8&min_disk=50`);
  await expect(shop).toHaveAttribute('aria-pressed', 'false');
  await shop.click();
  await shop.click();
  await expect(page).toHaveURL(PAGE);
});

test('where nothing fits, the nearest is named, and the places that have one', async ({ page }) => {
  await open(page, '?min_cpu=4&max_price=1200');
  await expect(page.getByRole('heading', { name: 'Санкт-Петербург: подходящего тарифа нет' })).toBeVisible();
  await expect(
    page.getByText('Ближе всего Cloud 80: размер подходит, но стоит он 1 782 ₽/мес.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Заказать Cloud 80' })).toBeVisible();
  await page.getByRole('button', { name: 'Нидерланды, от 1 152 ₽/мес' }).click();
  await expect(page.getByRole('link', { name: 'Заказать Cloud NL 80' })).toBeVisible();
  await expect(page).toHaveURL(`${PAGE}?min_cpu=4&max_price=1200&location=nl-1`);
});

test('what nobody sells is said so, and the way back is there', async ({ page }) => {
  await open(page, '?min_cpu=900');
  await expect(page.getByText('Санкт-Петербург: подходящих тарифов нет')).toHaveRole('status');
  await expect(page.getByText('Такого размера нет ни в одной локации')).toBeVisible();
  await page.getByRole('button', { name: 'Сбросить требования' }).click();
  await expect(page.getByRole('link', { name: 'Заказать Cloud 50' })).toBeVisible();
});

test('invalid keys in the address ask for nothing', byNight('read-view.test.ts'), async ({ page }) => {
  await open(
    page,
    '?min_cpu=-4&min_ram=много&min_disk=1e9&max_price=0&sort=name&unit=hour&view=7&os=0&period=P9Y',
  );
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('link', { name: 'Заказать Cloud 50' })).toBeVisible();
});

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`${PAGE}${query}`, { waitUntil: 'networkidle' });
}
