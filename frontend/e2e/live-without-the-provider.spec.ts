import { expect, type Locator, type Page, test } from '@playwright/test';
import { byNightBut } from './by-night';
import { openShopUnderFire, type ShopUnderFire } from './once/shop-under-fire';
import { OPENING_MS } from './patience';

const WORDS = 'При загрузке тарифов что-то пошло не так, попробуйте обновить страницу или повторить позднее';
const CATALOGUE = [
  ...['listServerPresets', 'listServerConfigurators', 'listOs', 'listSoftware', 'listDatabasePresets'],
  ...['listStoragePresets', 'listStorageConfigurators', 'listBalancerPresets', 'listClusterPresets'],
  ...['listClusterConfigurators', 'listClusterVersions', 'listDedicatedPresets', 'listDedicatedServices'],
  ...['getDedicatedConfigurator', 'listAppPresets', 'listAppFrameworks'],
];
const ELEVEN_MINUTES_MS = 11 * 60_000;

let shop: ShopUnderFire;

test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  shop = await openShopUnderFire({ instances: 1, redisUrl: undefined });
});
test.afterAll(() => shop?.close());

// A start costs more than most of these: whoever needs an instance that has never seen a price says so, and those behind it ask for what nobody has asked for yet.
test.beforeEach(comeBack);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('servers that have never been loaded say so in a modal, and are there on request once the provider is', async ({
      page,
    }) => {
      await forgetPrices();
      await goDown();
      await page.goto(address('/services/cloud-servers'));
      await expect(page.getByRole('heading', { name: 'Облачные серверы', level: 1 })).toBeVisible();
      const modal = page.getByRole('dialog', { name: 'Ошибка!' });
      await expect(modal).toContainText(WORDS);
      await modal.getByRole('button', { name: 'Понятно' }).click();
      await expect(modal).toBeHidden();
      await expect(again(page)).toBeVisible();

      await comeBack();
      await again(page).click();
      await expect(page.getByRole('link', { name: 'Заказать Cloud 50' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByText(/^Цены на \d\d:\d\d/)).toBeVisible();
    });

    test(
      'databases that have never been loaded say so quietly, and keep what was chosen',
      byNightBut(
        javaScriptEnabled,
        'live-without-the-provider.spec.ts: databases that have never been loaded say so quietly',
      ),
      async ({ page }) => {
        await goDown();
        await page.goto(address('/services/databases?type=redis'));
        await expect(
          page.getByRole('heading', { name: 'Тарифы баз данных сейчас не загрузились' }),
        ).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await Promise.all([page.waitForEvent('load'), again(page).click()]);
        await expect(again(page)).toBeVisible();
        await comeBack();
        await tryUntilThere(page, page.getByRole('link', { name: /^Заказать Redis/ }).first());
        await expect(page).toHaveURL(address('/services/databases?type=redis#tariffs'));
      },
    );

    test(
      'prices that were loaded once stay, also when their page is made anew meanwhile',
      byNightBut(javaScriptEnabled, 'live-without-the-provider.spec.ts: prices that were loaded once stay'),
      async ({ page }) => {
        await page.goto(address('/services/cloud-servers'));
        await goDown();
        await askAgain('/services/cloud-servers');
        await page.reload();
        await expect(page.getByRole('link', { name: 'Заказать Cloud 50' })).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    );
  });
}

test('a process that has never seen a price keeps the page of the one before it', async ({ page }) => {
  const offer = page.getByRole('link', { name: /^Заказать MySQL/ }).first();
  await page.goto(address('/services/databases'));
  await expect(offer).toBeVisible();
  await shop.sites[0]?.kill();
  shop.sites[0]?.start();
  await goDown();
  await expect
    .poll(() =>
      fetch(address('/registration?auth=login'))
        .then(({ ok }) => ok)
        .catch(() => false),
    )
    .toBe(true);
  expect(await askAgain('/services/databases')).toBe(303);
  await page.goto(address('/services/databases'));
  await expect(offer).toBeVisible();
});

