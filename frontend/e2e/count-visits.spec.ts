import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openPublishShop } from '../../scripts/publish-shop.mjs';
import { openPanel } from '../../scripts/publishing.mjs';
import { counterHosts } from './counter-hosts';
import { framesPainted } from './frames';
import { watchShiftsWithLateFonts } from './layout-shift';
import { ownPorts, portBeside, WORKER } from './own-ports';
import { OPENING_MS } from './patience';
import { BROWSER } from './stand';
import { violations } from './violations';
import { fillPerson } from './visitor';

const PORTS = ownPorts(1);
const SITE = `http://127.0.0.1:${PORTS.sites[0]}`;
const SANDBOX = `http://127.0.0.1:${PORTS.sandbox}`;
const DOCUMENT = '/tutorials/linux/ssh-keys';
const TARIFFS = '/services/cloud-servers';
const IDENTIFIER = /^(?:_ym|_ga|roistat)/;

const COUNTERS = {
  ...{ analytics_counter_id: '12345678', analytics_goal_id: 'buy', analytics_ga_id: 'G-ABC123DEF4' },
  ...{ analytics_roistat_id: '0123456789abcdef', analytics_plausible_address: 'https://stats.example.ru' },
  ...{ analytics_plausible_domain: 'shop.example.ru', analytics_plausible_without_consent: false },
};

const hosts = counterHosts(portBeside(0));
let shop: Awaited<ReturnType<typeof openPublishShop>>;
let marketer: Awaited<ReturnType<typeof openPanel>>;

test.describe.configure({ mode: 'serial' });
test.use({
  baseURL: SITE,
  ignoreHTTPSErrors: true,
  launchOptions: { ...BROWSER, args: [...BROWSER.args, hosts.browserArguments] },
});

test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  await hosts.open();
  shop = await openPublishShop({
    data: join(tmpdir(), `vitrina-e2e-counters-${WORKER}`),
    ports: PORTS,
    siteEnvOf: () => ({ CONFIRMATION_SECONDS: '1', SHOW_STYLE_GUIDE: 'true' }),
  });
  marketer = await openPanel(shop.cms.origin, 'marketer');
});
test.afterAll(async () => {
  await shop?.close();
  await hosts.close();
});
test.beforeEach(() => {
  hosts.told.length = 0;
});

const bar = (page: Page) => page.getByRole('region', { name: 'Настройки cookie' });
const textOf = async (path: string) => (await fetch(SITE + path)).text();

test('a shop without counters asks nobody, and its pages may talk to nobody else', async ({ page }) => {
  for (const address of ['/', DOCUMENT, TARIFFS, '/registration']) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Настройки cookie' })).toHaveCount(0);
    await expect(page.locator('counter-consent')).toHaveCount(0);
    expect(await policyOf(page)).toContain("connect-src 'self'");
    expect(await policyOf(page)).not.toMatch(/yandex|google|roistat|stats\.example/);
  }
});

test('a marketer sets counters, and every page asks about them and lets in their hosts alone', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const banner = {
    ...{ type: 'vds', place: 'tutorials', priority: 100, title: 'Сервер за минуту' },
    ...{ button_text: 'Завести аккаунт', link: '/registration' },
  };
  await marketer.publish('site.banner', await marketer.create('site.banner', banner));
  await marketer.publishSingle('commerce.commerce-settings', COUNTERS);
  for (const address of ['/', DOCUMENT, TARIFFS, '/registration']) {
    await expect
      .poll(() => textOf(address), { timeout: 100_000, message: address })
      .toContain('<counter-consent');
    await page.goto(address);
    await expect(bar(page)).toBeVisible();
    expect(await policyOf(page)).toContain('https://mc.yandex.ru');
    expect(await policyOf(page)).toContain('https://stats.example.ru');
  }
  await expect.poll(() => textOf(DOCUMENT)).toContain('Сервер за минуту');
});

