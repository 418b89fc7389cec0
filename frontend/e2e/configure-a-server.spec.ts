import { expect, type Locator, type Page, test } from '@playwright/test';
import { byNight, byNightBut } from './by-night';
import { recorded, resetProvider } from './provider';
import { violations } from './violations';
import { beCustomer, expectServerInPanel } from './visitor';

const PAGE = '/services/cloud-servers';

test.beforeEach(resetProvider);

test('it opens on Moscow with the first amounts, an address and a year, and says what the price is made of', async ({
  page,
}) => {
  await open(page);
  await expect(form(page).getByLabel('Локация')).toHaveValue('ru-3');
  await expectServer(page, { cpu: 2, ram: 4, disk: 50 });
  await expect(form(page).getByRole('switch')).toBeChecked();
  await expect(form(page).getByLabel('Срок оплаты')).toHaveValue('P1Y');
  await expectBreakdown(page, [300, 200, 500, 180, -118, 1062]);
  await expect(form(page).getByText('За год дешевле на 1 416 ₽')).toBeVisible();
  await expect(form(page).getByText('2 × 3,3 ГГц')).toBeVisible();
});

test('by keyboard: memory follows the cores and comes back when they go, and each line adds up', async ({
  page,
}) => {
  await open(page);
  await slider(page, 'Процессор').focus();
  await page.keyboard.press('End');
  // In Moscow a core has at least 2 GB.
  await expectServer(page, { cpu: 32, ram: 64, disk: 50 });
  await expectSum(page);
  await page.keyboard.press('Home');
  await expectServer(page, { cpu: 1, ram: 4, disk: 50 });
  await page.keyboard.press('ArrowRight');
  await slider(page, 'Диск NVMe').focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowLeft');
  await expectSum(page);
  await slider(page, 'Память').focus();
  await page.keyboard.press('Home');
  await expectServer(page, { cpu: 2, ram: 4, disk: Number(await number(page, 'Диск NVMe').inputValue()) });
});

test('a typed number goes up to a step and stays within the limits; what is no number changes nothing', async ({
  page,
}) => {
  await open(page);
  for (const [typed, becomes] of [
    ['51', '55'],
    ['1', '15'],
    ['99999', '1200'],
    ['1 000', '1000'],
    ['60,5', '65'],
    ['много', '65'],
    ['-', '65'],
  ] as const) {
    await type(page, 'Диск NVMe', typed);
    await expect(number(page, 'Диск NVMe')).toHaveValue(becomes);
    await expect(slider(page, 'Диск NVMe')).toHaveValue(becomes);
  }
  await type(page, 'Память', '1');
  await expect(number(page, 'Память')).toHaveValue('4');
  await type(page, 'Процессор', '6');
  await expect(number(page, 'Память')).toHaveValue('12');
  await expectSum(page);
});

test(
  'Germany begins with 2 cores, 4 GB and 50 GB, and needs 1 GB a core',
  byNight('configure-a-server.spec.ts: it opens on Moscow', 'server-build.test.ts'),
  async ({ page }) => {
    await open(page);
    await form(page).getByLabel('Локация').selectOption('Германия');
    await expectServer(page, { cpu: 2, ram: 4, disk: 50 });
    await expect(form(page).getByText('Не меньше 1 ГБ на ядро')).toBeVisible();
    await type(page, 'Процессор', '8');
    await expectServer(page, { cpu: 8, ram: 8, disk: 50 });
  },
);

