import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '@vitrina/sandbox';
import Database from 'better-sqlite3';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openCountingCms } from './counting-cms';
import { newProcess } from './new-process';
import { stubEnv } from './stub-env';

/*
 * A week of visits, driven through what answers browsers and the action that forms send. What the sandbox has in its
 * database in the end judges what the CMS reports: every registration and every order once, under what it was owed to,
 * whoever was away meanwhile. In the e-mail of each customer stands by what they came.
 */

const scope = await vi.hoisted(async () => (await import('./request-scope')).requestScope());
vi.mock('~/runtime/visit', () => scope);

const VISITS = 10_000;
const SITE = 'https://site.example';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const BEGIN = Date.parse('2026-11-16T00:00:00+03:00');
const WEEK = { from: '2026-11-16', to: '2026-11-22' };
const BETWEEN_MS = (7 * 86_400_000) / VISITS;
const BANNER = 'banner0000000000000000aa';
const CAMPAIGNS = ['', '', 'autumn', 'blog'];
const ORDERS = {
  vds: 'auth=registrationVds&preset=2453&os=115&period=P1M',
  dbaas: 'auth=registrationDbaas&db_service_id=1217&db_type=postgres&period=P1M',
  // Made in the panel, if at all: nothing is ordered here.
  apps: 'auth=registrationApps&location=ru-1&preset=568&type=backend&framework=django&period=P1M',
};
const PRODUCTS = ['vds', 'dbaas', 'apps'] as const;

type Product = keyof typeof ORDERS;

interface Visitor {
  number: number;
  campaign: string;
  product: Product;
  /** Of the banner, where it was in sight. */
  variant: 'a' | 'b' | undefined;
  /** Has JavaScript, and asks nobody not to count. */
  isCounted: boolean;
  clicks: boolean;
  registers: boolean;
  orders: boolean;
  sendsTwice: boolean;
}

let folder: string;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let cms: Awaited<ReturnType<typeof openCountingCms>>;
let visitors: Visitor[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-week-'));
  vi.useFakeTimers({ toFake: ['Date'], now: BEGIN });
  sandbox = await startSandbox({
    ...{ port: 0, databaseFile: join(folder, 'sandbox.db'), registrationsPerMinute: 10_000 },
    now: () => new Date(),
  });
  cms = await openCountingCms(folder, { [BANNER]: 'Переезд' });
  startSite();
  visitors = weekOfVisitors();
  for (const visitor of visitors) {
    vi.setSystemTime(BEGIN + visitor.number * BETWEEN_MS);
    await happenBefore(visitor.number);
    await visit(visitor);
  }
  cms.state.mood = 'well';
  for (let round = 0; round < 3; round += 1) await flush();
}, 400_000);

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await sandbox?.close();
  await cms?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A process of the site that begins with what an earlier one has left on disk. */
function startSite(): void {
  stubEnv();
  for (const [name, value] of Object.entries({
    ...{ SITE_URL: SITE, CMS_URL: cms.url, STATE_DIR: join(folder, 'state') },
    ...{ PROVIDER_API_URL: sandbox.url, LANDING_API_URL: `${sandbox.url}/landing-api` },
    ...{ PANEL_URL: `${sandbox.url}/panel`, CMS_REQUESTS_TOKEN: 'k'.repeat(32) },
  }))
    vi.stubEnv(name, value);
}

/** The CMS is away for half a day, then takes without an answer for some hours; the site is killed on three days. */
async function happenBefore(number: number): Promise<void> {
  const at = (share: number) => number === Math.round(VISITS * share);
  if (at(0.3)) cms.state.mood = 'away';
  if (at(0.38)) cms.state.mood = 'deaf';
  if (at(0.42)) cms.state.mood = 'well';
  if (at(0.2) || at(0.35) || at(0.7)) newProcess();
  if (number % 500 === 499) await flush();
}

async function flush(): Promise<void> {
  const { visitTally, flushFacts } = await import('~/funnel/counts');
  await visitTally().flush();
  await flushFacts();
}

