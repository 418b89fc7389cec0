import { expect, type Page, test } from '@playwright/test';
import { byNight } from './by-night';
import { beCustomer } from './visitor';

const PAGE = '/services/cloud-servers';

test.describe('a visitor chooses a location', () => {
  test('and sees its tariffs, also after a reload and on the way back from an order', async ({ page }) => {
    await open(page);
    await expect(page.locator('#tariffs').getByLabel('Локация')).toHaveValue('ru-1');
    await page.locator('#tariffs').getByLabel('Локация').selectOption('Нидерланды');
    await expect(page.locator('#tariffs').getByLabel('Локация')).toHaveValue('nl-1');
    await expect(page).toHaveURL(`${PAGE}?location=nl-1`);
    await page.reload();
    await expect(page.locator('#tariffs').getByLabel('Локация')).toHaveValue('nl-1');
    await order(page, 'Cloud NL 50').click();
    await expect(page.getByRole('heading', { name: 'Cloud NL 50' })).toBeVisible();
    await page.goBack();
    await expect(order(page, 'Cloud NL 50')).toBeVisible();
    await expect(order(page, 'Cloud 50')).toBeHidden();
  });

  for (const [location, tabs] of [
    ['ru-1', ['Premium', 'High CPU', 'Dedicated CPU']],
    ['ru-3', ['Dedicated CPU']],
    ['ru-2', ['Premium']],
    ['nl-1', ['Premium']],
    ['kz-1', ['Premium']],
    ['de-1', ['Premium']],
  ] as const) {
    test(`${location} has the tabs ${tabs.join(', ')}`, byNight('family-tabs.test.ts'), async ({ page }) => {
      await open(page, `?location=${location}`);
      await expect(page.getByRole('tab')).toHaveText([...tabs]);
      await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
      await expect(page).toHaveURL(`${PAGE}?location=${location}`);
    });
  }

  test('that does not exist: the address forgets it and keeps the rest', async ({ page }) => {
    await open(page, '?location=moon&utm_source=letter&period=P1M#tariffs');
    await expect(page).toHaveURL(`${PAGE}?utm_source=letter&period=P1M#tariffs`);
    await expect(page.locator('#tariffs').getByLabel('Локация')).toHaveValue('ru-1');
  });

  test('that sells nothing ready-made: there is a way on', async ({ page }) => {
    await open(page, '?location=fr-1');
    await expect(page.getByRole('heading', { name: 'Париж: готовых тарифов пока нет' })).toBeVisible();
    await page.getByRole('button', { name: 'Тарифы: Санкт-Петербург' }).click();
    await expect(order(page, 'Cloud 50')).toBeVisible();
  });
});

test('a tab is chosen by its name in the address, and an unknown one by nobody', async ({ page }) => {
  await open(page, '?tab=high-cpu');
  await expect(order(page, 'High 4')).toBeVisible();
  await page.getByRole('tab', { name: 'Dedicated CPU' }).click();
  await expect(page).toHaveURL(`${PAGE}?tab=dedicated-cpu`);
  await expect(order(page, 'Intel Xeon E5, 10 ГБ')).toBeVisible();
  await open(page, '?tab=gold');
  await expect(page).toHaveURL(PAGE);
  await expect(order(page, 'Cloud 50')).toBeVisible();
});

test(
  'prices and orders follow the payment period, which says what it saves',
  byNight('one-figure.test.ts'),
  async ({ page }) => {
    await open(page);
    await expect(line(page, 'Cloud 50')).toContainText('1 062 ₽/мес');
    await page.getByLabel('Оплата').selectOption('За 3 месяца, −3 %');
    await expect(line(page, 'Cloud 50')).toContainText('1 145 ₽/мес');
    await expect(page).toHaveURL(`${PAGE}?period=P3M`);
    await order(page, 'Cloud 50').click();
    await expect(page.getByRole('region', { name: 'Cloud 50' })).toContainText('Всего за месяц1 145 ₽');
  },
);

test('the operating system goes with every order', async ({ page }) => {
  await open(page);
  await page.getByLabel('Операционная система').selectOption('Debian 12');
  await expect(page).toHaveURL(`${PAGE}?os=95`);
  await order(page, 'Cloud 50').click();
  await expect(page.getByLabel('Система').locator('option:checked')).toHaveText('Debian 12');
});

test('a price can be looked at by the day', async ({ page }) => {
  await open(page);
  await page.getByText('₽/день').click();
  await expect(line(page, 'Cloud 50')).toContainText('35,40 ₽/день');
  await expect(page.getByText('Цена дня — её тридцатая часть')).toBeVisible();
  await page.reload();
  await expect(line(page, 'Cloud 50')).toContainText('35,40 ₽/день');
});

