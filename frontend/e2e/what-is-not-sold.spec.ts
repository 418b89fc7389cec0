import { expect, test } from '@playwright/test';
import { byNightBut } from './by-night';
import { changeCatalogue, recorded, resetProvider } from './provider';
import { addresses } from './stand';
import { beCustomer, fillPerson } from './visitor';

test.beforeEach(resetProvider);
test.afterEach(resetProvider);

const SOLD_OUT = '/registration?auth=registrationVds&preset=4245&os=115&period=P3M&is_floating_ip=false';
const SUCCESSOR = 'Тариф, на который вела ссылка, больше не продаётся. Вот тот, что пришёл ему на смену.';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test(
      'a sold-out tariff offers the nearest one and keeps everything else',
      byNightBut(!javaScriptEnabled, 'what-is-not-sold.spec.ts: a sold-out tariff offers'),
      async ({ page }) => {
        await page.goto(`${SOLD_OUT}&email=olga%40example.ru`);
        await expect(page.getByRole('heading', { name: 'Нет в наличии', level: 1 })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Cloud NSK 80' })).toBeVisible();
        await page.getByRole('link', { name: 'Взять Cloud NSK 100' }).click();
        const query = new URL(page.url()).searchParams;
        expect(Object.fromEntries(query)).toMatchObject({
          ...{ preset: '4247', os: '115', period: 'P3M', is_floating_ip: 'false', email: 'olga@example.ru' },
        });
        await expect(page.getByRole('heading', { name: 'Cloud NSK 100' })).toBeVisible();
        await expect(page.getByLabel('Почта')).toHaveValue('olga@example.ru');
      },
    );

    test(
      'the link of a retired tariff leads to its successor and says so',
      byNightBut(!javaScriptEnabled, 'follow-successors.test.ts'),
      async ({ page }) => {
        await page.goto('/registration?auth=registrationVds&preset=1921&period=P1M');
        expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
          ...{ preset: '2453', period: 'P1M', retired: '1921' },
        });
        await expect(page.getByText(SUCCESSOR)).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Cloud 50' })).toBeVisible();
      },
    );
  });
}

test('a retired link is answered with 307, also where tariffs are compared', async ({ request, page }) => {
  const order = await request.get('/registration?auth=registrationVds&preset=1921&intent=x', {
    maxRedirects: 0,
  });
  expect(order.status()).toBe(307);
  const compare = await request.get('/services/cloud-servers?compare=2455,1921&location=ru-1', {
    maxRedirects: 0,
  });
  expect(compare.status()).toBe(307);
  const target = new URL(compare.headers().location ?? '', addresses.site).searchParams;
  expect(Object.fromEntries(target)).toEqual({ compare: '2455,2453', location: 'ru-1', retired: '1921' });
  expect((await request.get('/services/cloud-servers?compare=2455', { maxRedirects: 0 })).status()).toBe(200);
  await page.goto('/services/cloud-servers?compare=1921');
  await expect(page.getByText(SUCCESSOR)).toBeVisible();
});

test('a tariff that is neither sold nor retired leads to the price list', async ({ page }) => {
  await page.goto('/registration?auth=registrationVds&preset=999999');
  await expect(page.getByRole('heading', { name: 'Такой сервер не продаётся' })).toBeVisible();
  await page.getByRole('link', { name: 'К тарифам' }).click();
  await expect(page).toHaveURL(/\/services\/cloud-servers#tariffs$/);
});

test('a customer’s link of a retired tariff leads to the order of its successor', async ({ page }) => {
  await beCustomer(page);
  await page.goto('/order?auth=registrationVds&preset=1921');
  await expect(page.getByText(SUCCESSOR)).toBeVisible();
  await expect(page.getByRole('button', { name: /Заказать за/ })).toBeVisible();
});

test('a tariff that ends between the page and the click makes nothing and offers the nearest', async ({
  page,
}) => {
  await beCustomer(page);
  await page.goto('/order?auth=registrationVds&preset=2451&period=P6M');
  await changeCatalogue({ product: 'servers', id: 2451, available: false });
  await page.getByRole('button', { name: /Заказать за/ }).click();
  await expect(page.getByText('Нет в наличии: тариф закончился')).toBeVisible();
  const orders = await recorded('createServer');
  expect(orders.map(({ status }) => status)).toEqual([409]);
  await page.getByRole('link', { name: 'Взять Cloud 50' }).click();
  await expect(page.getByRole('heading', { name: 'Cloud 50' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('period')).toBe('P6M');
});

test('so does one that ends while a visitor registers', async ({ page }) => {
  await page.goto('/registration?auth=registrationVds&preset=2451');
  await changeCatalogue({ product: 'servers', id: 2451, available: false });
  await fillPerson(page);
  await page.getByRole('button', { name: /Создать аккаунт и заказать/ }).click();
  await expect(page.getByText('Нет в наличии: тариф закончился')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Взять Cloud 50' })).toBeVisible();
});

test('search engines are told live offers', async ({ request }) => {
  for (const [path, lowPrice] of [
    // (350 + 180) × 0.9
    ['/services/cloud-servers', 477],
    ['/services/databases', undefined],
  ] as const) {
    const html = await (await request.get(path)).text();
    const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const product = texts
      .map(([, text]) => JSON.parse(text ?? ''))
      .find((thing) => thing['@type'] === 'Product');
    expect(product.offers).toMatchObject({
      ...{ '@type': 'AggregateOffer', priceCurrency: 'RUB', availability: 'https://schema.org/InStock' },
      ...(lowPrice !== undefined && { lowPrice }),
    });
    expect(product.offers.highPrice).toBeGreaterThan(product.offers.lowPrice);
    expect(product.offers.offerCount).toBeGreaterThan(6);
    expect(product.url).toBe(new URL(path, product.url).href);
  }
});
