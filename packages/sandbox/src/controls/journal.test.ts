import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { basic, openTestShop, type Session, type TestShop } from '../testing/open-test-shop';
import { readAnswer } from '../testing/read-answer';

test('the journal tells what was forwarded, to which endpoint and under which request id', async () => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('a@example.ru');
  await shop.fetch('/api/v1/os/servers?x=1', { headers: { 'x-request-id': 'visit-7' } });
  await shop.order(session);

  expect((await shop.journal('?endpoint=listOs'))[0]).toMatchObject({
    ...{ service: 'api', method: 'GET', path: '/api/v1/os/servers', query: { x: '1' } },
    ...{ status: 200, requestId: 'visit-7' },
  });
  const [order] = await shop.journal('?endpoint=createServer');
  expect(order).toMatchObject({
    ...{ service: 'landing', path: '/landing-api/login/forward', status: 201, requestId: null },
    forward: { method: 'POST', path: 'api/v1/servers', data: { preset_id: 4795 } },
  });
  expect(await shop.journal(`?since=${order?.id}`)).toEqual([]);
  await shop.fetch('/__sandbox/requests', { method: 'DELETE' });
  expect(await shop.journal()).toEqual([]);
});

test('no secret reaches the journal or the database', async () => {
  const shop = await openTestShop({ demoPassword: 'very-secret-password' });
  const secrets = await useEverySecret(shop);

  const journal = JSON.stringify(await shop.journal());
  const stored = ['', '-wal'].map((end) => readFileSync(`${shop.databaseFile}${end}`, 'latin1')).join('');
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(7);
    expect(journal).not.toContain(secret);
    expect(stored).not.toContain(secret);
  }
  expect(journal).toContain('[redacted]');
});

async function useEverySecret(shop: TestShop): Promise<string[]> {
  const { autologin_token, session } = await shop.newCustomer('a@example.ru');
  await shop.post('/v3/auth', { code: 'sms-code-99887766' }, basic('demo', 'very-secret-password'));
  await shop.fetch(`/panel/auto-login?token=${autologin_token}&redirect=/servers`);
  const body = new URLSearchParams({ username: 'demo', password: 'very-secret-password' });
  await shop.fetch('/panel/login', { method: 'POST', body });
  await shop.order(session, { admin: { password: 'database-password' } });
  return [
    autologin_token,
    'very-secret-password',
    'sms-code-99887766',
    'database-password',
    ...ofSession(session),
  ];
}

function ofSession({ accessToken, cookie }: Session): string[] {
  return [accessToken, cookie.split('=', 2)[1] ?? ''];
}

test('statistics and log calls are taken without an answer', async () => {
  const shop = await openTestShop();
  const statistics = await shop.post('/v1/statistics', {
    customer_id: '1',
    referer: { firstVisit: '', lastVisit: '' },
    utmUser: { utm_source: 'a' },
  });
  const log = await shop.post('/v1/logs', { action: 'cloud_site_reg_dedic' });
  expect([statistics.status, await statistics.text(), log.status]).toEqual([204, '', 204]);
});

test('a reset leaves the demo customer and nothing else', async () => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('a@example.ru');
  await shop.order(session);
  await shop.fault({ endpoint: 'listOs', kind: 'reset' });
  expect((await shop.fetch('/__sandbox/reset', { method: 'POST' })).status).toBe(204);

  expect(await shop.journal()).toEqual([]);
  expect((await shop.fetch('/api/v1/os/servers')).status).toBe(200);
  expect((await shop.order(session)).status).toBe(401);
  expect((await shop.register('a@example.ru')).status).toBe(201);
  expect((await shop.post('/v3/auth', {}, basic('demo'))).status).toBe(200);
});

test('the instruments can be switched off', async () => {
  const shop = await openTestShop({ controls: false });
  expect((await shop.fetch('/__sandbox/health')).status).toBe(404);
  expect((await shop.fetch('/api/v1/os/servers')).status).toBe(200);
});

test('customers, servers and sessions survive a restart', async () => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('a@example.ru');
  await shop.order(session);
  await shop.restart();
  expect(await shop.servers(session)).toHaveLength(1);
  expect((await shop.register('a@example.ru')).status).toBe(409);
  expect(
    (await readAnswer('listServerPresets', await shop.fetch('/api/v1/presets/servers'))).meta.total,
  ).toBe(49);
});