test.describe('a preview', () => {
  test('of a list has four lines; the rest is revealed for good, until another tab is chosen', async ({
    page,
  }) => {
    await open(page);
    await expect(lines(page)).toHaveCount(4);
    await expect(page.getByText('Показано 4 из 7').filter({ visible: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Показать ещё' }).click();
    await expect(lines(page)).toHaveCount(7);
    await expect(lines(page).nth(4)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Показать ещё' })).toBeHidden();
    await page.reload();
    await expect(lines(page)).toHaveCount(7);
    await page.getByRole('tab', { name: 'High CPU' }).click();
    await expect(page).toHaveURL(`${PAGE}?tab=high-cpu`);
    await expect(lines(page)).toHaveCount(4);
    await page.getByRole('tab', { name: 'Premium' }).click();
    await expect(lines(page)).toHaveCount(4);
  });

  test('of a list of six or less is the list', byNight('show-list.test.ts'), async ({ page }) => {
    await open(page, '?location=nl-1');
    await expect(lines(page)).toHaveCount(5);
    await expect(page.getByRole('button', { name: 'Показать ещё' })).toBeHidden();
  });

  test('of cards has three, in a compact window two', async ({ page }) => {
    await open(page);
    await page.getByText('Карточки').click();
    await expect(page).toHaveURL(`${PAGE}?view=1`);
    await expect(lines(page)).toHaveCount(3);
    await page.setViewportSize({ width: 762, height: 800 });
    await expect(lines(page)).toHaveCount(2);
    await expect(page.getByText('Карточки')).toBeHidden();
    await page.getByRole('button', { name: 'Показать ещё' }).click();
    await expect(lines(page)).toHaveCount(7);
  });
});

test('the popular tariff wears its badge', async ({ page }) => {
  await open(page);
  await expect(line(page, 'Cloud 30')).toContainText('САМЫЙ ПОПУЛЯРНЫЙ');
  await expect(page.getByText('САМЫЙ ПОПУЛЯРНЫЙ').filter({ visible: true })).toHaveCount(1);
});

test(
  'a customer creates where a visitor orders',
  byNight('order-a-server.spec.ts: a customer who is logged in orders straight'),
  async ({ page }) => {
    await beCustomer(page);
    await open(page, '?view=1&period=P1M');
    await expect(order(page, 'Cloud 30')).toBeHidden();
    // Until the list is awake it shows the usual period, and its link leads there.
    await expect(line(page, 'Cloud 30')).toContainText('730 ₽');
    await page.getByRole('link', { name: 'Создать Cloud 30', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Заказать за 730 ₽/мес' })).toBeVisible();
  },
);

test('the block ends with the way to Kubernetes and to people', async ({ page }) => {
  await open(page);
  const block = page.locator('#tariffs');
  await expect(block.getByRole('link', { name: 'Оставить заявку' })).toHaveAttribute('href', /^https:/);
  await block.getByRole('link', { name: 'Кластеры Kubernetes' }).click();
  await expect(page).toHaveURL('/services/kubernetes');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('location and period stay in sight and leave the screen to the list', async ({ page }) => {
    await open(page, '?compare=2447,2449');
    await line(page, 'Cloud 50').scrollIntoViewIfNeeded();
    const location = page.locator('#tariffs').getByLabel('Локация');
    await expect(location).toBeInViewport();
    const [bar, compare] = [
      await location.boundingBox(),
      await page.getByRole('region', { name: 'Выбранные для сравнения' }).boundingBox(),
    ];
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(140);
    expect(compare?.height).toBeLessThan(80);
    await location.selectOption('Казахстан');
    await expect(order(page, 'Cloud KZ 50')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });

  test('no place and no period is too long for its field, also on a narrow one', async ({ page }) => {
    await open(page);
    for (const width of [390, 375, 360]) {
      await page.setViewportSize({ width, height: 740 });
      for (const label of ['Локация', 'Оплата']) {
        const field = page.locator('#tariffs').getByLabel(label);
        expect([width, label, await field.evaluate(tooLong)]).toEqual([width, label, []]);
      }
    }
  });
});

test('the keyboard alone chooses a tab, a look and a tariff', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Premium' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(order(page, 'High 4')).toBeVisible();
  await page.getByRole('radio', { name: 'Список' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/view=1/);
  await order(page, 'High 2').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'High 2' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all tariffs of all locations can be ordered, and no control promises what it cannot do', async ({
    page,
  }) => {
    await page.goto(PAGE);
    for (const title of [
      'Cloud 160',
      'High 7',
      'Intel Xeon E5, 10 ГБ',
      'MSK 1',
      'Cloud MSK 15',
      'Франкфурт 3',
    ])
      await expect(order(page, title)).toBeVisible();
    await expect(
      page.locator('#tariffs').getByText('Цена за месяц при оплате за год, с публичным IP'),
    ).toBeVisible();
    for (const control of ['Локация', 'Сортировка', 'Сравнить Cloud 50'])
      await expect(page.locator('#tariffs').getByLabel(control)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Показать ещё' })).toBeHidden();
    await order(page, 'MSK 1').click();
    await expect(page.getByRole('heading', { name: 'MSK 1' })).toBeVisible();
  });
});

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`${PAGE}${query}`, { waitUntil: 'networkidle' });
}

function order(page: Page, title: string) {
  return page.locator('#tariffs').getByRole('link', { name: `Заказать ${title}`, exact: true });
}

/** The tariffs in sight. */
function lines(page: Page) {
  return page
    .getByRole('list', { name: /^(Тарифы|Подходящие тарифы)/ })
    .getByRole('listitem')
    .filter({ visible: true });
}

function line(page: Page, title: string) {
  return lines(page).filter({ has: page.getByText(title, { exact: true }) });
}

/** Of the words that a field may show those that would reach its arrow, which begins 26 px before its end. */
function tooLong(field: HTMLElement | SVGElement): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  if (!(field instanceof HTMLSelectElement) || !pen) throw new Error('This is no field with a list.');
  const { font, paddingLeft } = getComputedStyle(field);
  pen.font = font;
  const room = field.clientWidth - Number.parseFloat(paddingLeft) - 26;
  return [...field.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
}