test('where a location has two kinds of processor, one of them is chosen', async ({ page }) => {
  await open(page);
  await form(page).getByLabel('Локация').selectOption('Санкт-Петербург');
  await expect(form(page).getByLabel('High CPU')).toBeChecked();
  await expect(form(page).getByText('2 × 5 ГГц')).toBeVisible();
  await expect(slider(page, 'Процессор')).toHaveAttribute('max', '16');
  await form(page).getByLabel('High CPU').focus();
  await page.keyboard.press('ArrowRight');
  await expect(form(page).getByLabel('Dedicated CPU')).toBeChecked();
  await expect(form(page).getByLabel('Dedicated CPU')).toBeFocused();
  await expect.poll(async () => (await breakdown(page))[0]).toBe(3400);
  await form(page).getByLabel('Локация').selectOption('Нидерланды');
  await expect(form(page).getByText('Линейка')).toBeHidden();
  await expect(page).toHaveURL(/configurator_id=77/);
});

test('address and period change the price, and what a year would save is said', async ({ page }) => {
  await open(page);
  await form(page).getByRole('switch').click();
  await expectBreakdown(page, [300, 200, 500, -100, 900]);
  await form(page).getByLabel('Срок оплаты').selectOption('P1M');
  await expectBreakdown(page, [300, 200, 500, 1000]);
  await expect(form(page).getByText('При оплате за год дешевле на 1 200 ₽')).toBeVisible();
  await form(page).getByLabel('Срок оплаты').selectOption('P3M');
  await expect(form(page).getByText('За 3 месяца дешевле на 90 ₽')).toBeVisible();
  await expect(page).toHaveURL(/period=P3M&is_floating_ip=false/);
});

test('what was built is still there after a reload, and after the back button', async ({ page }) => {
  await open(page);
  await form(page).getByLabel('Локация').selectOption('Нидерланды');
  await type(page, 'Процессор', '6');
  await type(page, 'Диск NVMe', '101');
  await form(page).getByLabel('Система').selectOption('Debian 12');
  await form(page).getByRole('switch').click();
  await expect(page).toHaveURL(
    /configurator_id=77&cpu=6&ram=6&disk=105&os=95&period=P1Y&is_floating_ip=false/,
  );
  await expectSum(page);
  const lines = await breakdown(page);
  await page.reload();
  await expectServer(page, { cpu: 6, ram: 6, disk: 105 });
  await expectBreakdown(page, lines);
  await form(page)
    .getByRole('button', { name: /^Заказать/ })
    .click();
  await expect(page).toHaveURL(/\/registration\?.*configurator_id=77.*/);
  await page.goBack();
  await expectServer(page, { cpu: 6, ram: 6, disk: 105 });
  await expect(form(page).getByLabel('Система')).toHaveValue('95');
  await expect(form(page).getByRole('switch')).not.toBeChecked();
});

test.describe('a link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('restores everything, and says when the price has changed since', async ({ page }) => {
    await open(page);
    await form(page).getByText('Dedicated CPU').click();
    await type(page, 'Процессор', '3');
    await form(page).getByRole('button', { name: 'Скопировать ссылку' }).click();
    await expect(page.getByText('Ссылка скопирована')).toBeVisible();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.hash).toBe('#configurator');
    const price = await priceOnButton(page);
    expect(link.searchParams.get('price')).toBe(String(price));

    await page.goto('/');
    await page.goto(link.href);
    await expectServer(page, { cpu: 3, ram: 4, disk: 50 });
    await expect(form(page).getByLabel('Dedicated CPU')).toBeChecked();
    await expect(form(page).getByText('Цена изменилась')).toBeHidden();

    link.searchParams.set('price', '1234.5');
    await page.goto('/');
    await page.goto(link.href);
    const then = form(page).getByText(/было 1\s234,5\s₽\/мес, стало 5\s\d{3}\s₽\/мес/);
    await expect(then).toBeVisible();
    // It speaks of the link, and goes with the first change.
    await type(page, 'Процессор', '4');
    await expect(then).toBeHidden();
    await expect(page).toHaveURL((address) => !address.searchParams.has('price'));
  });
});

