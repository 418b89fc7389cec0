import { describe, expect, test } from 'vitest';
import { openTestShop } from '../testing/open-test-shop';
import {
  BALANCER,
  BUCKET,
  CLUSTER,
  CONFIGURED,
  DATABASE,
  DEDICATED,
  orderedId,
  PRODUCTS,
} from '../testing/product-orders';
import { readAnswer, readFailure, readJournal, refusal } from '../testing/read-answer';

describe.each(PRODUCTS)('$name', (product) => {
  const { name, path, body } = product;

  test('makes one for each call, and only the customer sees it', async () => {
    const shop = await openTestShop();
    const { session } = await shop.newCustomer('a@example.ru');
    const { session: other } = await shop.newCustomer('b@example.ru');
    const ids = [await orderedId(shop, session, product), await orderedId(shop, session, product)];
    expect(new Set(ids).size).toBe(2);
    const list = async (who: typeof session) => (await (await shop.forward(who, 'GET', path)).json()).meta;
    expect(await list(session)).toEqual({ total: 2 });
    expect(await list(other)).toEqual({ total: 0 });
    for (const id of [ids[0], 999, '1e0'])
      expect(await refusal(await shop.forward(other, 'GET', `${path}/${id}`))).toEqual([404, 'not_found']);
    expect((await shop.forward(session, 'GET', `${path}/${ids[0]}`)).status).toBe(200);
  });

  test('names the field at fault and makes nothing', async () => {
    const shop = await openTestShop();
    const { session } = await shop.newCustomer('a@example.ru');
    const wrong = await shop.forward(session, 'POST', path, { ...body, preset_id: 999_999 });
    expect(await readFailure(wrong)).toMatchObject({
      error_code: 'bad_request',
      message: expect.stringContaining('preset_id'),
    });
    const nameless = await shop.forward(session, 'POST', path, { ...body, name: undefined });
    expect((await readFailure(nameless)).message).toContain('name');
    expect((await (await shop.forward(session, 'GET', path)).json()).meta).toEqual({ total: 0 });
  });

  test('is for customers only', async () => {
    const shop = await openTestShop();
    expect(await refusal(await shop.post(`/${path}`, body))).toEqual([401, 'unauthorized']);
    expect(await refusal(await shop.fetch(`/${path}`))).toEqual([401, 'unauthorized']);
  });

  test('is spoilt by faults and told by the journal under its name', async () => {
    const shop = await openTestShop();
    const { session } = await shop.newCustomer('a@example.ru');
    await shop.fault({ endpoint: name, kind: 'status-after', status: 503 });
    expect((await shop.forward(session, 'POST', path, body)).status).toBe(503);
    expect((await (await shop.forward(session, 'GET', path)).json()).meta).toEqual({ total: 1 });
    const requests = await readJournal(await shop.fetch(`/__sandbox/requests?endpoint=${name}`));
    expect(requests).toMatchObject([{ forward: { method: 'POST', path } }]);
  });

  test('obeys the sentinels of a customer', async () => {
    const shop = await openTestShop();
    const { session } = await shop.newCustomer('order-server-error@example.ru');
    expect((await shop.forward(session, 'POST', path, body)).status).toBe(500);
  });

  test('is gone after a reset', async () => {
    const shop = await openTestShop();
    const { session } = await shop.newCustomer('a@example.ru');
    const id = await orderedId(shop, session, product);
    await shop.post('/__sandbox/reset');
    const { session: next } = await shop.newCustomer('a@example.ru');
    expect((await shop.forward(next, 'GET', `${path}/${id}`)).status).toBe(404);
  });
});

test.each([
  ['api/v1/databases', 1],
  ['api/v1/balancers', 1],
  ['api/v1/k8s/clusters', 1],
])('%s is listed in pages, newest first', async (path) => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('a@example.ru');
  const product = PRODUCTS.find((known) => known.path === path) ?? PRODUCTS[0];
  const ids = [];
  for (let made = 0; made < 3; made += 1) ids.push(await orderedId(shop, session, product));
  const page = await (await shop.forward(session, 'GET', path, { limit: 2, offset: 1 })).json();
  const rows: { id: number }[] = page.dbs ?? page.balancers ?? page.clusters;
  expect([page.meta, rows.map(({ id }) => id)]).toEqual([{ total: 3 }, [ids[1], ids[0]]]);
});

