import { expect, test } from 'vitest';
import { openTestShop } from '../testing/open-test-shop';
import { readFailure, refusal } from '../testing/read-answer';

async function shopWithCustomer() {
  const shop = await openTestShop();
  return { shop, session: (await shop.newCustomer('a@example.ru')).session };
}

test('a status fault answers its code once, and the next call works', async () => {
  const { shop, session } = await shopWithCustomer();
  await shop.fault({ endpoint: 'createServer', kind: 'status', status: 503, errorCode: 'maintenance' });
  expect(await refusal(await shop.order(session))).toEqual([503, 'maintenance']);
  expect(await shop.servers(session)).toEqual([]);
  expect((await shop.order(session)).status).toBe(201);
});

test('a fault lasts for its number of calls and touches no other endpoint', async () => {
  const { shop, session } = await shopWithCustomer();
  await shop.fault({ endpoint: 'createServer', kind: 'status', times: 2 });
  expect((await shop.order(session)).status).toBe(500);
  expect(await shop.servers(session)).toEqual([]);
  expect((await shop.order(session)).status).toBe(500);
  expect((await shop.order(session)).status).toBe(201);
});

test.each([
  ['reset', 0],
  ['reset-after', 1],
])('%s breaks the connection and leaves %i servers', async (kind, servers) => {
  const { shop, session } = await shopWithCustomer();
  await shop.fault({ endpoint: 'createServer', kind });
  await expect(shop.order(session)).rejects.toThrow();
  expect(await shop.servers(session)).toHaveLength(servers);
  expect((await shop.journal('?endpoint=createServer'))[0]).toMatchObject({ status: null, fault: kind });
});

test('late breaks the connection at once and does the work later', async () => {
  const { shop, session } = await shopWithCustomer();
  await shop.fault({ endpoint: 'createServer', kind: 'late', delayMs: 800 });
  await expect(shop.order(session)).rejects.toThrow();
  expect(await shop.servers(session)).toEqual([]);
  await expect.poll(() => shop.servers(session), { timeout: 5_000 }).toHaveLength(1);
  expect(await shop.journal('?endpoint=createServer')).toMatchObject([{ status: null, fault: 'late' }]);
});

test.each([
  ['timeout', 0],
  ['timeout-after', 1],
])('%s never answers, ends when the client leaves, and leaves %i servers', async (kind, servers) => {
  const { shop, session } = await shopWithCustomer();
  await shop.fault({ endpoint: 'createServer', kind });
  const body = { method: 'POST', path: 'api/v1/servers', data: ORDER_DATA };
  const call = shop.fetch('/landing-api/login/forward', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, access_token: session.accessToken, user: session.user }),
    signal: AbortSignal.timeout(200),
  });
  await expect(call).rejects.toThrow(/timeout/i);
  expect(await shop.servers(session)).toHaveLength(servers);
});

test('status-after does the work and then denies it', async () => {
  const { shop, session } = await shopWithCustomer();
  await shop.fault({ endpoint: 'createServer', kind: 'status-after', status: 502 });
  expect((await shop.order(session)).status).toBe(502);
  expect(await shop.servers(session)).toHaveLength(1);
});

test('a malformed answer has the right status and broken JSON', async () => {
  const { shop, session } = await shopWithCustomer();
  await shop.fault({ endpoint: 'createServer', kind: 'malformed' });
  const answer = await shop.order(session);
  expect(answer.status).toBe(201);
  await expect(answer.json()).rejects.toThrow(SyntaxError);
});

test('a slow answer begins at once and arrives whole, with its cookie', async () => {
  const shop = await openTestShop();
  const registration = await shop.registered('a@example.ru');
  await shop.fault({ endpoint: 'autoLogIn', kind: 'slow', delayMs: 300 });
  const answer = await shop.post('/api/v1/auth/auto-login', { portal_token: registration.autologin_token });
  // It has begun, and its end is not there yet.
  const whole = answer.json();
  const nextTurn = new Promise((resolve) => setImmediate(() => resolve('begun')));
  expect(await Promise.race([whole, nextTurn])).toBe('begun');
  expect(await whole).toEqual({ username: registration.username });
  expect(answer.headers.get('set-cookie')).toContain('vitrina_credentials=');
});

test('a delayed answer comes late and complete', async () => {
  const { shop, session } = await shopWithCustomer();
  await shop.fault({ endpoint: 'createServer', kind: 'delay', delayMs: 200 });
  const started = performance.now();
  expect((await shop.order(session)).status).toBe(201);
  expect(performance.now() - started).toBeGreaterThan(190);
});

test('a fault also spoils a call without a body and one without a customer', async () => {
  const shop = await openTestShop();
  await shop.fault({ endpoint: 'listServerPresets', kind: 'status', status: 504 });
  expect((await shop.fetch('/api/v1/presets/servers')).status).toBe(504);
  await shop.fault({ endpoint: 'sendLog', kind: 'malformed' });
  await expect((await shop.post('/v1/logs', { action: 'a' })).json()).rejects.toThrow(SyntaxError);
});

test('waiting faults can be listed and taken back', async () => {
  const shop = await openTestShop();
  await shop.fault({ endpoint: 'listOs', kind: 'slow', times: 3 });
  expect(await (await shop.fetch('/__sandbox/faults')).json()).toEqual({
    faults: [{ endpoint: 'listOs', kind: 'slow', delayMs: 3000, times: 3 }],
    storms: [],
  });
  await shop.fetch('/__sandbox/faults', { method: 'DELETE' });
  expect((await shop.fetch('/api/v1/os/servers')).status).toBe(200);
});

test.each([
  [{ endpoint: 'nowhere', kind: 'status' }, 'endpoint'],
  [{ endpoint: 'listOs', kind: 'explosion' }, 'kind'],
  [{ endpoint: 'listOs', kind: 'status', status: 200 }, 'status'],
])('a fault that makes no sense is refused: %o', async (order, field) => {
  const shop = await openTestShop();
  const answer = await shop.fault(order);
  expect(answer.status).toBe(400);
  expect((await readFailure(answer)).message).toContain(field);
});

const ORDER_DATA = {
  ...{ name: 'Тихая цапля', bandwidth: 200, os_id: 99, preset_id: 4795 },
  ...{ is_ddos_guard: false, availability_zone: 'msk-1' },
};
