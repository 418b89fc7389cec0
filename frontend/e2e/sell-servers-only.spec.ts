import { readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, test } from '@playwright/test';
import { startPlans } from '@vitrina/provider-plans/sandbox';
import { Ajv } from 'ajv';
import { byNightBut } from './by-night';
import { openShopUnderFire, type ShopUnderFire } from './once/shop-under-fire';
import { OPENING_MS } from './patience';
import { fillPerson, newEmail } from './visitor';

/** A shop at a provider of other shapes, which sells servers and nothing else (docs/adapters.md). */
let plans: Awaited<ReturnType<typeof startPlans>>;
let shop: ShopUnderFire;
let site: string;

const PASSWORD = 'password-of-plans';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  plans = await startPlans({ port: 0, password: PASSWORD });
  shop = await openShopUnderFire({
    ...{ instances: 1, redisUrl: undefined },
    site: {
      PROVIDER_ADAPTER: 'plans',
      ...{ PROVIDER_API_URL: plans.url, LANDING_API_URL: plans.url, ENRICHMENT_URL: '' },
      PANEL_URL: `${plans.url}/panel`,
    },
  });
  site = shop.sites[0]?.origin ?? '';
  // Until then pages are as they were built, when nobody answered.
  await expect.poll(async () => (await fetch(`${site}/api/ready`)).status, { timeout: 60_000 }).toBe(200);
});

test.afterAll(async () => {
  await shop?.close();
  await plans?.close();
});

const UNSOLD = [
  ...['databases', 's3', 'load-balancers', 'kubernetes', 'dedicated-servers', 'apps', 'ai-servers'],
].map((slug) => `/services/${slug}`);

test('what the provider does not sell stands nowhere, and nothing is out of order for want of it', async ({
  page,
  request,
}) => {
  const gone = ['/kubernetes/create-cluster', '/registration?auth=registrationDbaas'];
  // This provider knows no webmasters either.
  for (const path of [...UNSOLD, ...gone, '/registration?auth=registrationPartner'])
    expect([path, (await request.get(`${site}${path}`)).status()]).toEqual([path, 404]);
  for (const order of ['/order?auth=registrationS3&preset=381', '/order?auth=registrationS3'])
    expect([order, (await request.get(`${site}${order}`)).status()]).toEqual([order, 404]);
  // An old link may have led to something that is no more; the account is there.
  expect((await request.get(`${site}/registration?auth=login&serviceType=k8s`)).status()).toBe(200);

  for (const path of [
    '/',
    '/services',
    '/services/cloud-servers',
    '/solutions/152fz',
    '/search?q=postgres',
  ]) {
    const answer = await page.goto(`${site}${path}`);
    expect([path, answer?.status()]).toEqual([path, 200]);
    const links = await page
      .locator('a')
      .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : '')));
    // What an editor has written into a block by hand is the editor's, and the check of the CMS tells of it.
    expect([path, links.filter((target) => UNSOLD.includes(target))]).toEqual([path, []]);
    const descriptions = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(descriptions.join()).not.toContain('SoldOut');
  }
  await page.goto(`${site}/services`);
  await expect(page.getByRole('main').getByRole('link', { name: /Облачные серверы/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Kubernetes/ })).toHaveCount(0);

  const feed = await request.get(`${site}/prices.json`);
  expect(feed.status()).toBe(200);
  const written: unknown = await feed.json();
  const ajv = new Ajv({ allErrors: true });
  const schema = readFileSync(new URL('../../docs/price-feed.schema.json', import.meta.url), 'utf8');
  ajv.validate(JSON.parse(schema), written);
  expect(ajv.errors).toBeNull();
  const { offers, sells } = written as {
    sells: string[];
    offers: { product: string; presetId: unknown }[];
  };
  expect(sells).toEqual(['cloud_servers']);
  expect(new Set(offers.map(({ product }) => product))).toEqual(new Set(['cloud-server']));
  expect(offers.map(({ presetId }) => presetId)).toContain('s1-fra');
  const map = await (await request.get(`${site}/sitemap/pages.xml`)).text();
  expect(map).toContain('/services/cloud-servers<');
  for (const path of UNSOLD) expect(map).not.toContain(`${path}<`);
});

