import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AUTH_FLOWS, readAuthQuery, switchMode } from '../account/auth-flow';
import { parsePanelPath } from '../account/panel';
import type { PresetId } from '../ids';
import { appPage } from '../products/app/order';
import { fromClusterPageQuery, toClusterPageQuery } from '../products/cluster/page-query';
import type { Order, Product } from '../products/products';
import { anyAppOrder, anyClusterOrder, anyId, anyOrder } from '../testing/orders';
import {
  fallbackPage,
  type InvalidOrder,
  orderPage,
  parseOrder,
  productOf,
  readOrder,
  toQuery,
} from './order';

const PRODUCTS: readonly Product[] = ['vds', 'dbaas', 's3', 'balancer', 'k8s', 'dedicated', 'apps', 'ai'];

describe('an order in the address', () => {
  test('of any product comes back as it went, copied as text among other keys', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { auth } = AUTH_FLOWS[order.product];
        const address = new URL(`https://site.example/order?auth=${auth}&promo=a&${toQuery(order)}`);
        expect(parseOrder(auth, address.searchParams)).toStrictEqual({ ok: true, value: order });
      }),
    );
  });

  test('comes back through a login that names the product by its service', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const query = toQuery(order);
        query.set('serviceType', order.product);
        expect(parseOrder('login', query)).toStrictEqual({ ok: true, value: order });
      }),
    );
  });

  test('is carried whole by its flow, to the login and back', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const query = toQuery(order);
        query.set('auth', AUTH_FLOWS[order.product].auth);
        const login = switchMode(query, 'login');
        const carried = readAuthQuery(switchMode(login, 'registration'))?.carried;
        expect(carried && readOrder(order.product, carried)).toStrictEqual({ ok: true, value: order });
      }),
    );
  });

  test('of a cluster comes back from the page of its creation too, as far as a zone tells the location', () => {
    fc.assert(
      fc.property(anyClusterOrder, (order) => {
        const read = fromClusterPageQuery(toClusterPageQuery(order));
        const again = read.ok ? fromClusterPageQuery(toClusterPageQuery(read.value)) : undefined;
        expect(read).toMatchObject({ ok: true, value: { ...order, location: expect.any(String) } });
        expect(again).toStrictEqual(read);
      }),
    );
  });

  test.each([
    [null],
    ['registration'],
    ['registrationAccount'],
    ['registrationPartner'],
    ['smsAuth'],
    ['hacking'],
    ['__proto__'],
  ])('with auth %s has no handler', (auth) => {
    expect(productOf(auth)).toBeUndefined();
    expect(parseOrder(auth, new URLSearchParams('preset=1'))).toEqual({
      ok: false,
      failure: { kind: 'no-handler', auth: auth ?? '' },
    });
  });

  test.each([
    ['registrationAI', 'ai'],
    ['registrationVds', 'vds'],
    ['registrationDbaas', 'dbaas'],
    ['registrationBalancer', 'balancer'],
    ['registrationS3', 's3'],
    ['registrationDedicated', 'dedicated'],
    ['registrationK8s', 'k8s'],
    ['registrationApps', 'apps'],
  ])('%s orders %s', (auth, product) => {
    expect(productOf(auth)).toBe(product);
  });

  test('no address makes it throw, and what is read can be written and read again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PRODUCTS), fc.array(fc.tuple(anyKey, anyText)), (product, pairs) => {
        const read = readOrder(product, new URLSearchParams(pairs));
        if (read.ok) expect(readOrder(product, toQuery(read.value))).toStrictEqual(read);
      }),
      { numRuns: 2_000 },
    );
  });

  test('one key of a good address may be anything: it is another order or none, and still one that can be written', () => {
    fc.assert(
      fc.property(anyOrder, anyKey, anyText, (order, key, text) => {
        const query = toQuery(order);
        query.set(key, text);
        const read = readOrder(order.product, query);
        if (read.ok) expect(readOrder(order.product, toQuery(read.value))).toStrictEqual(read);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each<[Product, string, InvalidOrder]>([
    ['dbaas', 'db_type=mysql', { kind: 'nothing-chosen' }],
    ['dbaas', 'db_service_id=-1&db_type=mysql', { kind: 'invalid', key: 'db_service_id' }],
    ['dbaas', 'db_service_id=1&db_type=oracle', { kind: 'invalid', key: 'db_type' }],
    ['dbaas', 'db_service_id=1&db_type=mysql&period=P2W', { kind: 'invalid', key: 'period' }],
    ['s3', 'disk=100', { kind: 'nothing-chosen' }],
    ['s3', 'id=73', { kind: 'invalid', key: 'disk' }],
    ['s3', 'id=73&disk=-1', { kind: 'invalid', key: 'disk' }],
    ['s3', 'id=73&disk=1e3', { kind: 'invalid', key: 'disk' }],
    ['s3', 'id=73&disk=1.5', { kind: 'invalid', key: 'disk' }],
    ['s3', 'preset=a/b&id=73&disk=100', { kind: 'invalid', key: 'preset' }],
    ['balancer', 'bandwidth=200', { kind: 'nothing-chosen' }],
    ['balancer', 'preset=391&bandwidth=fast', { kind: 'invalid', key: 'bandwidth' }],
    ['k8s', 'location=ru-1&version=v1.36.2', { kind: 'nothing-chosen' }],
    ['k8s', 'preset=403&version=v1.36.2', { kind: 'invalid', key: 'location' }],
    ['k8s', 'preset=403&location=ru-1&version=newest', { kind: 'invalid', key: 'version' }],
    [
      'k8s',
      'preset=403&location=ru-1&version=v1.36.2&nodes_count=0',
      { kind: 'invalid', key: 'nodes_count' },
    ],
    ['k8s', 'configuration={&location=ru-1&version=v1.36.2', { kind: 'invalid', key: 'configuration' }],
    ['dedicated', 'term=1', { kind: 'nothing-chosen' }],
    ['dedicated', 'id=3799', { kind: 'invalid', key: 'term' }],
    ['dedicated', 'id=3799&term=1&term=3', { kind: 'invalid', key: 'term' }],
    ['dedicated', 'id=3799&term=1&type=rented', { kind: 'invalid', key: 'type' }],
    ['dedicated', 'id=3799&term=1&os=debian 12', { kind: 'invalid', key: 'os' }],
    ['dedicated', 'id=3799&term=1&admin=yes', { kind: 'invalid', key: 'admin' }],
    ['dedicated', 'type=config&term=1&cpu=1&memory=11', { kind: 'invalid', key: 'primaryStorage' }],
    ['apps', 'preset=568&type=backend&framework=../up&location=ru-1', { kind: 'invalid', key: 'framework' }],
    ['apps', 'preset=568&type=both&framework=vue&location=ru-1', { kind: 'invalid', key: 'type' }],
    ['ai', 'period=P1M', { kind: 'nothing-chosen' }],
    ['ai', 'vds=[]', { kind: 'nothing-chosen' }],
  ])('%s?%s is refused', (product, query, failure) => {
    expect(readOrder(product, new URLSearchParams(query))).toEqual({ ok: false, failure });
  });
});

describe('a list in the address', () => {
  const cluster = 'preset=403&location=ru-1&version=v1.36.2&worker_nodes=';
  const group = '{"preset_id":399,"node_count":2}';

  test.each<[Product, string, string, string]>([
    ['k8s', cluster, 'worker_nodes', '{'],
    ['k8s', cluster, 'worker_nodes', '{"0":1}'],
    ['k8s', cluster, 'worker_nodes', `[${group},{"preset_id":399}]`],
    ['k8s', cluster, 'worker_nodes', '[{"preset_id":399,"node_count":1.5}]'],
    ['k8s', cluster, 'worker_nodes', '[{"preset_id":399,"node_count":-1}]'],
    ['k8s', cluster, 'worker_nodes', '[{"preset_id":399,"node_count":101}]'],
    ['k8s', cluster, 'worker_nodes', '[{"preset_id":399,"node_count":1,"labels":{}}]'],
    ['k8s', cluster, 'worker_nodes', `[${Array(21).fill(group).join()}]`],
    ['ai', 'balancers=[{"preset":391}]&vds=', 'vds', 'null'],
    ['ai', 'balancers=[{"preset":391}]&vds=', 'vds', '[{"preset":-1}]'],
    ['ai', 'balancers=[{"preset":391}]&vds=', 'vds', '[{"preset":[4795]}]'],
    ['ai', 'balancers=[{"preset":391}]&dbaas=', 'dbaas', '[{"db_service_id":1201}]'],
    [
      'dedicated',
      'type=config&term=1&cpu=1&memory=11&primaryStorage=21&secondaryStorage=',
      'secondaryStorage',
      '[21',
    ],
    [
      'dedicated',
      'type=config&term=1&cpu=1&memory=11&primaryStorage=21&secondaryStorage=',
      'secondaryStorage',
      'a big one',
    ],
  ])('of %s?%s that is no list is told of and treated as empty: %s=%s', (product, query, key, text) => {
    const told: string[][] = [];
    const bad = readOrder(product, new URLSearchParams(`${query}${encodeURIComponent(text)}`), (...what) =>
      told.push(what),
    );
    const empty = readOrder(product, new URLSearchParams(query.replace(/&?\w+=$/, '')));
    expect(told).toEqual([[key, text]]);
    expect(bad).toEqual(empty);
    expect(bad.ok).toBe(true);
  });

  test('of disks is a list, a single value or a repeated key', () => {
    const read = (secondary: string) => {
      const query = `type=config&term=1&cpu=1&memory=11&primaryStorage=21&${secondary}`;
      const order = readOrder('dedicated', new URLSearchParams(query));
      return order.ok && order.value.product === 'dedicated' && order.value.machine.kind === 'configuration'
        ? order.value.machine.secondaryStorageIds
        : undefined;
    };
    expect(read('secondaryStorage=[21,25]')).toEqual(['21', '25']);
    expect(read('secondaryStorage=["21","25"]')).toEqual(['21', '25']);
    expect(read('secondaryStorage=25')).toEqual(['25']);
    expect(read('secondaryStorage=21&secondaryStorage=25')).toEqual(['21', '25']);
    expect(read('')).toEqual([]);
  });
});

describe('the panel’s page', () => {
  test.each<[Exclude<Product, 'apps' | 'ai'>, string]>([
    ['vds', '/servers/17'],
    ['dbaas', '/database/17'],
    ['s3', '/storage/17/settings'],
    ['balancer', '/balancer/17'],
    ['k8s', '/kubernetes/17'],
    ['dedicated', '/dedicated/17'],
  ])('of %s is %s', (product, page) => {
    const order = fc.sample(
      anyOrder.filter((any) => any.product === product),
      1,
    )[0];
    if (!order || order.product === 'apps' || order.product === 'ai') throw new Error('no order');
    expect(orderPage(order, '17')).toBe(page);
  });

  test('of any order is one the hand-off lets pass', () => {
    fc.assert(
      fc.property(anyOrder, anyId<PresetId>(), (order, id) => {
        const page =
          order.product === 'apps' || order.product === 'ai' ? orderPage(order) : orderPage(order, id);
        expect(parsePanelPath(page)).toBe(page);
      }),
    );
  });

  test('of an app carries all that was chosen', () => {
    fc.assert(
      fc.property(anyAppOrder, (order) => {
        const { searchParams } = new URL(appPage(order), 'https://panel.example');
        expect(Object.fromEntries(searchParams)).toEqual({
          ...{ type: order.type, framework: order.framework },
          ...{ preset: String(order.presetId), location: order.location },
        });
      }),
    );
  });

  test('to go on without money exists for storage and clusters', () => {
    const page = (order: Order) => fallbackPage(order, { kind: 'no-balance' });
    fc.assert(
      fc.property(anyOrder, (order) => {
        const pages: Partial<Record<Product, string>> = { s3: '/storage/create', k8s: '/kubernetes/create' };
        expect(page(order)).toBe(pages[order.product]);
        expect(fallbackPage(order, { kind: 'unavailable' })).toBeUndefined();
      }),
    );
  });
});

const anyKey = fc.oneof(
  fc.constantFrom(
    ...PRODUCTS.flatMap((product) => [...AUTH_FLOWS[product].keys]),
    'aid',
    'period',
    'bandwidth',
  ),
  fc.string(),
);

const anyText = fc.oneof(
  fc.string(),
  fc.json(),
  fc.integer().map(String),
  fc.constantFrom(
    '-1',
    '0',
    '1.5',
    '1e9',
    'NaN',
    'Infinity',
    '999999999999999999999',
    '[]',
    '{}',
    'null',
    'true',
  ),
);