test('nothing leaves for a counter, and nothing is kept, of who has not answered or has refused', async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: '_ym_uid', value: '999', url: SITE },
    { name: 'roistat_visit', value: '888', url: SITE },
  ]);
  const strangers = asksOfOthers(context);
  for (const address of ['/', DOCUMENT, TARIFFS, '/registration']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(bar(page)).toBeVisible();
    expect(await identifiersOf(page)).toEqual([]);
  }
  await bar(page).getByRole('button', { name: 'Отказаться' }).click();
  await expect(bar(page)).toBeHidden();
  expect(await identifiersOf(page)).toEqual([]);
  for (const address of ['/', DOCUMENT]) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(bar(page)).toBeHidden();
  }
  await page.goto('/registration');
  await register(page);
  expect(await lastBody('register')).toMatchObject({ ym_client_id: null, roistat_visit: null });
  expect(strangers).toEqual([]);
  expect(hosts.told).toEqual([]);
});

test('a visitor who agrees is counted once for each thing they do, on every kind of page', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/?utm_source=news');
  await bar(page).getByRole('button', { name: 'Разрешить' }).click();
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => metrika()).toEqual([`hit ${SITE}/?utm_source=news`]);

  await page.goto(DOCUMENT);
  await expect.poll(() => metrika().length).toBe(2);
  await page.getByRole('link', { name: 'Завести аккаунт' }).click();
  await expect(page).toHaveURL(`${SITE}/registration`);
  await expect.poll(() => metrika().length).toBe(5);
  // Another mode of an account is another page.
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await expect.poll(() => metrika().length).toBe(6);
  await page.goto(TARIFFS);
  await page.getByRole('link', { name: 'Заказать Cloud 50' }).click();
  await expect(page.getByRole('heading', { name: 'Cloud 50' })).toBeVisible();
  await expect.poll(() => metrika().length).toBe(8);
  await register(page, /Создать аккаунт и заказать/);

  // Each goes its own way, so they may come in another order than they went.
  await expect
    .poll(() => metrika().sort())
    .toEqual(
      [
        `hit ${SITE}/?utm_source=news`,
        `hit ${SITE}${DOCUMENT}`,
        ...['reachGoal buy', 'reachGoal banner-click', `hit ${SITE}/registration`],
        ...[`hit ${SITE}/registration`, `hit ${SITE}${TARIFFS}`, `hit ${SITE}/registration`],
        ...['reachGoal buy', 'reachGoal registration', 'reachGoal order'],
        `hit ${SITE}/order/confirmation`,
      ].sort(),
    );
  await expect
    .poll(() => google().map(([name]) => name))
    .toEqual([
      ...Array.from({ length: 7 }, () => 'page_view'),
      ...['purchase', 'select_promotion', 'sign_up'],
    ]);
  expect(google().slice(-3)).toMatchObject([
    ['purchase', { value: 1062, currency: 'RUB', transaction_id: expect.stringMatching(/^[\w-]{43}$/) }],
    ['select_promotion', { creative_slot: 'tutorials', leads_to: 'registration' }],
    ['sign_up', { product: 'vds' }],
  ]);
  await expect
    .poll(() =>
      toldTo('cloud.roistat.com', '/event')
        .map(([name]) => name)
        .sort(),
    )
    .toEqual(['banner-click', 'order', 'registration']);
  await expect
    .poll(() =>
      hosts.told
        .filter(({ host }) => host === 'stats.example.ru')
        .map(({ words }) => Reflect.get(words as object, 'name'))
        .sort(),
    )
    .toEqual([...['banner-click', 'order'], ...Array.from({ length: 7 }, () => 'pageview'), 'registration']);
  expect(await lastBody('register')).toMatchObject({
    ...{ ym_client_id: '1690000000123456789', roistat_visit: '7654321' },
  });
  // Nobody was told who it was.
  expect(JSON.stringify(hosts.told)).not.toMatch(/@|%40|Ольга/);
});

