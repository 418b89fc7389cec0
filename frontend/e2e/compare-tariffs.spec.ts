import { expect, type Page, test } from '@playwright/test';
import { byNight, byNightBut } from './by-night';
import { violations } from './violations';
import { tick } from './visitor';

const PAGE = '/services/cloud-servers';

test('a visitor puts tariffs of several families and places side by side and orders one', async ({
  page,
}) => {
  await open(page);
  await tick(box(page, 'Cloud 50'));
  await expect(page.getByText('Отметьте ещё один')).toBeVisible();
  await page.getByRole('tab', { name: 'High CPU' }).click();
  await tick(box(page, 'High 4'));
  await page.locator('#tariffs').getByLabel('Локация').selectOption('Москва');
  await tick(box(page, 'MSK 1'));
  await expect(page).toHaveURL(/compare=2453%2C2617%2C4823/);
  await expect(page.getByRole('region', { name: 'Выбранные для сравнения' })).toContainText('3 из 4');

  await page.getByRole('button', { name: 'К сравнению' }).click();
  await expect(page.getByRole('heading', { name: 'Сравнение тарифов' })).toBeInViewport();
  await expect(cells(page, 'Цена')).toHaveText(['1 062 ₽/месдешевле всех', '1 662 ₽/мес', '2 259 ₽/мес']);
  await expect(cells(page, 'Процессор')).toHaveText(['2 ядрабольше всех', '2 ядрабольше всех', '1 ядро']);
  await expect(page.getByRole('row', { name: /^Память одинаково/ })).toBeVisible();
  await page.getByText('Только отличия').click();
  await expect(page.getByRole('row', { name: /^Память/ })).toBeHidden();

  await table(page).getByRole('link', { name: 'Заказать High 4' }).click();
  await expect(page.getByRole('heading', { name: 'High 4' })).toBeVisible();
  await page.goBack();
  await expect(cells(page, 'Цена')).toHaveCount(3);
});

test(
  'a comparison is shared by its address, with the period it was made for',
  byNight('read-view.test.ts'),
  async ({ page }) => {
    await open(page, '?compare=2453,2455&period=P1M');
    await expect(cells(page, 'Цена')).toHaveText(['1 180 ₽/месдешевле всех', '1 980 ₽/мес']);
    await expect(box(page, 'Cloud 50')).toBeChecked();
  },
);

test(
  'what is unknown, repeated or too much in the address is dropped',
  byNight('read-view.test.ts'),
  async ({ page }) => {
    await open(page, '?compare=1,2453,2453,abc,2455,2447,2449,2451');
    await expect(page).toHaveURL(`${PAGE}?compare=2453%2C2455%2C2447%2C2449`);
    await expect(cells(page, 'Цена')).toHaveCount(4);
    await open(page, '?compare=,,7');
    await expect(page).toHaveURL(PAGE);
    await expect(table(page)).toBeHidden();
  },
);

test('a fifth is refused with the reason, until one is taken away', async ({ page }) => {
  await open(page, '?compare=2447,2449,2451,2453');
  await page.getByRole('tab', { name: 'High CPU' }).click();
  await box(page, 'High 1').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Рядом помещаются 4 тарифа' })).toBeVisible();
  await expect(box(page, 'High 1')).not.toBeChecked();
  await page.getByRole('button', { name: 'Не сравнивать Cloud 15' }).click();
  await expect(page.getByText('Рядом помещаются 4 тарифа')).toBeHidden();
  await tick(box(page, 'High 1'));
  await expect(page).toHaveURL(/compare=2449%2C2451%2C2453%2C2611/);
});

test('tariffs are taken out of the comparison, the last together', async ({ page }) => {
  await open(page, '?compare=2449,2451,2453');
  await page.getByRole('button', { name: 'Убрать Cloud 40 из сравнения' }).click();
  await expect(cells(page, 'Цена')).toHaveCount(2);
  await page.getByRole('button', { name: 'Очистить' }).click();
  await expect(table(page)).toBeHidden();
  await expect(page).toHaveURL(PAGE);
});

test('the keyboard alone compares', async ({ page }) => {
  await open(page);
  for (const title of ['Cloud 15', 'Cloud 30']) {
    await box(page, title).focus();
    await page.keyboard.press('Space');
    await expect(box(page, title)).toBeChecked();
  }
  await page.getByRole('button', { name: 'К сравнению' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Сравнение тарифов' })).toBeFocused();
});

test('on a phone four tariffs are compared within the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '?compare=2447,2449,2451,2453');
  await page.getByRole('button', { name: 'К сравнению' }).click();
  await expect(page.getByRole('heading', { name: 'Сравнение тарифов' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the open comparison has no accessibility violation in the ${colorScheme} theme`,
    byNightBut(colorScheme === 'light', 'compare-tariffs.spec.ts: the open comparison has no accessibility'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const query of [
        '?compare=2449,2453,5117&min_cpu=1',
        '?compare=2449,2453&view=1&sort=ram',
        '?min_cpu=900',
      ]) {
        await open(page, query);
        expect(await violations(page, { within: '#tariffs' })).toEqual([]);
      }
    },
  );
}

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`${PAGE}${query}`, { waitUntil: 'networkidle' });
}

function box(page: Page, title: string) {
  return page.getByRole('checkbox', { name: `Сравнить ${title}`, exact: true });
}

function table(page: Page) {
  return page.getByRole('table', { name: 'Сравнение тарифов' });
}

function cells(page: Page, row: string) {
  return table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${row}( одинаково)?$`) }) })
    .getByRole('cell');
}
