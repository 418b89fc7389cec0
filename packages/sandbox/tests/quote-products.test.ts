import {
  AUTH_FLOWS,
  type BundleOrder,
  type Catalogue,
  confirmPrice,
  formatMoney,
  monthsOf,
  newIntentId,
  type Order,
  type Product,
  ProviderOutage,
  parseOrder,
  paymentOf,
  quoteOrder,
  readOrder,
  roubles,
  sum,
  times,
} from '@vitrina/ordering';
import { panelEntry } from '@vitrina/provider-api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { first, openProductShop, PRODUCT_CASES, RULES } from './product-shop';

/** An address of each product, and of each way to choose it. */
const GOOD: readonly [Product, string][] = [
  ['vds', 'preset=4795'],
  ['vds', 'is_configurator=true&configurator_id=63&cpu=2&ram=2&disk=20'],
  ['dbaas', 'db_service_id=1205&db_type=mysql'],
  ['s3', 'preset=385'],
  ['s3', 'id=73&disk=120'],
  ['balancer', 'preset=393&bandwidth=1000'],
  ['k8s', 'preset=403&location=ru-1&version=v1.36.2%2Bk0s.0&nodes_count=3'],
  [
    'k8s',
    'configuration={"configurator_id":89,"cpu":4,"ram":8,"disk":60}&location=ru-3&version=v1.36.2%2Bk0s.0&worker_nodes=[{"preset_id":1969,"node_count":2}]',
  ],
  ['dedicated', 'id=3799&term=12&os=1833&admin=true'],
  ['dedicated', 'type=config&cpu=1&memory=11&primaryStorage=21&secondaryStorage=[24,25]&raid=31&term=1'],
  ['apps', 'preset=568&type=backend&framework=django&location=ru-1'],
  ['ai', 'vds=[{"preset":4795}]&balancers=[{"preset":391}]&storages=[{"preset":385}]'],
];

const PRODUCTS: readonly Product[] = ['vds', 'dbaas', 's3', 'balancer', 'k8s', 'dedicated', 'apps', 'ai'];

describe.each(PRODUCT_CASES)('$name', ({ order: choose }) => {
  test('costs in the panel what the site has shown', async () => {
    const { shop, place, price: priceOf, catalogue } = await openProductShop();
    const [session, order] = [await shop.newCustomer(), await choose(catalogue)];
    const outcome = await place(session, newIntentId(), order);
    if (outcome.status !== 'placed') throw new Error(JSON.stringify(outcome));
    const address = panelEntry(`${shop.url}/panel`)(session.portalToken, outcome.page, {
      paymentPeriod: order.period,
    });
    const entry = await fetch(address, { redirect: 'manual' });
    const cookie = entry.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const page = await fetch(`${shop.url}${entry.headers.get('location')}`, { headers: { cookie } });
    expect(page.status).toBe(200);
    expect(plain(await page.text())).toContain(plain(formatMoney((await priceOf(order)).monthly)));
  });

  test('is not sold once it has left the catalogue', async () => {
    const { catalogue } = await openProductShop();
    const order = await choose(catalogue);
    expect(await quoteOrder(order, emptied(catalogue), RULES)).toEqual({ kind: 'not-sold' });
  });
});

// Prices of the market with a year's discount: public figures.
test.each<[string, (catalogue: Catalogue) => Promise<Order>, number]>([
  ['Cloud DB 1/2/20', async () => readGood('dbaas', 'db_service_id=1205&db_type=mysql'), 711],
  ['Cloud DB 2/4/40', async () => readGood('dbaas', 'db_service_id=1221&db_type=postgres'), 1422],
  ['S3 250', async () => readGood('s3', 'preset=385'), 639],
  ['a balancer of two nodes', async () => readGood('balancer', 'preset=393&bandwidth=1000'), 675],
  ['the smallest dedicated server', async () => readGood('dedicated', 'id=3799&term=12'), 6543],
  [
    'a dedicated server of two processors',
    async () => readGood('dedicated', 'id=3657&aid=3813&term=12'),
    14_310,
  ],
  ['120 GB at 2.84', async () => readGood('s3', 'id=73&disk=120&period=P1M'), 341],
  ['an app', async () => readGood('apps', 'preset=568&type=backend&framework=django&location=ru-1'), 180],
])('%s costs what the market pays', async (_, order, price) => {
  const { monthly, catalogue } = await openProductShop();
  expect(await monthly(await order(catalogue))).toBe(roubles(price));
});