test.each([
  ['api/v1/storages/buckets', BUCKET, 403],
  ['api/v1/k8s/clusters', CLUSTER, 403],
  ['api/v1/databases', DATABASE, 201],
  ['api/v1/balancers', BALANCER, 200],
  ['api/v1/dedicated-servers', DEDICATED, 201],
])('a customer without money asks %s and gets %3$i', async (path, body, status) => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('no-balance+1@example.ru');
  const answer = await shop.forward(session, 'POST', path, body);
  expect(answer.status).toBe(status);
  if (status === 403) expect((await readFailure(answer)).error_code).toBe('no_balance_for_hour');
});

describe('a bucket of any size', () => {
  const sized = (disk: number, id = 73) => ({ name: 'a', type: 'private', configurator: { id, disk } });

  test('has a disk in MB on the steps of the configurator', async () => {
    const shop = await openTestShop();
    const { session } = await shop.newCustomer('a@example.ru');
    const answer = await shop.forward(session, 'POST', 'api/v1/storages/buckets', sized(122_880));
    const { bucket } = await readAnswer('createBucket', answer);
    expect(bucket).toMatchObject({
      configurator_id: 73,
      preset_id: null,
      disk_stats: { size: 122_880, used: 0 },
    });
  });

  test.each([
    [sized(120), 'configurator.disk'],
    [sized(102_401), 'configurator.disk'],
    [sized(20_971_520), 'configurator.disk'],
    [sized(102_400, 74), 'configurator.id'],
    [{ ...sized(102_400), preset_id: 389 }, 'exclude'],
    [{ name: 'a', type: 'private' }, 'preset_id'],
  ])('%j is refused because of %s', async (body, word) => {
    const shop = await openTestShop();
    const { session } = await shop.newCustomer('a@example.ru');
    const answer = await shop.forward(session, 'POST', 'api/v1/storages/buckets', body);
    expect([answer.status, (await readFailure(answer)).message]).toEqual([
      400,
      expect.stringContaining(word),
    ]);
  });
});

test('a database is of the type of its preset', async () => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('a@example.ru');
  const order = (changes: object) =>
    shop.forward(session, 'POST', 'api/v1/databases', { ...DATABASE, ...changes });
  expect((await readFailure(await order({ type: 'mysql' }))).message).toContain('type mysql');
  expect((await readFailure(await order({ admin: { password: 'short' } }))).message).toContain('password');
});

describe('a cluster', () => {
  const [web, jobs] = CLUSTER.worker_groups;

  test('adds up its workers', async () => {
    const shop = await openTestShop();
    const { session } = await shop.newCustomer('a@example.ru');
    const answer = await shop.forward(session, 'POST', 'api/v1/k8s/clusters', CLUSTER);
    expect((await readAnswer('createCluster', answer)).cluster).toMatchObject({
      ...{ preset_id: 1675, availability_zone: 'msk-1', network_driver: 'calico' },
      ...{ cpu: 2 * 2 + 4, ram: 2 * 4096 + 8192, disk: 2 * 51_200 + 61_440 },
    });
  });

  test.each([
    [{ k8s_version: 'v1.1' }, 'k8s_version'],
    [{ network_driver: 'canal' }, 'network_driver'],
    [{ master_nodes_count: 2 }, 'master_nodes_count'],
    [{ ha: false }, 'ha'],
    [{ availability_zone: 'spb-3' }, 'availability_zone'],
    [{ preset_id: 1969 }, 'preset_id'],
    [{ preset_id: 1673 }, 'at most 1'],
    [{ worker_groups: [{ ...web, preset_id: 399 }] }, 'worker_groups[0] is in ru-1'],
    [{ worker_groups: [web, { ...jobs, tariffType: 0 }] }, 'worker_groups[1].tariffType'],
    [{ worker_groups: [{ ...web, node_count: 101 }] }, 'node_count'],
    [
      { worker_groups: [{ ...jobs, configuration: { configurator_id: 59, cpu: 4, ram: 8, disk: 60 } }] },
      'configuration.ram',
    ],
    [
      {
        worker_groups: [{ ...jobs, configuration: { configurator_id: 89, cpu: 4, ram: 8192, disk: 61_440 } }],
      },
      'configurator_id',
    ],
  ])('with %j is refused because of %s', async (changes, word) => {
    const shop = await openTestShop();
    const { session } = await shop.newCustomer('a@example.ru');
    const answer = await shop.forward(session, 'POST', 'api/v1/k8s/clusters', { ...CLUSTER, ...changes });
    expect([answer.status, (await readFailure(answer)).message]).toEqual([
      400,
      expect.stringContaining(word),
    ]);
  });
});