test('an assistant is told what a server costs by the name that the provider has for it', async () => {
  const assistant = new Client({ name: 'journey', version: '1' });
  await assistant.connect(new StreamableHTTPClientTransport(new URL(`${site}/mcp`)));
  const ask = async (name: string, given: Record<string, unknown>) => {
    const { content } = await assistant.callTool({ name, arguments: given });
    return JSON.parse((content as { text: string }[])[0]?.text ?? '');
  };
  const { tariffs } = await ask('list_tariffs', { location: 'fra' });
  const { preset_id, monthly_prices } = tariffs[0];
  expect(preset_id).toBe('m1-fra');
  const quote = await ask('quote_server', { preset_id, period: 'P1M', public_ip: false });
  expect([quote.monthly, quote.order_url]).toEqual([
    monthly_prices.P1M,
    expect.stringContaining('preset=m1-fra'),
  ]);
  await assistant.close();
});

test('the price list opens where something is sold, and another place can be chosen', async ({ page }) => {
  await page.goto(`${site}/services/cloud-servers`);
  // By their codes, until somebody names them (name-a-location.spec.ts).
  await expect(page.getByLabel('Локация')).toContainText('msk');
  await expect(page.getByRole('link', { name: 'Заказать Micro 1', exact: true })).toBeVisible();
  await page.getByLabel('Локация').selectOption({ label: 'fra' });
  await expect(page.getByRole('link', { name: 'Заказать Small 1 FRA' })).toBeVisible();
  await page.getByLabel('Локация').selectOption({ label: 'sgp' });
  await expect(page.getByRole('link', { name: 'Заказать Micro 1 SGP' })).toBeVisible();
});

for (const [name, spoil] of [
  ['a provider that is well', () => undefined],
  ['an answer that is lost', () => plans.spoil('create', { kind: 'reset-after' })],
  ['an answer that never comes', () => plans.spoil('create', { kind: 'hang-after' })],
  ['an answer that is none', () => plans.spoil('create', { kind: 'garbage-after' })],
] as const)
  test(
    `a visitor buys one server and lands on its page in the panel: ${name}`,
    byNightBut(name === 'a provider that is well', 'provider-plans/tests/conformance.test.ts'),
    async ({ page }) => {
      const email = newEmail();
      await page.goto(`${site}/services/cloud-servers`);
      await page.getByRole('link', { name: 'Заказать Small 1', exact: true }).click();
      await fillPerson(page, email);
      spoil();
      await page.getByRole('button', { name: /Создать аккаунт и заказать/ }).dblclick();
      await expect(page).toHaveURL(new RegExp(`^${plans.url}/panel/instances/[\\w-]{36}$`), {
        timeout: 30_000,
      });
      await expect(page.getByText('s1, ubuntu-24-04')).toBeVisible();
      expect(plans.instancesOf(email)).toEqual([
        expect.objectContaining({ plan: 's1', image: 'ubuntu-24-04' }),
      ]);
    },
  );

test('a customer who comes back logs in with the password, and a wrong one is told', async ({ page }) => {
  const email = newEmail();
  await page.goto(`${site}/registration`);
  await fillPerson(page, email);
  await page.getByRole('button', { name: 'Создать аккаунт' }).last().click();
  await expect(page).toHaveURL(new RegExp(`^${plans.url}/panel`));
  await page.context().clearCookies();
  await page.goto(`${site}/registration?auth=login`);
  await page.getByLabel('Логин или почта').fill(email);
  await page.getByLabel('Пароль').fill('wrong-password');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('link', { name: 'Логин или пароль не подходят' })).toBeVisible();
  await page.getByLabel('Пароль').fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL(new RegExp(`^${plans.url}/panel`));
});
