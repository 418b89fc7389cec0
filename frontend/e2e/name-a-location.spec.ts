import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startPlans } from '@vitrina/provider-plans/sandbox';
import { openPublishShop } from '../../scripts/publish-shop.mjs';
import { openPanel, SEEN_WITHIN_MS } from '../../scripts/publishing.mjs';
import { ownPorts, WORKER } from './own-ports';
import { OPENING_MS } from './patience';
import { Person } from './roles/person';

/** A shop at a provider whose regions no one has described: what they are called is written in the panel. */
let plans: Awaited<ReturnType<typeof startPlans>>;
let shop: Awaited<ReturnType<typeof openPublishShop>>;
let site: string;

const TARIFFS = '/services/cloud-servers';
const SETTINGS = '/content-manager/single-types/api::commerce.commerce-settings';
const NAMED = {
  locations: [
    { code: 'fra', name: 'Франкфурт', longitude: 8.68, latitude: 50.11, search_words: 'франкфурт, fra' },
    { code: 'msk', name: 'Москва', longitude: 37.62, latitude: 55.75, search_words: 'москв' },
  ],
  server_families: [{ code: 'premium', name: 'На все случаи', text: 'Один сервер на всё.' }],
  configurator_rules: [{ configurator_id: '150', min_ram_per_core_gb: 2 }],
  build_location: '',
  // One that this provider does not sell stops the publishing.
  retired_presets: [],
};

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  plans = await startPlans({ port: 0, password: 'password-of-plans' });
  shop = await openPublishShop({
    data: join(tmpdir(), `vitrina-e2e-name-${WORKER}`),
    ports: ownPorts(1),
    siteEnvOf: () => ({
      PROVIDER_ADAPTER: 'plans',
      ...{ PROVIDER_API_URL: plans.url, LANDING_API_URL: plans.url, ENRICHMENT_URL: '' },
      PANEL_URL: `${plans.url}/panel`,
    }),
  });
  site = shop.sites[0]?.origin ?? '';
});

test.afterAll(async () => {
  await shop?.close();
  await plans?.close();
});

