import {
  fromClusterPageQuery,
  type Order,
  orderPage,
  type Product,
  readOrder,
  toClusterPageQuery,
} from '@vitrina/ordering';
import { describe, expect, test } from 'vitest';
import { toBalancerRequest } from './products/balancer';
import { toBucketRequest } from './products/bucket';
import { toClusterRequest } from './products/cluster';
import { toDatabaseRequest } from './products/database';
import { toDedicatedCall } from './products/dedicated';
import { toServerRequest } from './products/server';

// Rules R6 to R15: every key of a flow, written out, and the body that it becomes.
test.each<[Product, string, object]>([
  [
    'vds',
    'preset=4795&os=79&software=5&bandwidth=1000&is_floating_ip=true&period=P1M',
    {
      ...{ name: 'a', bandwidth: 1000, os_id: 79, software_id: 5, preset_id: 4795, is_ddos_guard: false },
      ...{ network: { floating_ip: 'create_ip' }, availability_zone: 'msk-1' },
    },
  ],
  [
    'vds',
    'is_configurator=true&configurator_id=150&cpu=2&ram=4&disk=50&is_floating_ip=false',
    {
      ...{ name: 'a', bandwidth: 200, os_id: 99, is_ddos_guard: false, availability_zone: 'msk-1' },
      configuration: { configurator_id: 150, cpu: 2, ram: 4096, disk: 51_200 },
    },
  ],
  [
    'dbaas',
    'db_service_id=1217&db_type=postgres&period=P3M',
    { name: 'a', type: 'postgres', preset_id: 1217, admin: { password: 'S3cretPassword' } },
  ],
  ['s3', 'preset=389', { name: 'a', type: 'private', preset_id: 389 }],
  ['s3', 'id=73&disk=120', { name: 'a', type: 'private', configurator: { id: 73, disk: 122_880 } }],
  ['balancer', 'preset=391&bandwidth=200&period=P6M', expect.objectContaining({ preset_id: 391 })],
  [
    'k8s',
    'location=ru-3&version=v1.36.2%2Bk0s.0&preset=1675&nodes_count=3&worker_nodes=[{"preset_id":1969,"node_count":2}]',
    {
      ...{ name: 'a', ha: true, k8s_version: 'v1.36.2+k0s.0', network_driver: 'calico', ingress: true },
      ...{ availability_zone: 'msk-1', master_nodes_count: 3, preset_id: 1675 },
      worker_groups: [expect.objectContaining({ node_count: 2, preset_id: 1969, tariffType: 0 })],
    },
  ],
  [
    'k8s',
    'location=ru-1&version=v1.36.2&configuration={"configurator_id":89,"cpu":4,"ram":8,"disk":60}',
    expect.objectContaining({
      configuration: { configurator_id: 89, cpu: 4, ram: 8192, disk: 61_440 },
    }),
  ],
  [
    'dedicated',
    'type=preset&id=3799&os=1833&cp=164&network=1008&storage=452&ip=27&term=6&admin=true',
    {
      ...{ name: 'a', location: 'ru-1', payment_period: 'P6M', preset_id: 3799, os_id: 1833, cp_id: 164 },
      ...{ bandwidth_id: 1008, network_drive_id: 452, additional_ip_addr_id: 27 },
    },
  ],
  [
    'dedicated',
    'type=config&cpu=4&memory=13&primaryStorage=22&secondaryStorage=[25,26]&raid=32&term=1',
    {
      ...{ name: 'a', location: 'ru-1', payment_period: 'P1M', cpu_id: 4, memory_id: 13 },
      ...{ primary_storage_id: 22, secondary_storages: [25, 26], raid_id: 32 },
    },
  ],
])('%s?%s is ordered by %o', (product, query, body) => {
  expect(bodyOf(read(product, query))).toEqual(body);
});

describe('a period', () => {
  test.each<[Product, string]>([
    ['vds', 'preset=4795'],
    ['dbaas', 'db_service_id=1217&db_type=mysql'],
    ['s3', 'preset=389'],
    ['balancer', 'preset=391'],
    ['k8s', 'location=ru-1&version=v1.36.2&preset=403'],
    ['apps', 'location=ru-1&preset=568&type=backend&framework=django'],
    ['ai', 'vds=[{"preset":4795}]'],
  ])('that %s?%s does not name is a year', (product, query) => {
    expect(read(product, query).period).toBe('P1Y');
  });

  test.each([
    ['1', 'P1M'],
    ['3', 'P3M'],
    ['6', 'P6M'],
    ['12', 'P1Y'],
    ['2', 'P1Y'],
    ['', 'P1Y'],
    ['constructor', 'P1Y'],
  ])('of a dedicated server for the term "%s" is %s', (term, period) => {
    expect(read('dedicated', `id=3799&term=${term}`).period).toBe(period);
  });
});

