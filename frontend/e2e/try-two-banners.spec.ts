import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { openPublishShop } from '../../scripts/publish-shop.mjs';
import { SEEN_WITHIN_MS } from '../../scripts/publishing.mjs';
import { watchShiftsWithLateFonts } from './layout-shift';
import { ownPorts, WORKER } from './own-ports';
import { OPENING_MS } from './patience';
import { Person } from './roles/person';
import { fillPerson } from './visitor';

const PORTS = ownPorts(1);
const BANNER = 'api::site.banner';
const [FIRST, SECOND] = ['Сервер за минуту', 'Сервер, который не жалко'];
/** Programs are not counted, and the browser of the tests says it is one. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const DAY_MS = 86_400_000;
/** The site hands its counts over twice a minute. */
const COUNTED_MS = 75_000;

/** An article: a list goes on loading where its end comes into sight, which moves what stands below. */
const PAGE = '/tutorials/linux/ssh-keys';
const site = `http://127.0.0.1:${PORTS.sites[0]}`;
let shop: Awaited<ReturnType<typeof openPublishShop>> | undefined;
let marketer: Person;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(OPENING_MS);
  shop = await openPublishShop({ data: join(tmpdir(), `vitrina-e2e-banners-${WORKER}`), ports: PORTS });
  marketer = await Person.enter(browser, `http://localhost:${PORTS.cms}`, 'marketer');
});
test.afterAll(async () => {
  await marketer?.page.context().close();
  await shop?.close();
});

test('a marketer gives a banner a second variant, and it stands in the page beside the first', async () => {
  await marketer.openEntry(BANNER);
  await marketer.field('Заголовок').fill(FIRST);
  await marketer.field('Текст').fill('Выберите и пользуйтесь.');
  await marketer.choose('Вид', 'VDS');
  await marketer.choose('Место', 'Инструкции');
  await marketer.field('Текст кнопки').fill('Завести сервер');
  await marketer.field('Ссылка').fill('/registration');
  await marketer.page.getByRole('textbox', { name: 'Приоритет' }).fill('100');
  await marketer.field('Вариант Б: заголовок').fill(SECOND);
  await marketer
    .field('Вариант Б: текст')
    .fill(
      'Сломали? Переустановите. Ошиблись размером? Поменяйте. Он для того и нужен, чтобы пробовать на нём всё, что страшно пробовать на рабочем.',
    );
  await marketer.saveNew(BANNER);
  await marketer.button('Опубликовать').click();
  await expect(marketer.page.getByText('Опубликовано', { exact: true }).first()).toBeVisible();
  await expect.poll(htmlOf, { timeout: SEEN_WITHIN_MS }).toContain(SECOND);
});

test('the page is the same for both cohorts, and may be kept by a cache', async () => {
  const [plain, zero, all] = [await htmlOf(), await htmlOf('0'), await htmlOf('255')];
  expect(zero).toBe(plain);
  expect(all).toBe(plain);
  const { headers } = await fetch(`${site}${PAGE}`, { headers: { cookie: 'vitrina-cohort=255' } });
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('cache-control')).toMatch(/s-maxage=\d+/);
  expect(headers.get('vary') ?? '').not.toMatch(/cookie/i);
});

test('each cohort sees its variant in the same place, and nothing moves', async ({ browser }) => {
  const heights = [];
  for (const [cohort, seen, other] of [
    ['0', FIRST, SECOND],
    ['255', SECOND, FIRST],
  ] as const) {
    const page = await visitorOf(browser, cohort);
    const shifts = await watchShiftsWithLateFonts(page);
    await page.goto(PAGE);
    const shown = page.getByRole('complementary').filter({ hasText: seen });
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toBeVisible();
    await expect(page.getByText(other, { exact: true })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Завести сервер' })).toHaveCount(1);
    heights.push((await shown.boundingBox())?.height);
    expect(await shifts()).toBeLessThan(0.01);
    await page.context().close();
  }
  expect(heights[0]).toBe(heights[1]);
});

test('who has no scripts, or asks not to be counted, sees the first one and gets no cookie', async ({
  browser,
}) => {
  const plain = await browser.newContext({ baseURL: site, userAgent: BROWSER, javaScriptEnabled: false });
  const quiet = await browser.newContext({ baseURL: site, userAgent: BROWSER });
  await quiet.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
  );
  for (const context of [plain, quiet]) {
    const page = await context.newPage();
    await page.goto(PAGE);
    await expect(page.getByText(FIRST, { exact: true })).toBeVisible();
    await expect(page.getByText(SECOND, { exact: true })).toBeHidden();
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.filter((name) => /cohort|visit/.test(name))).toEqual([]);
    await context.close();
  }
});