test('what is sold in a place without a name is sold under its code, and the marketer is told', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${site}${TARIFFS}`);
  await expect(page.getByLabel('Локация')).toHaveValue('msk');
  await expect(page.getByLabel('Локация').getByRole('option')).toHaveText(['msk', 'fra', 'sgp']);

  const marketer = await Person.enter(browser, shop.cms.origin, 'marketer');
  await marketer.open(SETTINGS);
  for (const code of ['msk', 'fra', 'sgp'])
    await expect(
      marketer.page.getByText(`Провайдер продаёт в локации ${code}, но названия у неё нет.`),
    ).toBeVisible();

  const panel = await openPanel(shop.cms.origin, 'marketer');
  await panel.setSingle('commerce.commerce-settings', NAMED);
  await marketer.open(SETTINGS);
  await expect(marketer.button('Франкфурт')).toBeVisible();
  await marketer.page.context().close();
  // A draft names nothing.
  expect(await textOf(TARIFFS)).toMatch(option('fra', 'fra'));
});

test('once they are named, pages, search, feed and order call them so, in that order', async ({ page }) => {
  const panel = await openPanel(shop.cms.origin, 'marketer');
  await panel.publishSingle('commerce.commerce-settings');
  await expect.poll(() => textOf(TARIFFS), { timeout: SEEN_WITHIN_MS }).toMatch(option('fra', 'Франкфурт'));
  await page.goto(`${site}${TARIFFS}`);
  const location = page.getByLabel('Локация');
  await expect(location.getByRole('option')).toHaveText(['Франкфурт', 'Москва', 'sgp']);
  await location.selectOption({ label: 'Москва' });
  // Drawn by the island from here on.
  await expect(page.getByRole('tablist', { name: 'Линейки тарифов: Москва' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'На все случаи' })).toBeVisible();
  await expect(page.getByText('Один сервер на всё.')).toBeVisible();
  expect(page.url()).toContain('location=msk');

  const feed = await (await fetch(`${site}/prices.json`)).json();
  const names = new Set(feed.offers.map(({ locationName }: { locationName: string }) => locationName));
  expect(names).toEqual(new Set(['Франкфурт', 'Москва', 'sgp']));

  await page.goto(`${site}/search?q=${encodeURIComponent('2 ядра 4 гб в москве')}`);
  const found = page.getByRole('link', { name: /Серверы: от 2.ядер, от 4.ГБ памяти, Москва/ });
  await expect(found).toHaveAttribute('href', /location=msk/);

  // The map knows where the two are, and nothing of the third.
  await page.goto(`${site}/`);
  await expect(page.getByRole('radio', { name: 'sgp' })).toBeAttached();
  await expect(page.locator('svg [data-place="msk"]').first()).toBeAttached();
  await expect(page.locator('svg [data-place="sgp"]')).toHaveCount(0);

  await page.goto(`${site}/registration?auth=registrationVds&preset=s1`);
  await expect(page.getByRole('main')).toContainText('Москва');
});

test('two years are offered and a quarter is not, once a marketer says so, and an old link is led on', async ({
  browser,
  page,
}) => {
  const marketer = await Person.enter(browser, shop.cms.origin, 'marketer');
  const payment_periods = [
    { code: 'P1M', multiplier: 1 },
    { code: 'P1Y', multiplier: 0.9 },
    { code: 'P2Y', multiplier: 0.8 },
  ];
  const publishing = `${SETTINGS}/actions/publish`;
  const asked = await (await marketer.ask('POST', publishing, { payment_periods })).json();
  const confirmation = asked.error?.details.prices?.confirmation;
  expect(asked.error?.message).toContain('3 месяца');
  await marketer.ask('POST', publishing, { payment_periods }, { 'x-vitrina-confirmed-prices': confirmation });
  await marketer.page.context().close();
  await expect.poll(() => textOf(TARIFFS), { timeout: SEEN_WITHIN_MS }).toMatch(/<option value="P2Y"/);

  await page.goto(`${site}${TARIFFS}?location=msk&period=P3M`);
  const payment = page.getByLabel('Оплата');
  await expect(payment.getByRole('option')).toHaveText([
    ...['Помесячно', 'За год, −10 %', 'За 2 года, −20 %'],
  ]);
  // What is not offered is corrected in place.
  await expect(page).toHaveURL(/location=msk(?!.*P3M)/);
  await payment.selectOption('P2Y');
  const ordering = page.getByRole('link', { name: 'Заказать Small 1', exact: true });
  // ceil((1000 + 180) × 0.8)
  await expect(page.getByText('944 ₽').first()).toBeVisible();
  await ordering.click();
  await expect(page).toHaveURL(/period=P2Y/);
  await expect(page.getByRole('main')).toContainText('за 2 года');

  // The choice holds on the other pages, before any of their scripts.
  await page.goto(`${site}/`);
  await expect(page.locator('html')).toHaveAttribute('data-price-period', 'P2Y');
  const prices = page.getByRole('region', { name: 'Цены на сегодня' });
  await expect(prices.locator('[data-in-period=P2Y]').first()).toBeVisible();
  await expect(prices.locator('[data-in-period=P1Y]').first()).toBeHidden();
  // A choice that was kept and is not offered any more is none.
  await page.evaluate(() => localStorage.setItem('vitrina-prices', 'P3M with'));
  await page.goto(`${site}/`);
  await expect(prices.locator('[data-in-period=P1Y]').first()).toBeVisible();
  await expect(prices.locator('[data-in-period=P2Y]').first()).toBeHidden();

  await page.goto(`${site}/registration?auth=registrationVds&preset=s1&period=P3M`);
  await expect(page.getByRole('heading', { name: 'Такого срока оплаты больше нет' })).toBeVisible();
  await page.getByRole('link', { name: 'Оплатить за год' }).click();
  await expect(page).toHaveURL(/period=P1Y/);
  await expect(page.getByRole('main')).toContainText('Small 1');
});

test('a card of the panel and a card in an article sell a server by the word that the provider has for it', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const PRESET = 'commerce.static-preset';
  const [panel, desk] = [
    await openPanel(shop.cms.origin, 'marketer'),
    await openPanel(shop.cms.origin, 'editor'),
  ];
  const card = await panel.create(PRESET, {
    ...{ code: 'fra-micro', title: 'Микро во Франкфурте', group: 'frankfurt', preset_id: 'm1-fra' },
  });
  const marketer = await Person.enter(browser, shop.cms.origin, 'marketer');
  await marketer.open(`/content-manager/collection-types/api::${PRESET}/${card}`);
  await expect(marketer.page.getByRole('combobox', { name: 'Тариф провайдера' })).toHaveValue(/Micro 1 FRA/);
  await marketer.page.context().close();
  await panel.publish(PRESET, card);
  await expect.poll(() => textOf(TARIFFS), { timeout: SEEN_WITHIN_MS }).toContain('Микро во Франкфурте');
  await page.goto(`${site}${TARIFFS}`);
  await page.getByRole('link', { name: 'Заказать Микро во Франкфурте' }).click();
  await expect(page).toHaveURL(/preset=m1-fra/);
  await expect(page.getByRole('main')).toContainText('Micro 1 FRA');

  const [article] = await desk.some('knowledge.article', 'filters[url][$eq]=ssh-keys');
  // The card that stands in it sells nothing of this provider, and would stop the publishing.
  const text = article.text.replaceAll('data-preset="2453"', 'data-preset="s1-fra"');
  await desk.publish('knowledge.article', article.documentId, { text });
  const address = '/tutorials/linux/ssh-keys';
  await expect.poll(() => textOf(address), { timeout: SEEN_WITHIN_MS }).toContain('preset=s1-fra');
});

function option(code: string, name: string): RegExp {
  return new RegExp(`<option value="${code}"[^>]*>${name}<`);
}

async function textOf(path: string): Promise<string> {
  return (await fetch(`${site}${path}`)).text();
}