describe('a dedicated server', () => {
  test('of parts is answered with a number alone, and costs what its parts cost', async () => {
    const shop = await openTestShop();
    const { session } = await shop.newCustomer('a@example.ru');
    const path = 'api/v1/dedicated-servers/configurator';
    const answer = await shop.forward(session, 'POST', path, CONFIGURED);
    const made = await readAnswer('createConfiguredDedicatedServer', answer);
    expect(made.dedicated_server).toBeUndefined();
    const one = await shop.forward(session, 'GET', `api/v1/dedicated-servers/${made.id}`);
    expect((await readAnswer('getDedicatedServer', one)).dedicated_server).toMatchObject({
      ...{ preset_id: null, plan_id: 2191, hdd_description: '960 ГБ NVMe + 4 ТБ HDD + 4 ТБ HDD' },
      price: 14_900 + 6_300 + 1_700 + 2 * 1_200 + 1_500,
    });
  });

  test('costs exact kopecks with what comes beside it', async () => {
    const shop = await openTestShop();
    const { session } = await shop.newCustomer('a@example.ru');
    const answer = await shop.forward(session, 'POST', 'api/v1/dedicated-servers', DEDICATED);
    const { dedicated_server } = await readAnswer('createDedicatedServer', answer);
    expect(dedicated_server).toMatchObject({ price: 11_514.9, plan_id: 3801, network_drive_id: [452] });
  });

  test.each([
    ['api/v1/dedicated-servers', { ...DEDICATED, os_id: 452 }, 'os_id'],
    ['api/v1/dedicated-servers', { ...DEDICATED, payment_period: 'P2W' }, 'payment_period'],
    ['api/v1/dedicated-servers/configurator', { ...CONFIGURED, cpu_id: 99 }, 'cpu_id'],
    ['api/v1/dedicated-servers/configurator', { ...CONFIGURED, secondary_storages: [99] }, 'storage 99'],
    ['api/v1/dedicated-servers/configurator', { ...CONFIGURED, raid_id: 4 }, 'raid_id'],
  ])('at %s with %j is refused because of %s', async (path, body, word) => {
    const shop = await openTestShop();
    const { session } = await shop.newCustomer('a@example.ru');
    const answer = await shop.forward(session, 'POST', path, body);
    expect([answer.status, (await readFailure(answer)).message]).toEqual([
      400,
      expect.stringContaining(word),
    ]);
  });
});

describe('questions to support', () => {
  const TICKET = {
    ...{ title: 'Заказ', message: 'Сервер', abuse_incident: false, attachments: [] },
    ...{ service_default: 1, services: [1], source_type: 'cloud_site' },
  };

  test('are asked in one’s own name', async () => {
    const shop = await openTestShop();
    const { session } = await shop.newCustomer('a@example.ru');
    const ask = (userId: string) =>
      shop.forward(session, 'POST', `portal/v2/accounts/${userId}/tickets`, TICKET);
    expect((await readAnswer('createTicket', await ask(session.user.id))).ticket.title).toBe('Заказ');
    expect(await refusal(await ask('999'))).toEqual([403, 'forbidden']);
  });

  test('and requests of visitors are taken without an account', async () => {
    const shop = await openTestShop();
    const ask = (email: string) =>
      shop.post('/landing-api/tickets/create-dedicated', {
        ...{ email, message: 'Хочу сервер', source: 'cloud', service: 'dedicated' },
        server_ids: { plan_id: 2191, preset_id: null, is_admin: false },
      });
    expect((await ask('a@example.ru')).status).toBe(204);
    expect(await refusal(await ask('nobody'))).toEqual([400, 'invalid_email_address']);
    const submit = (type: string) =>
      shop.post('/landing-api/forms/submit', { type, data: { phone: '79001112233', feature: 24 } });
    expect((await submit('CREATE_VDS_VPS')).status).toBe(204);
    expect(await refusal(await submit('SELL_MY_SOUL'))).toEqual([400, 'bad_request']);
    const { leads } = await (await shop.fetch('/__sandbox/leads')).json();
    expect(leads.map(({ kind }: { kind: string }) => kind)).toEqual(['ticket', 'form']);
  });

  test('a visitor’s form with the same key is taken once, one without a key each time', async () => {
    const shop = await openTestShop();
    const submit = (headers: Record<string, string>) =>
      shop.fetch('/landing-api/forms/submit', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ type: 'STORY_TRY', data: { name: 'Ольга' } }),
      });
    for (const key of ['one', 'one', 'two'])
      expect((await submit({ 'idempotency-key': key })).status).toBe(204);
    for (let sent = 0; sent < 2; sent += 1) await submit({});
    const { leads } = await (await shop.fetch('/__sandbox/leads')).json();
    expect(leads.map(({ once }: { once: string | null }) => once)).toEqual(['one', 'two', null, null]);
  });
});