test('a new visitor keeps their cohort, and what they saw is known when they register', async ({
  browser,
}) => {
  const page = await visitorOf(browser, '255');
  await page.goto(`${PAGE}?utm_campaign=spring`);
  const button = page.getByRole('link', { name: 'Завести сервер' });
  await button.scrollIntoViewIfNeeded();
  await expect.poll(() => cookieOf(page, 'vitrina-visit')).toMatch(/view\.\w+\.b/);
  await button.click();
  await expect(page).toHaveURL(`${site}/registration`);
  expect(await cookieOf(page, 'vitrina-cohort')).toBe('255');
  await fillPerson(page);
  await page.getByRole('button', { name: /^Создать аккаунт/ }).click();
  await expect(page).toHaveURL(new RegExp(`:${PORTS.sandbox}/panel/`));
  await page.context().close();

  const other = await visitorOf(browser, '0');
  await other.goto(PAGE);
  await other.getByText(FIRST, { exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => cookieOf(other, 'vitrina-visit')).toMatch(/view\.\w+\.a/);
  await other.context().close();
});

test('the report shows both, with an interval and no winner', async () => {
  const { page } = marketer;
  // What the page asks for is asked until the counts are there: to load the panel again and again takes longer than to count.
  // The shop's day may have begun already, or be the one before.
  const [from, to] = [-1, 1].map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10));
  await expect
    .poll(async () => (await marketer.ask('GET', `/vitrina/funnel?from=${from}&to=${to}&by=banner`)).text(), {
      timeout: COUNTED_MS,
    })
    .toMatch(new RegExp(`"comparisons":.*"title":"${FIRST}"`));
  await marketer.open('/report');
  await page.getByRole('tab', { name: 'Баннеры' }).click();
  await expect(page.getByRole('heading', { name: FIRST })).toBeVisible();
  const variants = page.getByRole('region', { name: `Варианты баннера «${FIRST}»` });
  await expect(variants.getByRole('row', { name: /^Б \d+ 1 / })).toBeVisible();
  await expect(variants.getByRole('row', { name: /^А \d+ 0 / })).toBeVisible();
  await expect(page.getByText(/^Разница пока неотличима от нуля/)).toBeVisible();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Кампании' }).click();
  const campaigns = page.getByRole('region', { name: 'Кампания: регистрации и заказы' });
  await expect(campaigns.getByRole('row', { name: 'spring 1 1 0' })).toBeVisible();

  const download = page.waitForEvent('download');
  await marketer.button('Скачать таблицу').click();
  expect((await download).suggestedFilename()).toMatch(/^Отчёт .+\.csv$/);
});

test('an empty period says so', async () => {
  const { page } = marketer;
  await marketer.open('/report');
  await page.getByLabel('С дня').fill('2020-01-01');
  await page.getByLabel('По день').fill('2020-01-07');
  await expect(page.getByText(/^За этот период ничего не посчитано/)).toBeVisible();
});

async function htmlOf(cohort?: string): Promise<string> {
  const headers: HeadersInit = cohort ? { cookie: `vitrina-cohort=${cohort}` } : {};
  return (await fetch(`${site}${PAGE}`, { headers })).text();
}

async function visitorOf(browser: Browser, cohort: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site, userAgent: BROWSER, locale: 'ru-RU' });
  await context.addCookies([{ name: 'vitrina-cohort', value: cohort, url: site }]);
  return context.newPage();
}

async function cookieOf(page: Page, name: string): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find((cookie) => cookie.name === name)?.value ?? '';
}