test('no ready-made bucket costs more than one of its own size', async () => {
  const { monthly, catalogue } = await openProductShop();
  const { configuratorId, diskMb } = first(await catalogue.storageConfigurators());
  const sized = (await catalogue.storageTariffs()).filter((tariff) => tariff.diskMb >= diskMb.min);
  expect(sized.length).toBeGreaterThan(1);
  for (const { presetId, diskMb: size } of sized) {
    const own = readGood('s3', `id=${configuratorId}&disk=${size / 1024}&period=P1M`);
    expect(await monthly(readGood('s3', `preset=${presetId}&period=P1M`))).toBeLessThanOrEqual(
      await monthly(own),
    );
  }
});

test.each<[Product, string]>([
  ['dbaas', 'db_service_id=1205&db_type=postgres'],
  ['s3', 'id=73&disk=105'],
  ['s3', 'id=73&disk=90'],
  ['s3', 'id=73&disk=1000000'],
  ['balancer', 'preset=393&bandwidth=200'],
  ['k8s', 'preset=403&location=ru-3&version=v1.36.2%2Bk0s.0'],
  ['k8s', 'preset=403&location=ru-1&version=v1.1'],
  ['k8s', 'preset=403&location=ru-1&version=v1.36.2%2Bk0s.0&nodes_count=2'],
  ['k8s', 'preset=1673&location=ru-3&version=v1.36.2%2Bk0s.0&nodes_count=3'],
  ['k8s', 'preset=399&location=ru-1&version=v1.36.2%2Bk0s.0'],
  [
    'k8s',
    `preset=403&location=ru-1&version=v1.36.2%2Bk0s.0&worker_nodes=[{"preset_id":1969,"node_count":1}]`,
  ],
  ['dedicated', 'id=3799&aid=1&term=1'],
  ['dedicated', 'id=3799&term=1&os=452'],
  ['dedicated', 'type=config&id=2192&cpu=1&memory=11&primaryStorage=21&term=1'],
  ['dedicated', 'type=config&cpu=11&memory=11&primaryStorage=21&term=1'],
  ['apps', 'preset=568&type=backend&framework=vue&location=ru-1'],
  ['apps', 'preset=568&type=frontend&framework=vue&location=ru-1'],
  ['ai', 'vds=[{"preset":4795}]&balancers=[{"preset":1}]'],
])('%s?%s is not sold', async (product, query) => {
  const { catalogue } = await openProductShop();
  expect(await quoteOrder(readGood(product, query), catalogue, RULES)).toEqual({ kind: 'not-sold' });
});

test('more cores than the limit are asked for in writing, alone and in a bundle', async () => {
  const { catalogue } = await openProductShop();
  const { configuratorId, ramMb, diskMb } = first(
    (await catalogue.serverConfigurators()).filter(({ cpu }) => cpu.max >= 17),
  );
  const amounts = `cpu=17&ram=${ramMb.max / 1024}&disk=${diskMb.min / 1024}`;
  const server = readGood('vds', `is_configurator=true&configurator_id=${configuratorId}&${amounts}`);
  expect(await quoteOrder(server, catalogue, RULES)).toEqual({ kind: 'by-request', cpuLimit: 16 });
  if (server.product !== 'vds') throw new Error('no server');
  const bundle: BundleOrder = {
    ...{ product: 'ai', servers: [server], databases: [], buckets: [], balancers: [], period: 'P1Y' },
  };
  expect(await quoteOrder(bundle, catalogue, RULES)).toMatchObject({ kind: 'by-request' });
});