test(
  'where the clipboard is closed a prompt holds the link',
  byNight('use-the-shell.spec.ts: where the clipboard is closed', 'copy-text.test.ts'),
  async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await open(page);
    const asked = page.waitForEvent('dialog');
    const pressed = form(page).getByRole('button', { name: 'Скопировать ссылку' }).click();
    const dialog = await asked;
    expect(dialog.defaultValue()).toMatch(/configurator_id=150.*cpu=2&ram=4&disk=50.*#configurator$/);
    await dialog.dismiss();
    await pressed;
  },
);

test.describe('an address of what is not sold leads to the nearest that is', () => {
  for (const [query, server, words] of [
    ['configurator_id=150&cpu=8&ram=1&disk=51', { cpu: 8, ram: 16, disk: 55 }, 'Так сервер не собрать'],
    ['configurator_id=999&cpu=2&ram=4&disk=50', { cpu: 2, ram: 4, disk: 50 }, 'Показан ближайший: Москва'],
    ['configurator_id=150&cpu=abc&ram=&disk=-5', { cpu: 2, ram: 4, disk: 50 }, undefined],
    ['configurator_id=79&cpu=2&ram=4&disk=50&os=1', { cpu: 2, ram: 4, disk: 50 }, 'Выбрана Ubuntu 24.04'],
    ['configurator_id=%00&cpu=9e9&price=x&period=P9Y', { cpu: 2, ram: 4, disk: 50 }, 'ближайший'],
  ] as const)
    test(query, async ({ page }) => {
      await page.goto(`${PAGE}?${query}`);
      await expectServer(page, server);
      if (words) await expect(form(page).getByText(words)).toBeVisible();
      else await expect(form(page).getByRole('status').filter({ hasText: 'ссылк' })).toBeHidden();
    });
});

test(
  'a customer orders it, and the provider gets memory and disk in MB',
  byNight('order-from-a-card.spec.ts', 'server-body.test.ts'),
  async ({ page }) => {
    await beCustomer(page);
    await open(page);
    await form(page).getByLabel('Локация').selectOption('Германия');
    await type(page, 'Процессор', '3');
    await type(page, 'Память', '7');
    await type(page, 'Диск NVMe', '61');
    const total = await priceOnButton(page);
    await form(page)
      .getByRole('button', { name: /^Создать/ })
      .click();
    const order = page.getByRole('button', { name: /^Заказать за/ });
    expect(Number((await order.textContent())?.replace(/\D/g, ''))).toBe(total);
    await order.click();
    await expectServerInPanel(page);
    const [request] = await recorded('createServer');
    expect(request?.forward?.data).toMatchObject({
      configuration: { configurator_id: 79, cpu: 3, ram: 7 * 1024, disk: 65 * 1024 },
      os_id: 99,
      network: { floating_ip: 'create_ip' },
      availability_zone: 'fra-1',
    });
  },
);

