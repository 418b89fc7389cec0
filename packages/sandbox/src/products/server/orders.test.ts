import { expect, test } from 'vitest';
import { ORDER, openTestShop } from '../../testing/open-test-shop';
import { readAnswer, readFailure, refusal } from '../../testing/read-answer';

const CONFIGURATION = { configurator_id: 63, cpu: 2, ram: 2048, disk: 20_480 };
const CUSTOM = { preset_id: undefined, availability_zone: 'spb-3' };

test('a forwarded order makes a server that installs and then runs', async () => {
  const shop = await openTestShop({ installSeconds: 8 });
  const { session } = await shop.newCustomer('a@example.ru');
  const answer = await shop.order(session);
  expect(answer.status).toBe(201);
  const { server } = await readAnswer('createServer', answer);
  expect(server).toMatchObject({
    ...{
      name: ORDER.name,
      status: 'installing',
      location: 'ru-3',
      availability_zone: 'msk-1',
      preset_id: 4795,
    },
    ...{
      cpu: 1,
      ram: 1024,
      disks: [{ size: 15_360, type: 'nvme' }],
      os: { name: 'ubuntu', version: '24.04' },
    },
  });
  expect(server.networks[0]?.ips[0]?.ip).toMatch(/^(203\.0\.113|198\.51\.100)\.\d+$/);

  shop.pass(7);
  expect((await shop.servers(session))[0]?.status).toBe('installing');
  shop.pass(1);
  const one = await shop.forward(session, 'GET', `api/v1/servers/${server.id}`);
  expect((await readAnswer('getServer', one)).server.status).toBe('on');
});

test('a server ordered without an address has none', async () => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('a@example.ru');
  await shop.order(session, { network: undefined });
  expect((await shop.servers(session))[0]?.networks).toEqual([]);
});

test('a configuration within the limits becomes a server', async () => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('a@example.ru');
  const server = await shop.ordered(session, { ...CUSTOM, configuration: CONFIGURATION });
  expect(server).toMatchObject({
    configurator_id: 63,
    preset_id: null,
    cpu: 2,
    ram: 2048,
    location: 'ru-1',
  });
});

test('a refused order names the field at fault and makes nothing', async () => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('a@example.ru');
  for (const [field, changes] of [
    ['os_id', { os_id: 1 }],
    ['preset_id', { preset_id: '4795' }],
    ['network.floating_ip', { network: { floating_ip: 'yes' } }],
  ] as const) {
    const { error_code, message } = await readFailure(await shop.order(session, changes));
    expect(error_code).toBe('bad_request');
    expect(message).toContain(field);
  }
  expect(await shop.servers(session)).toEqual([]);
});

test('a customer sees only their own servers', async () => {
  const shop = await openTestShop();
  const { session: owner } = await shop.newCustomer('owner@example.ru');
  const { session: other } = await shop.newCustomer('other@example.ru');
  const server = await shop.ordered(owner);
  expect(await shop.servers(other)).toEqual([]);
  for (const path of [`api/v1/servers/${server.id}`, 'api/v1/servers/999', 'api/v1/servers/1e0']) {
    expect(await refusal(await shop.forward(other, 'GET', path))).toEqual([404, 'not_found']);
  }
});

test('a forward is refused when token and user do not belong together', async () => {
  const shop = await openTestShop();
  const { session: mine } = await shop.newCustomer('mine@example.ru');
  const { session: theirs } = await shop.newCustomer('theirs@example.ru');
  expect(await refusal(await shop.order({ ...mine, user: theirs.user }))).toEqual([401, 'unauthorized']);
  expect(await refusal(await shop.order({ ...mine, accessToken: 'made-up' }))).toEqual([401, 'unauthorized']);
});

test('a forward reaches forwarded endpoints only, by a path without a leading slash', async () => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('a@example.ru');
  const statusOf = async (path: string) => (await shop.forward(session, 'POST', path)).status;
  expect(await statusOf('api/v1/unknown')).toBe(404);
  expect(await statusOf('v3/auth')).toBe(404);
  expect(await statusOf('/api/v1/servers')).toBe(400);
  expect(await statusOf('')).toBe(400);
});

test('forwarded endpoints also answer a bearer of the access token, and nobody else', async () => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('a@example.ru');
  await shop.order(session);
  const headers = { authorization: `Bearer ${session.accessToken}` };
  expect((await readAnswer('listServers', await shop.fetch('/api/v1/servers', { headers }))).meta.total).toBe(
    1,
  );
  expect((await shop.post('/api/v1/servers', ORDER, headers)).status).toBe(201);
  expect(await refusal(await shop.fetch('/api/v1/servers'))).toEqual([401, 'unauthorized']);
  expect(await refusal(await shop.post('/api/v1/servers', ORDER))).toEqual([401, 'unauthorized']);
});
