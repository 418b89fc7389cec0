import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, get, logIn, post } from './requests';
import { DEMO_PASSWORD, READ_TOKEN, type RunningCms, startCms, temporaryFolder } from './running-cms';

const KEY = 'a-requests-token-for-the-tests-0123456789';
const INTENT = '0199c0de-0000-7000-8000-000000000001';
const ATTEMPT = {
  ...{ id: 'attempt-0001', intent: INTENT, requestId: 'request-0001', product: 'vds', order: 'preset=1' },
  ...{ customer: { id: '7', email: 'olga@example.ru' }, monthly: 45_000, startedAt: 1_795_000_000_000 },
  settledSeconds: 120,
  steps: [
    { at: 1_795_000_000_000, step: 'begun', kind: 'server', name: 'Amber Avocet' },
    { at: 1_795_000_001_000, step: 'unconfirmed', kind: 'server', name: 'Amber Avocet' },
  ],
};

let cms: RunningCms;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let support: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  cms = await startCms({
    ...{ SEED: 'true', VITRINA_DEMO: 'true', DEMO_PASSWORD, CMS_REQUESTS_TOKEN: KEY },
    DATABASE_FILENAME: path.join(folder.folder, 'data.db'),
  });
  support = await logIn(cms.url, 'support@vitrina.example', DEMO_PASSWORD);
});
afterAll(async () => {
  await cms?.stop();
  await folder?.remove();
});

const take = (attempt: object, key = KEY) => post(`${cms.url}/api/order-attempts`, attempt, key);
const ask = (question: string, token = support) => get(`${cms.url}${question}`, token);

test('nobody but the site tells of orders or asks for them', async () => {
  for (const key of ['', READ_TOKEN, support, 'another-key-of-thirty-two-characters']) {
    expect((await take(ATTEMPT, key)).status).toBe(401);
    expect((await ask(`/api/order-attempts?intent=${INTENT}`, key)).status).toBe(401);
  }
});

test('an order that the site has told is found by support, with each step', async () => {
  expect([(await take(ATTEMPT)).status, (await take(ATTEMPT)).status]).toEqual([201, 200]);
  const { body } = await ask('/vitrina/orders?term=request-0001&standing=unconfirmed');
  expect(body).toMatchObject({
    hasMore: false,
    orders: [{ email: 'olga@example.ru', product: 'Облачные серверы' }],
  });
  const key = String(at(body, 'orders', 0, 'key'));
  expect((await ask(`/vitrina/order?key=${encodeURIComponent(key)}`)).body).toMatchObject({
    attempts: [ATTEMPT],
  });
  expect((await ask(`/api/order-attempts?intent=${INTENT}`, KEY)).body).toEqual({ attempts: [ATTEMPT] });
});

test('who does not work with requests sees no orders', async () => {
  for (const role of ['marketer', 'editor', 'author']) {
    const token = await logIn(cms.url, `${role}@vitrina.example`, DEMO_PASSWORD);
    expect((await ask('/vitrina/orders', token)).status).toBe(403);
    expect((await ask(`/vitrina/order?key=7/${INTENT}`, token)).status).toBe(403);
  }
  expect((await ask('/vitrina/orders', '')).status).toBe(401);
});

test('what is no attempt, no intent and no search is refused with a sentence', async () => {
  expect((await take({ ...ATTEMPT, steps: [] })).status).toBe(400);
  expect((await take({})).status).toBe(400);
  expect((await ask('/api/order-attempts?intent=../7', KEY)).status).toBe(400);
  expect((await ask('/vitrina/orders?before=yesterday')).status).toBe(400);
  expect((await ask('/vitrina/orders?term[]=a')).status).toBe(400);
  expect((await ask('/vitrina/order?key=nothing')).status).toBe(404);
});
