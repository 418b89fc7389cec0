import { expect, type Page, test } from '@playwright/test';
import { byNight, byNightBut } from './by-night';
import { recorded, resetProvider } from './provider';
import { addresses } from './stand';
import { violations } from './violations';
import { beCustomer } from './visitor';

const DEDICATED = '/services/dedicated-servers';

test.beforeEach(resetProvider);

test(
  'a long list shows four lines, and the rest for one click',
  byNight('wake-an-island.spec.ts: a button that is pressed', 'show-list.test.ts'),
  async ({ page }) => {
    await page.goto(DEDICATED);
    await expect(lines(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Показать ещё 33' }).click();
    await expect(lines(page)).toHaveCount(37);
    await expect(lines(page).nth(4)).toBeFocused();
    await expect(page.getByRole('button', { name: /Показать ещё/ })).toBeHidden();
    await page.reload();
    await expect(lines(page)).toHaveCount(37);
  },
);

test('machines are chosen by place, cores, memory, disks and price', async ({ page }) => {
  await page.goto(DEDICATED);
  const found = page.getByRole('status').filter({ hasText: /тариф|нашлось/ });
  await expect(found).toHaveText('37 тарифов');
  await page.getByLabel('Ядра', { exact: true }).selectOption('32');
  await expect(found).toHaveText('13 тарифов');
  await page.getByLabel('Память', { exact: true }).first().selectOption('512');
  await page.getByLabel('Диски', { exact: true }).selectOption('nvme');
  await page.getByLabel('Цена в месяц', { exact: true }).selectOption('80000');
  await expect(lines(page)).toHaveCount(3);
  await page.getByLabel('Локация').selectOption('Париж');
  await expect(lines(page)).toHaveText([/AMD EPYC 7702/]);
  await expect(page).toHaveURL(`${DEDICATED}?min_cpu=32&min_ram=512&disk=nvme&max_price=80000&location=fr-1`);
});

test('conditions that nothing meets can be taken back', async ({ page }) => {
  await page.goto(`${DEDICATED}?location=fr-1&max_price=10000`);
  await expect(page.getByRole('heading', { name: 'Париж: таких тарифов нет' })).toBeVisible();
  await page.getByRole('button', { name: 'Сбросить условия' }).click();
  await expect(lines(page)).toHaveCount(2);
});

test('a place in which nothing is sold leads to all places', async ({ page }) => {
  await page.goto('/services/load-balancers?location=kz-1');
  await expect(page.getByLabel('Локация')).toHaveValue('kz-1');
  await page.getByRole('button', { name: 'Показать все локации' }).click();
  await expect(lines(page)).toHaveCount(5);
  await expect(page).toHaveURL('/services/load-balancers');
});

test('the cheapest comes first, or the dearest, or the cheapest core', async ({ page }) => {
  await page.goto(DEDICATED);
  await expect(lines(page).first()).toContainText('7 270 ₽/мес');
  await page.getByLabel('Сначала').selectOption('Дороже');
  await expect(lines(page).first()).toContainText('133 000 ₽/мес');
  await page.getByLabel('Сначала').selectOption('Дешевле ядро');
  await expect(lines(page).first()).toContainText('550 ₽ за ядро');
});

test(
  'a machine is named by its processor, and its columns say the rest once',
  byNight('readable-names.test.ts'),
  async ({ page }) => {
    await page.goto(`${DEDICATED}?location=ru-3`);
    const line = lines(page).nth(1);
    await expect(line).toContainText('2 × Intel Xeon E5-2630v3');
    await expect(line).toContainText('16 ядер, 2,4 ГГц');
    await expect(line).not.toContainText('потока');
  },
);

test(
  'the period of a dedicated server is one of its terms, and goes along with the order',
  byNight('one-figure.test.ts'),
  async ({ page }) => {
    await beCustomer(page);
    await page.goto(DEDICATED);
    await page.getByLabel('Оплата').selectOption('P3M');
    await expect(lines(page).first()).toContainText('7 052 ₽/мес');
    await page
      .getByRole('link', { name: 'Создать Intel Xeon E3-1240, 8 ГБ DDR3, 2 × 1 ТБ HDD, Санкт-Петербург' })
      .click();
    await page.getByRole('button', { name: /^Заказать за 7 052 ₽/ }).click();
    await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/dedicated/\\d+\\?paymentPeriod=P3M$`));
    const [made] = await recorded('createDedicatedServer');
    expect(made?.forward?.data).toMatchObject({ preset_id: 3799, payment_period: 'P3M' });
  },
);

test('a machine of parts shows its sum at once, and remembers the parts', async ({ page }) => {
  await page.goto(`${DEDICATED}?period=P1Y`);
  const form = page.getByRole('form', { name: 'Собрать свой' });
  await expect(form.getByRole('status')).toContainText('8 730 ₽/мес');
  await form
    .getByLabel('Память')
    .selectOption({ label: '64 ГБ DDR4, 3 060 ₽'.replaceAll(/(?<=\d) /g, '\u00a0') });
  await form.getByLabel('RAID').selectOption({ index: 2 });
  await expect(form.getByRole('status')).toContainText('11 430 ₽/мес');
  await page.reload();
  await expect(form.getByRole('status')).toContainText('11 430 ₽/мес');
  await form.getByRole('button', { name: 'Посчитать и заказать' }).click();
  await expect(page).toHaveURL(/memory=12&.*raid=32.*/);
  await expect(page).toHaveURL(/term=12/);
  await page.goBack();
  await expect(form.getByRole('status')).toContainText('11 430 ₽/мес');
});

test('a bucket of any size shows its price at once, by slider and by number', async ({ page }) => {
  await page.goto('/services/s3');
  const form = page.getByRole('form', { name: 'Свой объём' });
  await expect(form.getByRole('status')).toContainText('256 ₽/мес');
  await form.getByRole('slider', { name: 'Объём' }).press('ArrowRight');
  await expect(form.getByRole('status')).toContainText('282 ₽/мес');
  const size = form.getByRole('textbox', { name: 'Объём' });
  await size.fill('123');
  await size.press('Enter');
  await expect(size).toHaveValue('130');
  await expect(form.getByRole('status')).toContainText('333 ₽/мес');
  await expect(page).toHaveURL('/services/s3?disk=130');
  await page.getByLabel('Оплата').selectOption('P1M');
  await expect(form.getByRole('status')).toContainText('370 ₽/мес');
  await page.reload();
  await expect(size).toHaveValue('130');
  await form.getByRole('button', { name: 'Посчитать и заказать' }).click();
  await expect(page).toHaveURL(/period=P1M/);
  await expect(page.getByRole('button', { name: /заказать за 370 ₽/ })).toBeVisible();
});

test('a node leads to the smallest cluster with it, at the price its line has told', async ({ page }) => {
  await beCustomer(page);
  await page.goto('/services/kubernetes');
  await expect(page.getByText('K8S Promo', { exact: true })).toBeVisible();
  await expect(page.getByText('1 Rub')).toHaveCount(0);
  await page.getByLabel('Локация').selectOption('Санкт-Петербург');
  await expect(page.getByText('кластер от 1 395 ₽').first()).toBeVisible();
  await page.getByRole('link', { name: 'Создать Worker 1/2/30, Санкт-Петербург' }).click();
  await expect(page.getByRole('heading', { name: 'Заказ кластера Kubernetes' })).toBeVisible();
  await page.getByRole('button', { name: /^Заказать за 1 395 ₽/ }).click();
  await expect(page).toHaveURL(new RegExp(`^${addresses.panel}/kubernetes/\\d+\\?paymentPeriod=P1Y$`));
});

test(
  'both kinds of apps stand in one list, at the chosen period',
  byNight(
    'wake-an-island.spec.ts: what is chosen in a list that sleeps',
    'order-every-product.spec.ts: an app is made in the panel',
  ),
  async ({ page }) => {
    await page.goto('/services/apps?period=P1M');
    await expect(page.getByRole('list', { name: 'Бэкенд' }).getByRole('listitem').first()).toContainText(
      '199 ₽/мес',
    );
    await expect(page.getByRole('list', { name: 'Фронтенд' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('link', { name: /^Заказать Фронтенд 200/ })).toHaveAttribute(
      'href',
      /period=P1M/,
    );
  },
);

test(
  'what an address says in vain is taken out of it, and the rest stays',
  byNight('price-lists.test.ts: no address is too strange'),
  async ({ page }) => {
    await page.goto(`${DEDICATED}?location=mars&min_cpu=7&sort=up&period=P6M&disk=nvme`);
    await expect(page).toHaveURL(`${DEDICATED}?period=P6M&disk=nvme`);
    await expect(page.getByLabel('Оплата')).toHaveValue('P6M');
  },
);

test(
  'an address of last year shows what it has always shown, in the words of today',
  byNight('price-lists.test.ts'),
  async ({ page }) => {
    await page.goto(`${DEDICATED}?min_cores=32&disks=nvme&sort=per-core&show=all&memory=12#tariffs`);
    // `memory` is a part of the machine that is built further below.
    await expect(page).toHaveURL(`${DEDICATED}?sort=core&show=all&memory=12&min_cpu=32&disk=nvme#tariffs`);
    await expect(page.getByLabel('Ядра', { exact: true })).toHaveValue('32');
    await expect(page.getByLabel('Диски', { exact: true })).toHaveValue('nvme');
    await expect(page.getByLabel('Сначала')).toHaveValue('core');
    await expect(lines(page).first()).toContainText('за ядро');
    const found = await lines(page).count();
    await page.goto(`${DEDICATED}?min_cpu=32&disk=nvme&sort=core&show=all#tariffs`);
    await expect(lines(page)).toHaveCount(found);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, count] of [
    [DEDICATED, 37],
    ['/services/load-balancers', 5],
    ['/services/kubernetes', 8],
  ] as const)
    test(
      `${address} shows all of its ${count} lines, and no control that needs scripts`,
      byNightBut(address === DEDICATED, 'browse-price-lists.spec.ts: shows all of its'),
      async ({ page }) => {
        await page.goto(address);
        await expect(page.locator('#tariffs').getByRole('link', { name: /^Заказать / })).toHaveCount(count);
        await expect(page.getByRole('button', { name: /Показать ещё/ })).toBeHidden();
        await expect(page.getByLabel('Оплата')).toBeHidden();
      },
    );

  test('a bucket of any size is still a form', async ({ page }) => {
    await page.goto('/services/s3');
    const form = page.getByRole('form', { name: 'Свой объём' });
    await form.getByRole('textbox', { name: 'Объём' }).fill('120');
    await form.getByRole('button', { name: 'Посчитать и заказать' }).click();
    await expect(page).toHaveURL(/disk=120/);
    await expect(page.getByRole('button', { name: /заказать за 307 ₽/ })).toBeVisible();
  });
});

for (const [colorScheme, addresses] of [
  ['light', [`${DEDICATED}?show=all`, '/services/s3', '/services/apps']],
  [
    'dark',
    [`${DEDICATED}?location=fr-1&max_price=10000`, '/services/load-balancers', '/services/kubernetes'],
  ],
] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const address of addresses)
      test(
        `${address} has no accessibility violation, also on a phone`,
        byNightBut(
          // Of dedicated servers those of one place: its lines are those of all, of which there are ten times as many.
          address.startsWith(`${DEDICATED}?location`) || address === '/services/s3',
          'browse-price-lists.spec.ts: has no accessibility violation',
        ),
        async ({ page }) => {
          await page.goto(address);
          expect(await violations(page, { within: '#tariffs' })).toEqual([]);
          await page.setViewportSize({ width: 360, height: 740 });
          await page.reload();
          expect(await violations(page, { within: '#tariffs' })).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
        },
      );
  });

function lines(page: Page) {
  return page.getByRole('list', { name: 'Тарифы' }).getByRole('listitem');
}
