import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { openPublishShop } from '../../scripts/publish-shop.mjs';
import { openPanel } from '../../scripts/publishing.mjs';
import { byNight, byNightBut } from './by-night';
import {
  brewLandingStorm,
  expectKeptOnce,
  expectToldOnce,
  leadsOf,
  leaveRequests,
  type Shop,
} from './once/leave-requests';
import { OwnKeys } from './once/own-keys';
import { ownPorts, WORKER } from './own-ports';
import { OPENING_MS } from './patience';
import { needRedis, REDIS_URL } from './redis';
import { violations } from './violations';

const PORTS = ownPorts(2);
const SITE = `http://127.0.0.1:${PORTS.sites[0]}`;
const PROVIDER = `http://127.0.0.1:${PORTS.sandbox}`;
const NUMBER = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** As many as a busy machine bears; `npm run bench:orders` leaves 334 and kills each site five times. */
const REQUESTS = Number(process.env.LEFT_REQUESTS ?? 90);
const KILLS = Number(process.env.LEFT_KILLS ?? 2);

const keys = new OwnKeys(REDIS_URL);
let shop: Shop;
let panel: Awaited<ReturnType<typeof openPanel>>;
let visitors = 0;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: SITE });

test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  shop = await openPublishShop({
    data: join(tmpdir(), `vitrina-e2e-requests-${WORKER}`),
    ports: PORTS,
    // Each visitor comes from an address of their own.
    siteEnvOf: () => ({ REDIS_URL: keys.url, TRUSTED_PROXIES: '1' }),
  });
  panel = await openPanel(shop.cms.origin, 'developer');
});

test.afterAll(async () => {
  await shop.close();
  await keys.forget();
});