test('the tariff of a dedicated configuration is 2191 unless the address names another', () => {
  const parts = 'type=config&cpu=4&memory=13&primaryStorage=22&term=1';
  expect(read('dedicated', parts)).toMatchObject({ machine: { planId: '2191' } });
  expect(read('dedicated', `${parts}&id=2192`)).toMatchObject({ machine: { planId: '2192' } });
});

test('an app goes to the panel with its type, framework, preset and location', () => {
  const order = read('apps', 'location=ru-1&preset=568&type=backend&framework=django&period=P1M');
  if (order.product !== 'apps') throw new Error('no app');
  expect(orderPage(order)).toBe('/apps/create?type=backend&framework=django&preset=568&location=ru-1');
});

test('each list of a bundle is read, and its servers start with the system 99 whatever they name', () => {
  const lists = [
    ['vds', '[{"preset":4795,"os":79}]'],
    ['dbaas', '[{"db_service_id":1217,"db_type":"redis"}]'],
    ['storages', '[{"preset":389},{"id":73,"disk":120}]'],
    ['balancers', '[{"preset":391}]'],
  ];
  const order = read('ai', String(new URLSearchParams(lists)));
  if (order.product !== 'ai') throw new Error('no bundle');
  expect(order.servers).toMatchObject([{ osId: '99', server: { presetId: '4795' } }]);
  expect(order.databases).toMatchObject([{ presetId: '1217', type: 'redis' }]);
  expect(order.buckets.map(({ bucket }) => bucket.kind)).toEqual(['preset', 'configuration']);
  expect(order.balancers).toMatchObject([{ presetId: '391' }]);
});

describe('the page on which a cluster is made', () => {
  const nodes = '[{"preset_id":1969,"node_count":2}]';

  test('is reached with every key of its rule', () => {
    const address = new URLSearchParams({
      ...{ presetId: '1675', version: 'v1.36.2', driver: 'calico', master_nodes_count: '3', zone: 'msk-1' },
      ...{ ingress: 'true', nodes },
    });
    const order = fromClusterPageQuery(address);
    if (!order.ok) throw new Error(JSON.stringify(order.failure));
    expect(order.value).toMatchObject({
      ...{ location: 'ru-3', version: 'v1.36.2', masterCount: 3, period: 'P1Y' },
      ...{ masters: { kind: 'preset', presetId: '1675' }, workerGroups: [{ nodeCount: 2 }] },
    });
    expect(Object.fromEntries(toClusterPageQuery(order.value))).toMatchObject({
      ...{ presetId: '1675', version: 'v1.36.2', driver: 'calico', master_nodes_count: '3', zone: 'msk-1' },
      ...{ ingress: 'true', nodes: expect.stringContaining('"node_count":2') },
    });
  });

  test('has the tariff type Custom for masters of parts, and none for a preset', () => {
    const parts = read(
      'k8s',
      'location=ru-1&version=v1.36.2&configuration={"configurator_id":89,"cpu":4,"ram":8,"disk":60}',
    );
    const preset = read('k8s', 'location=ru-1&version=v1.36.2&preset=403');
    if (parts.product !== 'k8s' || preset.product !== 'k8s') throw new Error('no cluster');
    expect(toClusterPageQuery(parts).get('master_tariff_type')).toBe('Custom');
    expect(toClusterPageQuery(preset).has('master_tariff_type')).toBe(false);
  });
});

function read(product: Product, query: string): Order {
  const order = readOrder(product, new URLSearchParams(query), (key) => {
    throw new Error(`${key} cannot be read`);
  });
  if (!order.ok) throw new Error(JSON.stringify(order.failure));
  return order.value;
}

function bodyOf(order: Order): object {
  switch (order.product) {
    case 'vds':
      return toServerRequest({ order, name: 'a', location: 'ru-3', bandwidthMbit: undefined });
    case 'dbaas':
      return toDatabaseRequest(order, 'a', 'S3cretPassword');
    case 's3':
      return toBucketRequest(order, 'a');
    case 'balancer':
      return toBalancerRequest(order, 'a');
    case 'k8s':
      return toClusterRequest(order, 'a');
    case 'dedicated':
      return toDedicatedCall(order, 'a').request;
    default:
      throw new Error(`${order.product} has no body`);
  }
}