async function visit(visitor: Visitor): Promise<void> {
  const { number, campaign, product, variant, isCounted, registers } = visitor;
  const steps = [
    ...[{ step: 'visit' }, { step: 'page', product }],
    ...(variant ? [{ step: 'view', banner: BANNER, variant }] : []),
    ...(variant && visitor.clicks ? [{ step: 'click', banner: BANNER, variant }] : []),
  ];
  const cookies = {
    ...(campaign && { utm_user: JSON.stringify({ utm_campaign: campaign }) }),
    ...(isCounted && variant && { 'vitrina-visit': `visit~page.${product}~view.${BANNER}.${variant}` }),
  };
  if (isCounted) expect(await tell(steps, cookies, addressOf(number))).toBe(204);
  if (registers) await register(visitor, cookies);
}

async function tell(steps: object[], cookies: Record<string, string>, address: string): Promise<number> {
  const { answerCounts } = await import('~/funnel/answer-counts');
  const body = JSON.stringify({ steps });
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const headers = {
    ...{ 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(body)}` },
    ...{ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address, 'user-agent': BROWSER },
    ...{ cookie: cookie.join('; ') },
  };
  return (await answerCounts(new NextRequest(`${SITE}/api/counts`, { method: 'POST', body, headers })))
    .status;
}

/** As a browser without JavaScript sends the form, some of them twice. */
async function register(visitor: Visitor, cookies: Record<string, string>): Promise<void> {
  const { number, sendsTwice } = visitor;
  const [jar, headers] = [await scope.cookies(), await scope.headers()];
  jar.clear();
  for (const [name, value] of Object.entries(cookies)) jar.set(name, value);
  headers.set('x-forwarded-for', addressOf(number));
  headers.set('x-request-id', `visit-${number}`);
  const [{ submitRegistration }, { botCheck }] = await Promise.all([
    import('~/features/account/submit-registration'),
    import('~/security/bot-check'),
  ]);
  const ticket = await botCheck().ticket();
  vi.setSystemTime(Date.now() + 10_000);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...(await fieldsOf(visitor)), ticket }))
    form.append(name, value);
  for (let time = 0; time < (sendsTwice ? 2 : 1); time += 1)
    expect(await submitRegistration(form)).toMatchObject({ status: 'done' });
}

async function fieldsOf({ number, campaign, product, variant, isCounted, orders }: Visitor) {
  const owed = [campaign || 'none', (isCounted && variant) || 'unseen', orders ? product : 'none'].join('.');
  const journey = ORDERS[product];
  return {
    ...{ customer_type: 'person', full_name: 'Анна Демидова', email: `visit${number}.${owed}@example.ru` },
    ...{ phone_number: '+7 (900) 123-45-67', consent: 'on', agree_mailing: 'on' },
    ...{ registration: intentOf(number, 'a'), journey: orders ? journey : '' },
    ...(orders && { product, order: journey, intent: intentOf(number, 'b'), agreed: await priceOf(journey) }),
  };
}

async function priceOf(journey: string): Promise<string> {
  const [{ parseOrder }, { answerSheet }, { withinAction }] = await Promise.all([
    import('@vitrina/ordering'),
    import('~/checkout/answer-sheet'),
    import('~/runtime/deadline'),
  ]);
  const query = new URLSearchParams(journey);
  const order = parseOrder(query.get('auth'), query);
  if (!order.ok) throw new Error(JSON.stringify(order.failure));
  const answer = await withinAction(() => answerSheet(order.value));
  if (answer.kind !== 'sheet') throw new Error(answer.text);
  return String(answer.sheet.monthly);
}

const addressOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
const intentOf = (number: number, last: string) =>
  `01937b1c-0000-7000-8000-${number.toString(16).padStart(11, '0')}${last}`;

function weekOfVisitors(): Visitor[] {
  const chance = seeded(16);
  return Array.from({ length: VISITS }, (_, number): Visitor => {
    const registers = chance() < 0.015;
    return {
      ...{ number, registers, campaign: CAMPAIGNS[Math.floor(chance() * 4)] ?? '' },
      product: PRODUCTS[Math.floor(chance() ** 2 * 3)] ?? 'vds',
      variant: chance() < 0.6 ? (chance() < 0.5 ? 'a' : 'b') : undefined,
      ...{ isCounted: chance() < 0.9, clicks: chance() < 0.1 },
      ...{ orders: registers && chance() < 0.7, sendsTwice: chance() < 0.2 },
    };
  });
}

/** The same week every time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What the provider has in its own tables: accounts, and what they own, with what stands in their e-mails. */
function recorded() {
  const store = new Database(join(folder, 'sandbox.db'), { readonly: true });
  const accounts = store
    .prepare<[], { email: string; at: string }>(
      'SELECT email, created_at AS at FROM customers WHERE is_demo = 0',
    )
    .all();
  const owned = (table: string) =>
    store
      .prepare<[], { email: string; at: string }>(
        `SELECT email, ${table}.created_at AS at FROM ${table} JOIN customers ON customers.id = customer_id WHERE is_demo = 0`,
      )
      .all();
  const orders = { vds: owned('servers'), dbaas: owned('databases'), apps: [] };
  store.close();
  return { accounts, orders, allOrders: [...orders.vds, ...orders.dbaas] };
}

const MOSCOW = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' });
const onDay = (rows: { at: string }[], day: string) =>
  rows.filter(({ at }) => MOSCOW.format(new Date(at)) === day).length;
const owedTo = (rows: { email: string }[], word: string) =>
  rows.filter(({ email }) => email.split('@')[0]?.split('.').includes(word)).length;
const told = (is: (visitor: Visitor) => boolean) =>
  visitors.filter((visitor) => visitor.isCounted && is(visitor)).length;

describe('the report of a week of 10,000 visits', () => {
  test('was of a week with all its faults', () => {
    const known = cms.state.taken.filter(({ outcome }) => outcome === 'known');
    expect(known.filter(({ id }) => /^(?:registration|order)-/.test(id)).length).toBeGreaterThan(0);
    expect(known.filter(({ id }) => !/^(?:registration|order)-/.test(id)).length).toBeGreaterThan(0);
    const { accounts, orders } = recorded();
    expect(accounts.length).toBeGreaterThan(100);
    expect([orders.vds.length, orders.dbaas.length].every((amount) => amount > 10)).toBe(true);
    expect(visitors.filter(({ product, orders }) => orders && product === 'apps').length).toBeGreaterThan(10);
    expect(accounts).toHaveLength(visitors.filter(({ registers }) => registers).length);
  });

  test('has every registration and order that the sandbox recorded, each on its day', async () => {
    const { total, days } = await cms.report({ ...WEEK, by: 'all' });
    const { accounts, allOrders } = recorded();
    expect(total).toMatchObject({ registrations: accounts.length, orders: allOrders.length });
    expect(total?.reached).toBe(told(() => true));
    expect(days.map(({ day, registrations, orders }) => [day, registrations, orders])).toEqual(
      days.map(({ day }) => [day, onDay(accounts, day), onDay(allOrders, day)]),
    );
  });

  test('has them by product', async () => {
    const { groups } = await cms.report({ ...WEEK, by: 'product' });
    const { accounts, orders } = recorded();
    for (const product of PRODUCTS)
      expect(groups.find(({ key }) => key === product)).toMatchObject({
        reached: told((visitor) => visitor.product === product),
        registrations: owedTo(accounts, product),
        orders: orders[product].length,
      });
  });

  test('has them by campaign', async () => {
    const { groups } = await cms.report({ ...WEEK, by: 'campaign' });
    const { accounts, allOrders } = recorded();
    for (const [key, word] of [
      ...[
        ['', 'none'],
        ['autumn', 'autumn'],
        ['blog', 'blog'],
      ],
    ] as const) {
      const isIt = ({ email }: { email: string }) => email.split('.')[1] === word;
      expect(groups.find((group) => group.key === key)).toMatchObject({
        reached: told(({ campaign }) => campaign === key),
        registrations: accounts.filter(isIt).length,
        orders: allOrders.filter(isIt).length,
      });
    }
  });

  test('has them by banner and variant, and an interval between the two', async () => {
    const { groups, comparisons } = await cms.report({ ...WEEK, by: 'banner' });
    const { accounts, allOrders } = recorded();
    for (const variant of ['a', 'b'] as const)
      expect(groups.find(({ key }) => key === `${BANNER}.${variant}`)).toMatchObject({
        reached: told((visitor) => visitor.variant === variant),
        clicks: told((visitor) => visitor.variant === variant && visitor.clicks),
        registrations: owedTo(accounts, variant),
        orders: owedTo(allOrders, variant),
      });
    const [{ compared } = {}] = comparisons;
    expect(compared && compared.low < compared.difference && compared.difference < compared.high).toBe(true);
  });
});
