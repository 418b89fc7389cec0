import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, get, logIn, post } from './requests';
import { DEMO_PASSWORD, READ_TOKEN, type RunningCms, startCms, temporaryFolder } from './running-cms';

const KEY = 'a-requests-token-for-the-tests-0123456789';
const REPORT = '/vitrina/funnel?from=2026-11-01&to=2026-11-30';
const TABLE = '/vitrina/funnel-table?from=2026-11-01&to=2026-11-30';

let cms: RunningCms;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let marketer: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  cms = await startCms({
    ...{ SEED: 'true', VITRINA_DEMO: 'true', DEMO_PASSWORD, CMS_REQUESTS_TOKEN: KEY },
    DATABASE_FILENAME: path.join(folder.folder, 'data.db'),
  });
  marketer = await logIn(cms.url, 'marketer@vitrina.example', DEMO_PASSWORD);
});
afterAll(async () => {
  await cms?.stop();
  await folder?.remove();
});

const count = (own: object) => ({
  ...{ day: '2026-11-20', step: 'visit', product: '', campaign: '', banner: '', variant: '', amount: 1 },
  ...own,
});
const take = (id: string, counts: object[], key = KEY) =>
  post(`${cms.url}/api/funnel-counts`, { id, counts }, key);
const ask = (question: string, token: string) => get(`${cms.url}${question}`, token);

test('nobody but the site counts', async () => {
  for (const key of ['', READ_TOKEN, marketer, 'another-key-of-thirty-two-characters'])
    expect((await take('batch-of-nobody', [count({})], key)).status).toBe(401);
});

test('what the site has counted stands in the report of a marketer, once', async () => {
  const banners = await ask('/content-manager/collection-types/api::site.banner', marketer);
  const banner = String(at(banners.body, 'results', 0, 'documentId'));
  const title = String(at(banners.body, 'results', 0, 'title'));
  const counts = [
    ...[count({ amount: 90 }), count({ step: 'registration', product: 'vds', amount: 3 })],
    ...['a', 'b'].map((variant) => count({ step: 'view', banner, variant, amount: 40 })),
    count({ step: 'registration', product: 'vds', banner, variant: 'b', amount: 3 }),
  ];
  const answers = [await take('batch-0001', counts), await take('batch-0001', counts)];
  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  expect(at((await ask(REPORT, marketer)).body, 'total')).toEqual({
    ...{ reached: 90, clicks: 0, registrations: 3, orders: 0 },
  });
  const { body } = await ask(`${REPORT}&by=banner`, marketer);
  expect(at(body, 'comparisons')).toMatchObject([
    { banner, title, a: { views: 40, registrations: 0 }, b: { views: 40, registrations: 3 } },
  ]);
  const table = String(at((await ask(TABLE, marketer)).body, 'csv'));
  expect(table).toContain(
    `"Показ баннера";"Без продукта";"Без кампании";"${title.replaceAll('"', '""')}";"А";40`,
  );
});

test('what is no batch is refused, and changes nothing', async () => {
  expect((await take('batch-0002', [count({ step: 'sale' })])).status).toBe(400);
  expect((await take('batch-0003', [count({ campaign: 'x'.repeat(200_000) })])).status).toBe(413);
});

test.each(['editor', 'author', 'support'])('the %s sees no report', async (role) => {
  const token = await logIn(cms.url, `${role}@vitrina.example`, DEMO_PASSWORD);
  for (const question of [REPORT, TABLE]) expect((await ask(question, token)).status).toBe(403);
});

test('an administrator sees it', async () => {
  const token = await logIn(cms.url, 'developer@vitrina.example', DEMO_PASSWORD);
  expect((await ask(REPORT, token)).status).toBe(200);
});

test.each([
  'from=2026-11-30&to=2026-11-01',
  'from=2020-01-01&to=2026-11-01',
  'from=now&to=2026-11-01',
  'from=2026-11-01&to=2026-11-02&by=visitor',
  'from=2026-11-01&to=2026-11-02&by=product&key=a&key=b',
])('of %s there is no report', async (question) => {
  expect((await ask(`/vitrina/funnel?${question}`, marketer)).status).toBe(400);
});