test('a page made during an outage heals by itself within seconds', async ({ request }) => {
  await forgetPrices();
  await goDown();
  const html = async () => (await request.get(address('/services/databases'))).text();
  expect(await html()).toContain('не загрузились');
  await comeBack();
  await expect.poll(html, { timeout: 10_000 }).toContain('Заказать MySQL');
});

test('a configurator that cannot be loaded leaves the rest of its page', async ({ page }) => {
  await goDown(['listStorageConfigurators']);
  await page.goto(address('/services/s3'));
  await expect(page.getByRole('heading', { name: 'Конфигуратор сейчас не загрузился' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Заказать S3/ }).first()).toBeVisible();
});

test('prices older than ten minutes are called the last known, but not before they are asked for anew', async ({
  page,
}) => {
  await page.goto(address('/services/cloud-servers'));
  await goDown();
  await page.clock.install({ time: Date.now() + ELEVEN_MINUTES_MS });
  await page.reload();
  const warning = page.getByText('последние известные цены');
  // Whoever does not look at prices is told nothing of them.
  await page.getByText(/^Цены на/).scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Цены на/)).toBeVisible();
  await expect(warning).toBeHidden();
  await page.clock.runFor(30_000);
  await expect(warning).toBeVisible();
});

test('what a search engine is told keeps its defaults', async ({ request }) => {
  await forgetPrices();
  await goDown();
  const html = await (await request.get(address('/services/cloud-servers'))).text();
  const product = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, text]) => JSON.parse(text ?? ''))
    .find((thing) => thing['@type'] === 'Product');
  expect(product.offers).toMatchObject({ highPrice: 133_590, offerCount: 7, priceCurrency: 'RUB' });
});

test('the feed answers from its last copy, and with 503 when there is none', async ({ request }) => {
  await forgetPrices();
  await goDown();
  const cold = await request.get(address('/prices.json'));
  expect(cold.status()).toBe(503);
  expect(cold.headers()['retry-after']).toBe('30');
  expect((await cold.json()).error.code).toBe('prices_unavailable');
  expect((await request.get(address('/prices.csv'))).status()).toBe(503);
  await comeBack();
  // Whoever has just failed is left alone for a moment.
  await expect.poll(async () => (await request.get(address('/prices.json'))).status()).toBe(200);
  const warm = await request.get(address('/prices.json'));
  await goDown();
  const last = await request.get(address('/prices.json'));
  expect(last.status()).toBe(200);
  // A question left over from the outage may have brought a copy a moment younger.
  const [before, after] = [await warm.json(), await last.json()];
  expect(Math.abs(Date.parse(after.asOf) - Date.parse(before.asOf))).toBeLessThan(1_000);
});

test('too many tries only lead back', async () => {
  const asked = () => shop.creations('listDatabasePresets');
  const before = await asked();
  for (let count = 0; count < 6; count += 1) expect(await askAgain('/services/databases')).toBe(303);
  const sixTries = await asked();
  expect(sixTries).toBeGreaterThanOrEqual(before + 6);
  expect(await askAgain('/services/databases')).toBe(303);
  expect(await asked()).toBe(sixTries);
});

test('only a form asks for a page to be made again', async ({ request }) => {
  const answer = await request.post(address('/api/try-again'), { data: { page: '/services/databases' } });
  expect(answer.status()).toBe(415);
});

function address(path: string): string {
  return `${shop.sites[0]?.origin}${path}`;
}

/** A provider that has just failed is left alone for a moment, so the first press may still be too early. */
async function tryUntilThere(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    if (await again(page).isVisible()) await again(page).click();
    await expect(wanted).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

function again(page: Page) {
  return page.locator('#tariffs').getByRole('button', { name: 'Повторить' });
}

async function askAgain(page: string): Promise<number> {
  const body = new URLSearchParams({ page });
  const answer = await fetch(address('/api/try-again'), { method: 'POST', body, redirect: 'manual' });
  return answer.status;
}

async function goDown(endpoints = CATALOGUE): Promise<void> {
  await shop.post('/storms', { seed: 1, share: 1, endpoints, kinds: ['status'] });
}

async function forgetPrices(): Promise<void> {
  await shop.sites[0]?.startAnew();
}

async function comeBack(): Promise<void> {
  await shop.control('/faults', { method: 'DELETE' });
}