describe('Windows', () => {
  const WINDOWS = 115;

  test('is not offered on less than 2 GB, so that nobody registers for what the provider refuses', async () => {
    const { catalogue } = await openProductShop();
    const small = first((await catalogue.serverTariffs()).filter(({ ramMb }) => ramMb < 2048));
    const built = first(await catalogue.serverConfigurators());
    for (const query of [
      `preset=${small.presetId}&os=${WINDOWS}`,
      `is_configurator=true&configurator_id=${built.configuratorId}&cpu=1&ram=1&disk=${built.diskMb.min / 1024}&os=${WINDOWS}`,
    ])
      expect(await quoteOrder(readGood('vds', query), catalogue, RULES)).toMatchObject({
        ...{ kind: 'too-small-for-system', system: 'Windows Server 2022', leastRamMb: 2048 },
      });
  });

  test('is refused by its own reason where a form of yesterday still asks for it', async () => {
    const { shop, place, catalogue } = await openProductShop();
    const small = first((await catalogue.serverTariffs()).filter(({ ramMb }) => ramMb < 2048));
    const order = readGood('vds', `preset=${small.presetId}&os=${WINDOWS}`);
    const confirm = confirmPrice(order, paymentOf(roubles(1), 'P1M'), catalogue, RULES);
    expect(await place(await shop.newCustomer(), newIntentId(), order, confirm)).toMatchObject({
      ...{ status: 'refused', reason: { kind: 'too-small-for-system' } },
    });
    expect(await shop.requests('createServer')).toEqual([]);
  });

  test('is offered, and made, on 2 GB', async () => {
    const { shop, place, price: priceOf, catalogue } = await openProductShop();
    const enough = first((await catalogue.serverTariffs()).filter(({ ramMb }) => ramMb === 2048));
    const order = readGood('vds', `preset=${enough.presetId}&os=${WINDOWS}`);
    const confirm = confirmPrice(order, await priceOf(order), catalogue, RULES);
    expect(await place(await shop.newCustomer(), newIntentId(), order, confirm)).toMatchObject({
      status: 'placed',
    });
  });
});

test('an order in a period that was withdrawn meanwhile is refused by that reason, and nothing is made', async () => {
  const { shop, place, catalogue } = await openProductShop();
  const order = readGood('vds', 'preset=2453&period=P6M');
  const { P6M: _, ...multipliers } = RULES.multipliers;
  const confirm = confirmPrice(order, paymentOf(roubles(1), 'P6M'), catalogue, { ...RULES, multipliers });
  expect(await place(await shop.newCustomer(), newIntentId(), order, confirm)).toMatchObject({
    ...{ status: 'refused', reason: { kind: 'no-such-period' } },
  });
  expect(await shop.requests('createServer')).toEqual([]);
});

describe('the bandwidth of a server', () => {
  const BUILT = 'is_configurator=true&configurator_id=79&cpu=1&ram=1&disk=15';

  // What the provider is asked for. 4237 has 100 Mbit/s in the price list, 2453 has 200.
  test.each([
    ['preset=2453', 200],
    ['preset=2453&bandwidth=100', 100],
    ['preset=2453&bandwidth=200', 200],
    ['preset=2453&bandwidth=300', 300],
    ['preset=2453&bandwidth=1000', 1000],
    ['preset=4237', 100],
    ['preset=4237&bandwidth=200', 200],
    [BUILT, 200],
    [`${BUILT}&bandwidth=500`, 500],
  ])('%s is shown, and made, with %i Mbit/s at the price of the machine', async (query, bandwidth) => {
    const { shop, place, price: priceOf, catalogue } = await openProductShop();
    const order = readGood('vds', query);
    expect(await quoteOrder(order, catalogue, RULES)).toMatchObject({ bandwidthMbit: bandwidth });
    const price = await priceOf(order);
    expect(price).toEqual(await priceOf(readGood('vds', query.replace(/&bandwidth=.*/, ''))));
    const confirm = confirmPrice(order, price, catalogue, RULES);
    expect(await place(await shop.newCustomer(), newIntentId(), order, confirm)).toMatchObject({
      status: 'placed',
    });
    expect(await shop.requests('createServer')).toMatchObject([{ body: { data: { bandwidth } } }]);
  });

  test.each([
    ['preset=2453&bandwidth=250', 250, 200],
    ['preset=2453&bandwidth=50', 50, 200],
    ['preset=4237&bandwidth=1000000', 1_000_000, 100],
    [`${BUILT}&bandwidth=100`, 100, 200],
  ])('%s: %i Mbit/s are not offered, %i are', async (query, wantedMbit, usual) => {
    const { catalogue } = await openProductShop();
    expect(await quoteOrder(readGood('vds', query), catalogue, RULES)).toMatchObject({
      ...{ kind: 'no-such-bandwidth', wantedMbit, bandwidths: { usual } },
    });
  });

  test('that is not offered is not ordered by a form of yesterday either', async () => {
    const { shop, place, catalogue } = await openProductShop();
    const order = readGood('vds', 'preset=2453&bandwidth=250');
    const confirm = confirmPrice(order, paymentOf(roubles(1062), order.period), catalogue, RULES);
    expect(await place(await shop.newCustomer(), newIntentId(), order, confirm)).toMatchObject({
      ...{ status: 'refused', reason: { kind: 'not-sold' } },
    });
    expect(await shop.requests('createServer')).toEqual([]);
  });
});