test.beforeEach(async ({ page }) => {
  visitors += 1;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.1.${visitors}.7` });
});

test('a visitor asks from a page, is told what is missing, clicks twice, and gets a number', async ({
  page,
}) => {
  await page.goto('/solutions/for-business');
  await page.getByRole('main').getByRole('link', { name: 'Оставить заявку' }).click();
  await expect(page.getByRole('heading', { name: 'Оставить заявку' })).toBeVisible();
  await send(page).click();
  await expect(page.getByLabel('Как к вам обращаться')).toHaveAccessibleDescription('Как к вам обращаться?');
  await expect(page.getByLabel('Почта')).toHaveAccessibleDescription(/Укажите почту: на неё ответим/);
  await fill(page);
  await send(page).dblclick();
  const number = await acceptedNumber(page);
  await expect(page.getByRole('heading', { name: 'Заявка принята' })).toBeInViewport();
  await expect(page.getByRole('list').filter({ hasText: 'Ответим на olga@example.ru' })).toBeVisible();
  expect(await keptUnder(number)).toMatchObject([
    {
      ...{ kind: 'product', state: 'new', phone: '79001234567', email: 'olga@example.ru' },
      details: expect.stringContaining('Со страницы: /solutions/for-business'),
      consent: {
        ...{ document: '/personal-data-policy', edition: 1, effective_from: '2026-11-01' },
        accepted_at: expect.stringMatching(/^20\d\d-/),
      },
    },
  ]);
  expect(await toldOf(number)).toMatchObject([
    { kind: 'ticket', body: { email: 'olga@example.ru', source: 'cloud', service: 'for-business' } },
  ]);
});

for (const [kind, title, type] of [
  ['become-author', 'Стать автором', 'TUTORIAL_WRITE'],
  ['technical-writer', 'Писать документацию', 'DOCUMENTATION_WRITE'],
  ['ask-tutorial', 'Заказать инструкцию', 'TUTORIAL_ASK'],
  ['contact-author', 'Написать автору', 'CONTACT_AUTHOR'],
  ['story', 'Рассказать свою историю', 'STORY_TRY'],
] as const)
  test(
    `the landing service hears of «${title}» by the form ${type}`,
    byNightBut(
      kind === 'contact-author',
      'written-request.test.ts',
      'leave-a-request.spec.ts: the landing service hears of',
    ),
    async ({ page }) => {
      await page.goto(`/request?kind=${kind}`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await page.getByLabel('Как к вам обращаться').fill('Ольга');
      await page.getByLabel('Почта').fill('olga@example.ru');
      await send(page).click();
      // These are letters: without a word they say nothing.
      await expect(page.getByRole('textbox').last()).toHaveAccessibleDescription(/\?|словах/);
      await page.getByRole('textbox').last().fill('Здравствуйте');
      await send(page).click();
      expect(await toldOf(await acceptedNumber(page))).toMatchObject([
        { body: { type, data: { name: 'Ольга', phone: '', email: 'olga@example.ru', msg: 'Здравствуйте' } } },
      ]);
    },
  );

test('who wants a dedicated server of another build asks from its order, and support reads which', async ({
  page,
}) => {
  await page.goto('/registration?auth=registrationDedicated&type=preset&id=3799&term=6&admin=false');
  await page.getByRole('link', { name: 'Оставить заявку' }).click();
  await expect(page.getByRole('heading', { name: 'Заявка на выделенный сервер' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Intel Xeon E3-1240');
  await fill(page);
  await send(page).click();
  const [told] = await toldOf(await acceptedNumber(page));
  expect(told).toMatchObject({
    kind: 'ticket',
    body: {
      service: 'dedicated',
      server_ids: { plan_id: expect.any(Number), preset_id: 3799, is_admin: false },
    },
  });
  expect(JSON.stringify(told)).toContain('Intel Xeon E3-1240');
});

test('more cores than are sold are asked for by phone, and support reads the configuration in words', async ({
  page,
}) => {
  const parts = 'is_configurator=true&configurator_id=79&cpu=17&ram=34&disk=50&os=99';
  await page.goto(`/registration?auth=registrationVds&${parts}`);
  await expect(page.getByRole('heading', { name: 'Заявка на создание VDS' })).toBeVisible();
  await expect(page.getByLabel('Почта')).toHaveCount(0);
  await page.getByLabel('Телефон').fill('+7 (900) 123-45-67');
  await send(page).click();
  const number = await acceptedNumber(page);
  await expect(page.getByText('Позвоним по номеру +7 (900) 123-45-67')).toBeVisible();
  expect((await toldOf(number)).map(({ body }) => body)).toEqual([
    { type: 'CREATE_VDS_VPS', data: { phone: '79001234567', feature: 17, username: '' } },
  ]);
  const [kept] = await keptUnder(number);
  expect(kept?.details).toMatch(/Процессор: 17/);
  expect(kept?.details).not.toContain('configurator_id');
});

test('pages lead to the forms that belong to them', async ({ page }) => {
  for (const [from, link, title] of [
    ['/', 'Написать нам', 'Оставить заявку'],
    ['/tutorials', 'Писать документацию', 'Писать документацию'],
    ['/tutorials/linux/ssh-keys', 'Попросить инструкцию', 'Заказать инструкцию'],
    ['/blog', 'Рассказать свою историю', 'Рассказать свою историю'],
    ['/search?q=%D1%8A%D1%8A%D1%8A%D1%8A', 'Попросить инструкцию', 'Заказать инструкцию'],
    ['/services/databases', 'Обсудить переезд', 'Заявка на грант'],
  ] as const) {
    await page.goto(from);
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  }
});

test('what is typed survives a reload, and is gone once it is accepted', async ({ page }) => {
  await page.goto('/request?kind=story');
  await fill(page);
  await page.reload();
  await expect(page.getByLabel('Почта')).toHaveValue('olga@example.ru');
  await send(page).click();
  await acceptedNumber(page);
  await page.goto('/request?kind=story');
  await expect(page.getByLabel('Почта')).toHaveValue('');
});

test(
  'without a network a form waits, and is sent when there is one',
  byNight(
    'order-what-was-chosen-last.spec.ts: a form that is sent without a network',
    'use-submit-online.test.ts',
  ),
  async ({ page, context }) => {
    await page.goto('/request');
    await fill(page);
    await context.setOffline(true);
    await send(page).click();
    await expect(page.getByText(/нет (сети|связи)|Нет (сети|связи)/).first()).toBeVisible();
    await context.setOffline(false);
    expect(await keptUnder(await acceptedNumber(page))).toHaveLength(1);
  },
);

test('who asks too often is told so, and what they typed stays', async ({ page }) => {
  for (let request = 0; request < 5; request += 1) {
    await page.goto('/request');
    await fill(page);
    await send(page).click();
    await acceptedNumber(page);
  }
  await page.goto('/request');
  await fill(page);
  await send(page).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(/час/);
  await expect(page.getByLabel('Почта')).toHaveValue('olga@example.ru');
});

test('the form and its answer are accessible', async ({ page }) => {
  await page.goto('/request?kind=contact-author&subject=Анна');
  expect(await violations(page)).toEqual([]);
  await fill(page);
  await send(page).click();
  await acceptedNumber(page);
  expect(await violations(page)).toEqual([]);
});

test('without JavaScript a visitor is told what is missing, then thanked', async ({ browser }) => {
  const page = await plainPage(browser);
  await page.goto('/request?kind=become-author');
  await page.getByLabel('Как к вам обращаться').fill('Ольга');
  await send(page).click();
  await expect(page.getByLabel('Телефон')).toHaveAccessibleDescription(
    'Укажите телефон или почту: куда ответить?',
  );
  await expect(page.getByLabel('Как к вам обращаться')).toHaveValue('Ольга');
  await fill(page);
  await send(page).click();
  const number = await acceptedNumber(page);
  expect(await keptUnder(number)).toMatchObject([{ kind: 'become-author', message: 'Нужен совет' }]);
  await page.context().close();
});

test(
  'while the CMS is away a request is accepted, and is there once it is back',
  byNight('collect-request.test.ts: is kept on disk', 'hand-over.test.ts'),
  async ({ page }) => {
    await page.goto('/request');
    await fill(page);
    await shop.cms.kill();
    await send(page).click();
    const number = await acceptedNumber(page);
    await shop.cms.start();
    expect(await keptUnder(number)).toHaveLength(1);
    expect(await toldOf(number)).toHaveLength(1);
  },
);

test('requests to two instances and a CMS that are killed at random are each kept once and told to the landing service once', {
  tag: '@nightly',
}, async () => {
  test.setTimeout(600_000);
  await needRedis('two instances share what waits');
  const before = (await leadsOf(PROVIDER)).length;
  await brewLandingStorm(PROVIDER);
  const accepted = await leaveRequests(shop, {
    requests: REQUESTS,
    siteKills: KILLS,
    cmsKills: Math.ceil(KILLS / 2),
  });
  await fetch(`${PROVIDER}/__sandbox/faults`, { method: 'DELETE' });
  await expectKeptOnce(shop, accepted);
  await expectToldOnce(shop, PROVIDER, before, accepted);
});

function send(page: Page) {
  return page.getByRole('button', { name: 'Отправить заявку' });
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Как к вам обращаться').fill('Ольга');
  await page.getByLabel('Почта').fill('olga@example.ru');
  await page.getByLabel('Телефон').fill('+7 (900) 123-45-67');
  await page.getByRole('textbox').last().fill('Нужен совет');
}

async function acceptedNumber(page: Page): Promise<string> {
  const number = page.getByRole('status').filter({ hasText: 'Заявка принята' }).locator('strong');
  await expect(number).toHaveText(NUMBER);
  return (await number.textContent()) ?? '';
}

async function plainPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, baseURL: SITE, locale: 'ru-RU' },
    extraHTTPHeaders: { 'x-forwarded-for': `10.2.${visitors}.7` },
  });
  return context.newPage();
}

/** What the support has under a number, once anything is there. */
async function keptUnder(number: string): Promise<Record<string, unknown>[]> {
  const find = async () => (await panel.all('requests.request')).filter((kept) => kept.number === number);
  await expect.poll(async () => (await find()).length, { timeout: 60_000 }).toBeGreaterThan(0);
  return find();
}

/** What the landing service has heard of it, once it has heard anything. */
async function toldOf(number: string) {
  const [kept] = await keptUnder(number);
  const find = async () => (await leadsOf(PROVIDER)).filter(({ once }) => once === kept?.request_id);
  await expect.poll(async () => (await find()).length, { timeout: 60_000 }).toBeGreaterThan(0);
  return find();
}