test('who changes their mind is forgotten, and counted no more', async ({ page }) => {
  await page.goto(DOCUMENT);
  await bar(page).getByRole('button', { name: 'Разрешить' }).click();
  await expect.poll(() => metrika().length).toBe(1);
  await expect.poll(() => identifiersOf(page)).toContain('_ym_uid');

  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Настройки cookie' });
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeFocused();
  await expect(bar(page)).toContainText('Сейчас счётчики включены.');
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Отказаться' })).toBeFocused();
  await page.keyboard.press('Enter');
  await reloaded;
  await expect(bar(page)).toBeHidden();
  expect(await identifiersOf(page)).toEqual([]);
  const before = hosts.told.length;
  for (const address of ['/', DOCUMENT, TARIFFS]) await page.goto(address, { waitUntil: 'networkidle' });
  expect(hosts.told.slice(before)).toEqual([]);
  expect(await identifiersOf(page)).toEqual([]);
});

test('without scripts there is neither a question nor a counter', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: SITE });
  const page = await context.newPage();
  for (const address of [DOCUMENT, TARIFFS]) {
    await page.goto(address);
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Настройки cookie' })).toBeHidden();
  }
  expect(hosts.told).toEqual([]);
  await context.close();
});

test('the question moves nothing, loads nothing and can be read by everybody', async ({ page }) => {
  const shifts = await watchShiftsWithLateFonts(page);
  await page.goto(DOCUMENT, { waitUntil: 'networkidle' });
  await expect(bar(page)).toBeVisible();
  await framesPainted(page);
  expect(await shifts()).toBeLessThan(0.005);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => name.includes('/islands/'))).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion: colours on their way from one theme to the other are of neither.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page, { within: 'counter-consent' })).toEqual([]);
  }
});

test('a developer sees what is told on other pages as it happens', async ({ page, context }) => {
  await page.goto('/ui/analytics');
  const events = page.getByRole('list', { name: 'События' });
  await page.getByRole('button', { name: 'order' }).click();
  await expect(events.getByRole('listitem').first()).toContainText('order');
  await expect(events).toContainText('gtag event, purchase');
  const visitor = await context.newPage();
  await visitor.goto(DOCUMENT);
  await expect(events).toContainText(`{"name":"page-view","path":"${DOCUMENT}"}`);
});

async function register(page: Page, button: string | RegExp = 'Создать аккаунт') {
  await fillPerson(page);
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/panel\//, { timeout: 40_000 });
}

/** Its calls after it has begun, with what each of them is about. */
function metrika(): string[] {
  return toldTo('mc.yandex.ru', '/watch')
    .filter(([, method]) => method !== 'init')
    .map(([, method, what]) => `${method} ${what}`);
}

function google(): [name: unknown, parameters: unknown][] {
  return toldTo('region1.google-analytics.com', '/g/collect')
    .filter(([word]) => word === 'event')
    .map(([, name, parameters]): [unknown, unknown] => [name, parameters])
    .sort(([one], [other]) => String(one).localeCompare(String(other)));
}

function toldTo(host: string, path: string): unknown[][] {
  return hosts.told.flatMap((one) =>
    one.host === host && one.path === path && Array.isArray(one.words) ? [one.words] : [],
  );
}

/** Everything that is asked of neither the site nor the provider's panel. */
function asksOfOthers(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !['127.0.0.1', 'localhost'].includes(hostname))
      asked.push(request.url());
  });
  return asked;
}

async function identifiersOf(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  return [...cookies.map(({ name }) => name), ...kept].filter((name) => IDENTIFIER.test(name));
}

async function policyOf(page: Page): Promise<string> {
  return (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')) ?? '';
}

async function lastBody(endpoint: string): Promise<unknown> {
  const answer = await fetch(`${SANDBOX}/__sandbox/requests?endpoint=${endpoint}`);
  const { requests }: { requests: { body: unknown }[] } = await answer.json();
  return requests.at(-1)?.body;
}