test('as many cores as the limit are ordered without asking', async () => {
  const { catalogue } = await openProductShop();
  const { configuratorId, ramMb, diskMb } = first(
    (await catalogue.serverConfigurators()).filter(({ cpu }) => cpu.max >= RULES.cpuLimit),
  );
  const amounts = `cpu=${RULES.cpuLimit}&ram=${ramMb.max / 1024}&disk=${diskMb.min / 1024}`;
  const server = readGood('vds', `is_configurator=true&configurator_id=${configuratorId}&${amounts}`);
  expect(await quoteOrder(server, catalogue, RULES)).toMatchObject({ kind: 'offer' });
});

test('whatever an address says, its price is whole roubles or there is none', async () => {
  const { catalogue } = await openProductShop();
  const known = await copied(catalogue);
  const ids = await idsOf(known);
  const anyValue = fc.oneof(
    fc.constantFrom(...ids.map(String)),
    fc.string(),
    fc.constantFrom(
      '-1',
      '0',
      '1',
      '8',
      '120',
      '1.5',
      '1e9',
      '999999',
      '1000000',
      'NaN',
      'true',
      'P1M',
      'ru-1',
    ),
    fc.constantFrom('mysql', 'backend', 'django', 'v1.36.2+k0s.0', 'config', '12', '3'),
    fc
      .array(
        fc.record({
          preset: fc.constantFrom(...ids),
          preset_id: fc.constantFrom(...ids),
          node_count: fc.integer({ min: -2, max: 120 }),
          db_service_id: fc.constantFrom(...ids),
          db_type: fc.constantFrom('mysql', 'redis'),
        }),
        { maxLength: 3 },
      )
      .map((list) => JSON.stringify(list)),
  );
  const sold = new Set<Product>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...GOOD).chain(([product, query]) => {
        const key = fc.constantFrom(...AUTH_FLOWS[product].keys, 'aid', 'period');
        return fc.tuple(
          fc.constant(product),
          fc.constant(query),
          fc.array(fc.tuple(key, anyValue), { maxLength: 3 }),
        );
      }),
      async ([product, good, changes]) => {
        const query = new URLSearchParams(good);
        for (const [key, value] of changes) query.set(key, value);
        const order = parseOrder(AUTH_FLOWS[product].auth, query);
        if (!order.ok) return;
        const quote = await quoteOrder(order.value, known, RULES);
        if (quote.kind !== 'offer') return;
        sold.add(product);
        expect(Number.isSafeInteger(quote.monthly)).toBe(true);
        expect(quote.monthly).toBeGreaterThan(0);
        expect(quote.monthly % 100).toBe(0);
        expect(quote.due).toBe(quote.monthly * monthsOf(order.value.period));
      },
    ),
    { numRuns: 4_000 },
  );
  // A check that never met a price would prove nothing.
  expect([...sold].toSorted()).toEqual([...PRODUCTS].toSorted());
});