test('above the limit the button asks, and a customer finds the request', async ({ page }) => {
  await beCustomer(page);
  await open(page);
  await type(page, 'Процессор', '16');
  await expect(form(page).getByRole('button', { name: /^Создать/ })).toBeVisible();
  await type(page, 'Процессор', '17');
  await expect(form(page).getByText('Больше 16 ядер собираем по заявке')).toBeVisible();
  await form(page).getByRole('button', { name: 'Оставить заявку' }).click();
  await expect(page.getByRole('heading', { name: 'Заявка на создание VDS' })).toBeVisible();
  await expect(page.getByRole('definition')).toContainText(['17 × 3,3 ГГц', '34 ГБ', '50 ГБ NVMe']);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap on a slider moves it, targets are large, and the price is always at the bottom edge', async ({
    page,
  }) => {
    await open(page);
    const cores = slider(page, 'Процессор');
    await cores.scrollIntoViewIfNeeded();
    const box = await cores.boundingBox();
    if (!box) throw new Error('the slider is nowhere');
    expect(box.height).toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(async () => Number(await cores.inputValue())).toBeGreaterThan(10);
    await expectSum(page);
    for (const control of await form(page).locator('input:visible, select, button:visible').all()) {
      const target = (await control.getAttribute('role')) === 'switch' ? control.locator('..') : control;
      if ((await control.getAttribute('type')) === 'radio') continue;
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const button = form(page).getByRole('button', { name: /^(Заказать|Оставить заявку)/ });
    for (const name of ['Процессор', 'Диск NVMe']) {
      await slider(page, name).evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a form with every place, and its amounts lead to the nearest that are sold', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await form(page).getByLabel('Локация').filter({ visible: true }).selectOption('Германия, Premium');
    await number(page, 'Процессор').fill('8');
    await number(page, 'Память').fill('1');
    await number(page, 'Диск NVMe').fill('51');
    await form(page).getByLabel('Срок оплаты').selectOption('P1M');
    await form(page)
      .getByRole('button', { name: /^Заказать/ })
      .click();
    await page.getByRole('link', { name: '8 ядер, 8 ГБ памяти, диск 55 ГБ' }).click();
    await expect(page.getByRole('button', { name: /^Создать аккаунт и заказать за/ })).toBeVisible();
    await expect(page).toHaveURL(/configurator_id=79.*period=P1M|period=P1M.*configurator_id=79/);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test(
      'no accessibility violation and no sideways scroll on a phone',
      byNightBut(colorScheme === 'light', 'configure-a-server.spec.ts: no accessibility violation'),
      async ({ page }) => {
        await page.goto(`${PAGE}?configurator_id=67&cpu=20&ram=4&disk=50&price=1`);
        await expect(form(page).getByText('Цена изменилась')).toBeVisible();
        expect(await violations(page, { within: '#configurator' })).toEqual([]);
        await page.setViewportSize({ width: 360, height: 740 });
        expect(await violations(page, { within: '#configurator' })).toEqual([]);
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(excess).toBe(0);
      },
    );
  });
}

/** Ready for the first move: what the address asks for can only be seen once the scripts are there. */
async function open(page: Page): Promise<void> {
  await page.goto(`${PAGE}?configurator_id=150&price=1`);
  await expect(form(page).getByText('Цена изменилась')).toBeVisible();
}

function form(page: Page): Locator {
  return page.getByRole('form', { name: 'Своя конфигурация' });
}

function slider(page: Page, name: string): Locator {
  return form(page).getByRole('slider', { name });
}

function number(page: Page, name: string): Locator {
  return form(page).getByRole('textbox', { name });
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await number(page, name).fill(text);
  await number(page, name).press('Enter');
}

async function expectServer(page: Page, server: { cpu: number; ram: number; disk: number }): Promise<void> {
  await expect(number(page, 'Процессор')).toHaveValue(String(server.cpu));
  await expect(number(page, 'Память')).toHaveValue(String(server.ram));
  await expect(number(page, 'Диск NVMe')).toHaveValue(String(server.disk));
}

async function priceOnButton(page: Page): Promise<number> {
  const button = form(page).getByRole('button', { name: /^(Заказать|Создать) за/ });
  return Number((await button.textContent())?.replace(/\D/g, ''));
}

/** The amounts of the breakdown in roubles, the total last. */
async function breakdown(page: Page): Promise<number[]> {
  const amounts = await form(page).locator('dl dd').allInnerTexts();
  return amounts.map((text) =>
    Number(
      text
        .replace('−', '-')
        .replace(',', '.')
        .replace(/[^\d.-]/g, ''),
    ),
  );
}

/** It follows a frame behind the controls. */
async function expectBreakdown(page: Page, lines: readonly number[]): Promise<void> {
  await expect.poll(() => breakdown(page)).toEqual(lines);
}

async function expectSum(page: Page): Promise<void> {
  await expect(async () => {
    const lines = await breakdown(page);
    const total = lines.pop();
    expect(lines.reduce((sum, line) => sum + line, 0)).toBe(total);
  }).toPass();
}