test('nothing is quoted, and no price confirmed, while the catalogue cannot be asked', async () => {
  const { shop, place, price: priceOf, catalogue } = await openProductShop();
  const session = await shop.newCustomer();
  const order = readGood('dbaas', 'db_service_id=1205&db_type=mysql');
  const price = await priceOf(order);
  await shop.fault({ endpoint: 'listDatabasePresets', kind: 'status', status: 503, times: 6 });
  await expect(quoteOrder(order, catalogue, RULES)).rejects.toThrow(ProviderOutage);
  const confirm = confirmPrice(order, price, catalogue, RULES);
  expect(await place(session, newIntentId(), order, confirm)).toMatchObject({
    ...{ status: 'refused', reason: { kind: 'unavailable' } },
  });
  expect(await shop.requests('createDatabase')).toEqual([]);
});

test.each<[Product, string]>([
  ['dedicated', 'id=3799&term=12'],
  ['ai', 'vds=[{"preset":4795}]&balancers=[{"preset":391},{"preset":391}]'],
])('%s?%s is made at the confirmed price, and at no other', async (product, query) => {
  const { shop, place, price: priceOf, catalogue } = await openProductShop();
  const session = await shop.newCustomer();
  const order = readGood(product, query);
  const price = await priceOf(order);
  const others = [
    ...[price.monthly - 100, price.monthly + 100, 0].map((month) =>
      paymentOf(roubles(month / 100), order.period),
    ),
    // A month of the same price, seen for another period.
    { ...price, due: times(price.due, 2) },
    { ...price, monthly: sum(price.monthly, roubles(1)) },
  ];
  for (const other of others)
    expect(
      await place(session, newIntentId(), order, confirmPrice(order, other, catalogue, RULES)),
    ).toMatchObject({ status: 'refused', reason: { kind: 'price-changed' } });
  for (const endpoint of ['createServer', 'createBalancer', 'createDedicatedServer'] as const)
    expect(await shop.requests(endpoint)).toEqual([]);
  const confirm = confirmPrice(order, price, catalogue, RULES);
  expect(await place(session, newIntentId(), order, confirm)).toMatchObject({ status: 'placed' });
});

function readGood(product: Product, query: string): Order {
  const order = readOrder(product, new URLSearchParams(query));
  if (!order.ok) throw new Error(`${query}: ${JSON.stringify(order.failure)}`);
  return order.value;
}

/** No-break spaces are spaces to a reader. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

/** A catalogue from which everything has been taken. */
function emptied(catalogue: Catalogue): Catalogue {
  const names = Object.keys(catalogue) as (keyof Catalogue)[];
  const nothing = Object.fromEntries(names.map((name) => [name, async () => []]));
  return { ...catalogue, ...nothing, dedicatedConfigurator: async () => undefined };
}

/** A copy of the catalogue, asked for once. */
async function copied(catalogue: Catalogue): Promise<Catalogue> {
  const names = Object.keys(catalogue) as (keyof Catalogue)[];
  const copies = await Promise.all(
    names.map(async (name) => {
      const rows = await catalogue[name]();
      return [name, async () => rows] as const;
    }),
  );
  return { ...catalogue, ...Object.fromEntries(copies) };
}

async function idsOf(catalogue: Catalogue): Promise<string[]> {
  const configurator = await catalogue.dedicatedConfigurator();
  const { cpus = [], memories = [], storages = [], raids = [] } = configurator ?? {};
  return [
    ...(await catalogue.serverTariffs()).map(({ presetId }) => presetId),
    ...(await catalogue.serverConfigurators()).map(({ configuratorId }) => configuratorId),
    ...(await catalogue.databaseTariffs()).map(({ presetId }) => presetId),
    ...(await catalogue.storageTariffs()).map(({ presetId }) => presetId),
    ...(await catalogue.balancerTariffs()).map(({ presetId }) => presetId),
    ...(await catalogue.nodeTariffs()).map(({ presetId }) => presetId),
    ...(await catalogue.dedicatedTariffs()).map(({ presetId }) => presetId),
    ...(await catalogue.dedicatedServices()).map(({ serviceId }) => serviceId),
    ...(await catalogue.appTariffs()).map(({ presetId }) => presetId),
    ...[...cpus, ...memories, ...storages, ...raids].map(({ partId }) => partId),
  ];
}
